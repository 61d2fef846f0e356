import { CommandError } from './commandError.ts';
import { USAGE } from './usage.ts';

/** The only argument of a command, a path. */
export function requireFileArgument(positionals: string[]): string {
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0)
    throw new CommandError(`Exactly one FILE is required:\n${USAGE}`);
  return path;
}
