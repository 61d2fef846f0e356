import { Failure } from './failure.ts';

/** The record of an address does not exist or is another's. A number too large to be an id is refused as malformed. */
export const isUnknownRecord = (error: Error | null): boolean =>
  error instanceof Failure && (error.status === 404 || error.status === 400);
