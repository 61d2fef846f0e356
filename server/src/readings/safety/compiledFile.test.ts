import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { expect, test } from 'vitest';
import { readCompiledLanguages, writeCompiledLanguages } from './compiledFile.ts';
import type { CompiledLanguage } from './compileLanguages.ts';
import { compilePhrases } from './phrases.ts';

const phrases = (...all: string[]) => compilePhrases(all, { verbs: ['go', 'come back'] });
const LANGUAGES: CompiledLanguage[] = [
  {
    certain: phrases('i {verbs} _2 soon$', 'run*'),
    statements: phrases('(a|b c) d?'),
    mentions: phrases(),
    harmless: phrases('打我'),
  },
];

test('reads compiled phrases back unchanged, and only while their inputs are unchanged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'moonletter-phrases-'));
  const file = pathToFileURL(join(folder, 'dist', 'phrases.bin'));
  const write = () => writeCompiledLanguages(file, () => LANGUAGES);
  try {
    expect(readCompiledLanguages(file)).toBe(undefined);
    expect(await write()).toBe(true);
    expect(readCompiledLanguages(file)).toEqual(LANGUAGES);
    expect(await write()).toBe(false);
    const built = deserialize(await readFile(file)) as object;
    for (const unusable of [serialize({ ...built, madeFrom: 'something else' }), Buffer.from('cut off')]) {
      await writeFile(file, unusable);
      expect(readCompiledLanguages(file)).toBe(undefined);
      expect(await write()).toBe(true);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
