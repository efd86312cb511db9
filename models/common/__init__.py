"""What the nets share: building blocks, the export to TensorFlow.js, the training loop's small parts."""
