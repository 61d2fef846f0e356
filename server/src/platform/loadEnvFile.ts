import { existsSync } from 'node:fs';
import { ConfigError } from './config.ts';

/**
 * Adds the settings of a file `.env` in the current folder, if there is one, to the environment.
 * @throws {ConfigError} when it cannot be read
 */
export function loadEnvFile(): void {
  if (!existsSync('.env')) return;
  try {
    process.loadEnvFile('.env');
  } catch {
    // Node reports every failure as a missing file.
    throw new ConfigError(['.env: must be a file that the user who runs this command may read']);
  }
}
