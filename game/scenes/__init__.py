"""The screens. Siblings never import each other; app hands them what they may open."""
