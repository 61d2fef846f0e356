// npm run decks [-- --sheet | --check]: draws the missing pictures of the decks. For other uses see docs/decks.md.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { tryLock } from './src/build/lock.ts';

const { values: options } = parseArgs({
  options: {
    // Also makes contact sheets for review.
    sheet: { type: 'boolean' },
    // Also runs the tests, and records that all passed for these sources.
    check: { type: 'boolean' },
    // Writes only the manifest.
    manifest: { type: 'boolean' },
    // For the server that started this process: draws only queued pictures.
    wanted: { type: 'boolean' },
    // Runs at the lowest priority.
    background: { type: 'boolean' },
    into: { type: 'string', default: join(import.meta.dirname, 'dist') },
  },
});
const dist = options.into;

// A parent process with a channel ends this one when it ends, even when it is killed.
process.once('disconnect', () => process.exit());
process.channel?.unref();

if (options.background) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
if (options.wanted) await renderQueued();
else if (options.manifest) await writeManifestOnly();
else if (options.check) await check();
else await renderAll();

/**
 * A process that is drawing already sees the queue too. After it has ended, the queue is checked once more for late
 * entries.
 */
async function renderQueued(): Promise<void> {
  const { listQueued } = await import('./src/build/priorityQueue.ts');
  do {
    const release = tryLock(dist);
    if (release === undefined) return;
    const { renderQueuedPictures } = await import('./src/build/buildDecks.ts');
    try {
      await renderQueuedPictures(dist);
    } finally {
      release();
    }
  } while (listQueued(dist).length > 0);
}

async function writeManifestOnly(): Promise<void> {
  const { planPictures, writeManifest } = await import('./src/build/plan.ts');
  await writeManifest(dist, planPictures(dist));
}

/** The hash is taken first: what changes during the checks is not checked. */
async function check(): Promise<void> {
  const { hashChecked, recordChecked } = await import('./src/build/checked.ts');
  const sources = await hashChecked();
  await renderAll();
  const tests = spawn('vitest', ['run', '--project', 'decks'], {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
  });
  const [code] = (await once(tests, 'exit')) as [number | null];
  if (code !== 0) process.exitCode = 1;
  if (process.exitCode !== 1) await recordChecked(sources);
}

async function renderAll(): Promise<void> {
  const { isBuilt, markBuilt, hashSources } = await import('./src/build/builtFrom.ts');
  const sources = await hashSources();
  if (await isBuilt(dist, sources)) {
    process.send?.('planned');
    if (options.sheet) await writeContactSheets();
    return;
  }
  // Imported here because evaluating the scenes takes longer than detecting that nothing has changed.
  const { buildDecks } = await import('./src/build/buildDecks.ts');
  const startedAt = performance.now();
  const { rendered, faults } = await buildDecks(dist, {
    onPlanned(toDraw) {
      process.send?.('planned');
      if (toDraw > 0) console.log(`decks: ${toDraw} pictures to draw`);
    },
    onRendered(_, count, toDraw) {
      if (!options.background && count % 20 === 0 && count < toDraw)
        console.log(`decks: ${count} of ${toDraw} pictures drawn`);
    },
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (rendered > 0 || !options.background) console.log(`decks: ready, ${rendered} drawn in ${seconds} s`);
  if (options.sheet) await writeContactSheets();
  for (const fault of faults) console.error(`decks: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
  else await markBuilt(dist, sources);
}

/** For a tarot deck one sheet for the major arcana and one for each suit; for the oracle one for each kind of card. */
async function writeContactSheets(): Promise<void> {
  const { TAROT_CARDS } = await import('#contract/tarot/codes.ts');
  const { familyOf } = await import('./src/oracle/scenes.ts');
  const { planPictures } = await import('./src/build/plan.ts');
  const { contactSheet } = await import('./src/render/contactSheet.ts');
  const { picturePath } = await import('./src/render/picture.ts');
  const sheetNameOf = (slug: string) =>
    TAROT_CARDS.find((card) => card.slug === slug)?.suit ?? familyOf(slug) ?? 'others';
  const sheets = Object.groupBy(planPictures(dist), ({ deck, slug }) => `${deck}-${sheetNameOf(slug)}`);
  for (const [name, pictures = []] of Object.entries(sheets)) {
    const files = pictures.map((picture) => picturePath(picture, 300));
    console.log(await contactSheet(join(dist, 'sheets'), name, files));
  }
  const { textSheet } = await import('./src/render/textSheet.ts');
  console.log(await textSheet(dist, planPictures(dist)));
}
