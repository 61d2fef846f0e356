import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * When the last backup was finished: `at` of the file `backups/last.json` in DATA_DIR. Undefined where there is none, or
 * where the last one failed.
 */
export async function readLastBackup(dataDir: string): Promise<Temporal.Instant | undefined> {
  try {
    const text = await readFile(join(dataDir, 'backups/last.json'), 'utf8');
    const { at, ok } = JSON.parse(text) as { at: string; ok: boolean };
    return ok ? Temporal.Instant.from(at) : undefined;
  } catch {
    return undefined;
  }
}
