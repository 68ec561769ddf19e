"""The recipe of the image, the manifests, the dashboards, and the service as an operator has it."""
