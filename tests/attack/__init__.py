"""`make attack`: a bounded attack on a service of its own, on loopback, with a report."""
