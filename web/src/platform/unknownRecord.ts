import { Failure } from './failure.ts';

/**
 * Whether the record in the address does not exist or belongs to someone else. A number too large for an id is refused
 * as malformed.
 */
export const isUnknownRecord = (error: Error | null): boolean =>
  error instanceof Failure && (error.status === 404 || error.status === 400);
