/** A fresh key for one act. `crypto.randomUUID` is missing where the page came without TLS from another machine. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
