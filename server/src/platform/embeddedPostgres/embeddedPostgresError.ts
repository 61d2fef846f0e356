/** An expected no, in one line that says what to do: already in use, no binaries for this platform, wrong owner. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresRefused';
}
