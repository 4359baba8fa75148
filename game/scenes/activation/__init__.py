"""The activation deck: set-up, battle and report for two generals on either side of the table."""
