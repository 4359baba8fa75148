"""The pages of a kiosk that only its staff opens. They must not know how anything is done that they offer."""
