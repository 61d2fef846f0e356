import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Deck } from '../decks.ts';
import { buildDecks, renderQueuedPictures } from './buildDecks.ts';
import { tryLock } from './lock.ts';
import { readManifest } from './plan.ts';

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'decks-'));
});
afterEach(() => rm(dist, { recursive: true }));

const square = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 1000"><path d="M0 0h600v1000z" fill="${color}"/></svg>`;
const deckOf = (colors: Record<string, string>): Deck => ({
  id: 'small',
  pictures: Object.entries(colors).map(([slug, color]) => {
    return { slug, name: slug, alt: `All ${color}`, svg: () => square(color) };
  }),
});
const FOUR = deckOf({ one: 'red', two: 'green', three: 'blue', four: 'white' });

const listRendered = async (slug: string) =>
  (await readdir(join(dist, 'small'))).filter((file) => file.startsWith(`${slug}-`));
const addToQueue = async (name: string) => {
  await mkdir(join(dist, 'wanted'), { recursive: true });
  await writeFile(join(dist, 'wanted', name), '');
};
const readQueue = () => readdir(join(dist, 'wanted'));

test('the manifest lists all pictures before any is rendered, and each is rendered in every width', async () => {
  let listed: unknown[] = [];
  const { rendered, faults } = await buildDecks(dist, {
    decks: [FOUR],
    onPlanned() {
      listed = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
      expect(existsSync(join(dist, 'small'))).toBe(false);
    },
  });
  expect([rendered, faults]).toEqual([4, []]);
  expect(listed).toHaveLength(4);
  const [{ hash } = { hash: '' }] = await readManifest(dist);
  expect(await listRendered('one')).toEqual([`one-300.${hash}.webp`, `one-600.${hash}.webp`]);
});

test('nothing is rendered twice, not even by two concurrent builds', async () => {
  const [first, second] = await Promise.all([1, 2].map(() => buildDecks(dist, { decks: [FOUR] })));
  expect(first!.rendered + second!.rendered).toBe(4);
  expect((await buildDecks(dist, { decks: [FOUR] })).rendered).toBe(0);
});

test('a changed card gets a new file, and the old file is deleted at the end of the build', async () => {
  await buildDecks(dist, { decks: [FOUR] });
  const [before] = await listRendered('one');
  const { rendered } = await buildDecks(dist, {
    decks: [deckOf({ one: 'black', two: 'green', three: 'blue', four: 'white' })],
  });
  expect(rendered).toBe(1);
  const after = await listRendered('one');
  expect(after).toHaveLength(2);
  expect(after).not.toContain(before);
});

test('queued pictures are rendered first', async () => {
  await addToQueue('small.four');
  const order: string[] = [];
  await buildDecks(dist, {
    decks: [FOUR],
    threads: 1,
    onRendered({ slug }) {
      order.push(slug);
    },
  });
  expect(order).toEqual(['four', 'one', 'two', 'three']);
  expect(await readQueue()).toEqual([]);
});

test('on demand only queued pictures are rendered; queue entries for unknown cards are removed', async () => {
  await addToQueue('small.three');
  await addToQueue('small.sofa');
  expect(await renderQueuedPictures(dist, { decks: [FOUR], idleMs: 1 })).toBe(1);
  expect(await listRendered('three')).toHaveLength(2);
  expect(await readQueue()).toEqual([]);
});

test('only one process can hold the lock, which is released when that process is killed', async () => {
  const program = `import { tryLock } from ${JSON.stringify(new URL('./lock.ts', import.meta.url).href)};
    // A reference for as long as the process lives: the lock is released when its holder is garbage-collected.
    globalThis.release = tryLock(${JSON.stringify(dist)});
    console.log(typeof release); setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  const [output] = (await once(holder.stdout, 'data')) as [Buffer];
  expect(output.toString()).toBe('function\n');
  expect(tryLock(dist)).toBeUndefined();

  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const release = tryLock(dist);
  expect(release).toBeDefined();
  release!();
});

test('a picture that is too large is reported, with its size and the limit', async () => {
  // WebP cannot compress noise.
  const specks = Array.from({ length: 9_000 }, (_, i) => {
    const [x, y] = [(i * 7_919) % 600, (i * 104_729) % 1_000];
    return `<path d="M${x} ${y}h9v9z" fill="hsl(${(i * 137) % 360} 90% ${20 + (i % 60)}%)"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 1000">${specks.join('')}</svg>`;
  const heavy = { slug: 'heavy', name: 'Heavy', alt: 'Specks', svg: () => svg };
  const { faults } = await buildDecks(dist, { decks: [{ id: 'small', pictures: [heavy] }] });
  const [small] = await listRendered('heavy');
  const { size } = await stat(join(dist, 'small', small!));
  expect(faults[0]).toBe(
    `small/heavy has ${size.toLocaleString('en')} bytes at 300 pixels: more than 30,000 bytes`,
  );
  expect(await readFile(join(dist, 'manifest.json'), 'utf8')).toContain('"heavy"');
});
