/** Probabilities of logits. */
export function softmax(logits: Float32Array): Float32Array {
  const most = logits.reduce((a, b) => Math.max(a, b), -Infinity);
  const out = logits.map((v) => Math.exp(v - most));
  const sum = out.reduce((a, b) => a + b, 0);
  return out.map((v) => v / sum);
}
