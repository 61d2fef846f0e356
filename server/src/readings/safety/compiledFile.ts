import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { compileLanguages, type CompiledLanguage } from './compileLanguages.ts';

const FILE = new URL('../../../dist/phrases.bin', import.meta.url);
const FOLDER = fileURLToPath(new URL('.', import.meta.url));
/** The folders with the inputs that determine the file's content. */
const INPUTS = ['', 'languages/'];

interface CompiledFile {
  madeFrom: string;
  languages: CompiledLanguage[];
}

/** The compiled phrases from the build; undefined if there are none, or their inputs have changed since. */
export function readCompiledLanguages(file = FILE): CompiledLanguage[] | undefined {
  const built = readFileOrNothing(file);
  return built?.madeFrom === hashInputs() ? built.languages : undefined;
}

/**
 * Writes the file of compiled phrases, if it is missing or its inputs have changed.
 * @returns whether it was written
 */
export async function writeCompiledLanguages(file = FILE, compile = compileLanguages): Promise<boolean> {
  const madeFrom = hashInputs();
  if (readFileOrNothing(file)?.madeFrom === madeFrom) return false;
  const compiled: CompiledFile = { madeFrom, languages: compile() };
  await mkdir(new URL('.', file), { recursive: true });
  // Renamed when complete, so that readers see the old file or the new one.
  const unfinished = new URL(`${file.href}.${randomUUID()}`);
  await writeFile(unfinished, serialize(compiled));
  await rename(unfinished, file);
  return true;
}

function readFileOrNothing(file: URL): CompiledFile | undefined {
  try {
    return deserialize(readFileSync(file)) as CompiledFile;
  } catch {
    // Missing, or written by a Node version with another serialization format.
    return undefined;
  }
}

function hashInputs(): string {
  const hash = createHash('sha256');
  for (const folder of INPUTS)
    for (const name of readdirSync(FOLDER + folder).toSorted())
      if (name.endsWith('.ts')) hash.update(readFileSync(FOLDER + folder + name));
  return hash.digest('hex');
}
