"""What the eye would find amiss in a page: words cut short, printed over each other, or under a button."""
