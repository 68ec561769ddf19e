"""Games that the service keeps: seats, versions, a log and live updates."""
