/** A mail server may answer with any number of lines. */
const LENGTH_MAX = 2_000;

/**
 * The message of an error as PostgreSQL can store it. It may quote another system, and PostgreSQL accepts neither zero
 * characters nor halves of characters.
 */
export function describeError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replaceAll('\0', '').slice(0, LENGTH_MAX).toWellFormed();
}
