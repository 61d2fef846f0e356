import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NO_WORDS, type OwnersWords, WordsFault } from './ownersWords.ts';

const MAX_BYTES = 64_000;

/**
 * Reads `welcome.md`. Returns empty texts without the file.
 * @throws {WordsFault} when the file cannot be read or shown
 */
export async function readOwnersWords(dataDir: string): Promise<OwnersWords> {
  const bytes = await readFile(join(dataDir, 'welcome.md')).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new WordsFault(`it cannot be read (${error.code})`);
  });
  if (bytes === undefined) return NO_WORDS;
  if (bytes.length > MAX_BYTES) throw new WordsFault(`it is larger than ${MAX_BYTES} bytes`);
  // Few owners have this file, so the Markdown library is loaded only if it exists.
  const { parseOwnersWords } = await import('./parseOwnersWords.ts');
  return parseOwnersWords(decode(bytes));
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new WordsFault('it is not UTF-8');
  }
}
