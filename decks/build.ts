// npm run decks [-- --sheet]: draws what is missing of the decks. For how it is used besides, see docs/decks.md.
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { tryLock } from './src/build/lock.ts';

const { values: options } = parseArgs({
  options: {
    // Contact sheets besides, for a person to look at.
    sheet: { type: 'boolean' },
    // The list of pictures alone.
    manifest: { type: 'boolean' },
    // For the server that started us: what is waited for, and no more.
    wanted: { type: 'boolean' },
    // Behind everything else that the machine has to do.
    background: { type: 'boolean' },
    into: { type: 'string', default: join(import.meta.dirname, 'dist') },
  },
});
const dist = options.into;

// Whoever started us with a channel takes us along, even when it is killed.
process.once('disconnect', () => process.exit());
process.channel?.unref();

if (options.background) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
if (options.wanted) await renderQueued();
else if (options.manifest) await writeManifestOnly();
else await renderAll();

/** Whoever draws already sees the queue too. One that came when they were just ending is seen after their end. */
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

async function renderAll(): Promise<void> {
  const { isBuilt, markBuilt, hashSources } = await import('./src/build/builtFrom.ts');
  const sources = await hashSources();
  if (await isBuilt(dist, sources)) {
    process.send?.('planned');
    if (options.sheet) await writeContactSheets();
    return;
  }
  // Only here, because making the scenes takes longer than finding out that nothing has changed.
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

/** Of a tarot deck one sheet for the major arcana and one for each suit; of the oracle one for each kind of card. */
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
}
