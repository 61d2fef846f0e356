import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The words with which an owner replaces those of the front page: text or HTML that is safe to show. */
export interface OwnersWords {
  /** Plain text; null: ours stands. */
  headline: string | null;
  /** HTML of the paragraphs below the headline; null: ours stands. */
  lead: string | null;
  /** The lead as plain text. */
  description: string | null;
  sections: { heading: string; text: string }[];
  /** Empty: ours stand. */
  questions: { question: string; answer: string }[];
}

export const NO_WORDS: OwnersWords = {
  headline: null,
  lead: null,
  description: null,
  sections: [],
  questions: [],
};

/** Why a file cannot be shown, for the owner's log. */
export class WordsFault extends Error {}

const MAX_BYTES = 64_000;

/**
 * Reads `welcome.md`. Without the file there are no words.
 * @throws {WordsFault} when the file cannot be read or shown
 */
export async function readOwnersWords(dataDir: string): Promise<OwnersWords> {
  const bytes = await readFile(join(dataDir, 'welcome.md')).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new WordsFault(`it cannot be read (${error.code})`);
  });
  if (bytes === undefined) return NO_WORDS;
  if (bytes.length > MAX_BYTES) throw new WordsFault(`it is larger than ${MAX_BYTES} bytes`);
  // Few owners write it, and the library for Markdown is loaded for them alone.
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
