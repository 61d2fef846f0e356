/**
 * An expected failure with a one-line message that says what to do: already in use, no binaries for this platform,
 * wrong owner.
 */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}
