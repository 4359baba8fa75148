"""What every sound is made with: signals, rooms, loudness and files. It must not know any one sound."""
