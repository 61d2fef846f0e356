import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { picturePath } from './picture.ts';

/** The product's texts about the cards, read as data: this package does not depend on the server. */
const MEANINGS = join(import.meta.dirname, '../../../server/src/tarot/meanings');

type Row = { deck: string; slug: string; name: string | null; alt: string; hash: string; file: string };

/** Writes an HTML page for review that shows each picture beside its texts; resolves with its path. */
export async function textSheet(dist: string, pictures: readonly Row[]): Promise<string> {
  const lines = await readImageLines();
  const rows = pictures.map((picture) => {
    const source = `../${picture.deck}/${basename(picturePath(picture, 300))}`;
    const line = lines[picture.deck]?.get(picture.name ?? '');
    return `<tr><td><img src="${source}" width="300" height="500" loading="lazy" alt=""><td><h2>${escapeHtml(picture.name ?? 'Back')}, ${picture.deck}</h2><p>Alt text: ${escapeHtml(picture.alt)}</p>${line ? `<p>Image line: ${escapeHtml(line)}</p>` : ''}`;
  });
  const folder = join(dist, 'sheets');
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'texts.html');
  await writeFile(
    path,
    `<!doctype html><meta charset="utf-8"><title>Pictures and their texts</title><table>${rows.join('\n')}</table>\n`,
  );
  return path;
}

/** The image lines of the tarot decks, by the names of the cards. */
async function readImageLines(): Promise<Readonly<Record<string, ReadonlyMap<string, string>>>> {
  const night = new Map<string, string>();
  for await (const file of glob(join(MEANINGS, '{majors,wands,cups,swords,pentacles}.json'))) {
    const cards = JSON.parse(await readFile(file, 'utf8')) as Record<string, { imageLine: string }>;
    for (const [name, { imageLine }] of Object.entries(cards)) night.set(name, imageLine);
  }
  const paper = JSON.parse(await readFile(join(MEANINGS, 'paperImageLines.json'), 'utf8')) as object;
  return { night, paper: new Map(Object.entries(paper)) };
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
