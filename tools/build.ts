// npm run build [-- web | welcome | places | phrases | pictures | manifest …]: builds the web app, the table of places,
// the phrases that indicate danger and the pictures, each only if its inputs have changed. `manifest` only lists the
// pictures; they are then rendered on request.
// `welcome` builds nothing but the front page, which is a part of `web`.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentsHash } from '@moonletter/decks/build/contentsHash.ts';
import { formatSecondsSince, succeeds, ROOT, startProgram } from './command.ts';

const WEB_INPUTS = [
  'contract/src/**',
  'web/src/**',
  'web/public/**',
  'web/index.html',
  'web/vite.config.ts',
  'web/{compileCalls,compileOnLoad,groupByView,inlineClasses,nameClasses,precompress,preloadApp}.ts',
  // The front page shows a chart, and its preview picture cards.
  'server/src/astrology/*.ts',
  'decks/src/**',
  'tools/{icons,previewPicture,welcomePage}.ts',
  'package-lock.json',
];
const WEB = join(ROOT, 'web/dist');
/** Contains the hash that web/dist was built from. Vite empties the folder first, so an interrupted build has none. */
const BUILT_FROM = join(WEB, '.built-from');

const print = (line: string) => process.stdout.write(`${line}\n`);

const given = process.argv.slice(2);
const parts = given.length > 0 ? given : ['web', 'places', 'phrases', 'pictures'];
try {
  await Promise.all([
    parts.includes('web') && buildWeb(),
    parts.includes('welcome') && buildWelcome(),
    parts.includes('places') && buildPlaces(),
    parts.includes('phrases') && buildPhrases(),
    parts.includes('pictures') && buildPictures(),
    parts.includes('manifest') && buildPictures('--manifest'),
  ]);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function buildWeb(): Promise<void> {
  const inputs = await contentsHash(ROOT, WEB_INPUTS);
  if (existsSync(BUILT_FROM) && (await readFile(BUILT_FROM, 'utf8')) === inputs) return;
  print('Building the web app…');
  const startedAt = performance.now();
  // Imported only here, because loading it takes longer than the check for changes.
  const { build } = await import('vite');
  await build({ configFile: join(ROOT, 'web/vite.config.ts'), logLevel: 'warn' });
  await buildWelcome();
  await writeFile(BUILT_FROM, inputs);
  print(`The web app is built (${formatSecondsSince(startedAt)}).`);
}

async function buildWelcome(): Promise<void> {
  const { buildWelcomePage } = await import('./welcomePage.ts');
  await buildWelcomePage(WEB);
}

/** The decks' build itself skips pictures that are already rendered. */
async function buildPictures(...how: string[]): Promise<void> {
  if (!(await succeeds(startProgram(process.execPath, ['decks/build.ts', ...how]))))
    throw new Error('Rendering the cards failed, see above.');
}

/** Birth places; the build itself checks whether its inputs have changed. */
async function buildPlaces(): Promise<void> {
  const startedAt = performance.now();
  const { makePlaces } = await import('../server/src/astrology/places/makePlaces.ts');
  if (await makePlaces()) print(`The table of places is built (${formatSecondsSince(startedAt)}).`);
}

/** Servers load them at the start instead of compiling them; the build itself checks whether its inputs have changed. */
async function buildPhrases(): Promise<void> {
  const { writeCompiledLanguages } = await import('../server/src/readings/safety/compiledFile.ts');
  await writeCompiledLanguages();
}
