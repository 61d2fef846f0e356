import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NO_WELCOME_TEXT, type WelcomeText, WelcomeTextError } from './welcomeText.ts';

const MAX_BYTES = 64_000;

/**
 * Reads `welcome.md`. Returns empty texts without the file.
 * @throws {WelcomeTextError} when the file cannot be read or shown
 */
export async function readWelcomeText(dataDir: string): Promise<WelcomeText> {
  const bytes = await readFile(join(dataDir, 'welcome.md')).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new WelcomeTextError(`it cannot be read (${error.code})`);
  });
  if (bytes === undefined) return NO_WELCOME_TEXT;
  if (bytes.length > MAX_BYTES) throw new WelcomeTextError(`it is larger than ${MAX_BYTES} bytes`);
  // Few owners have this file, so the Markdown library is loaded only if it exists.
  const { parseWelcomeText } = await import('./parseWelcomeText.ts');
  return parseWelcomeText(decode(bytes));
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new WelcomeTextError('it is not UTF-8');
  }
}
