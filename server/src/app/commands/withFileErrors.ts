import { CommandError } from './commandError.ts';

/** Errors of the disk, and of the store of S3_URL. */
const isFileError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error &&
  ((error as NodeJS.ErrnoException).code === 'FILES_UNAVAILABLE' ||
    (error as NodeJS.ErrnoException).errno !== undefined);

/**
 * Runs a command that reads or writes files.
 * @param failed what could not be done, and what to do then
 * @throws {CommandError} in one line when the disk or the store of S3_URL fails
 */
export async function withFileErrors<Result>(failed: string, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!isFileError(error)) throw error;
    throw new CommandError(`${failed}: ${error.message.split('\n')[0]}`, { cause: error });
  }
}
