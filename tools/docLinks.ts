// Finds links between our Markdown pages that lead nowhere: `npm run check` runs it.
import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ROOT } from './command.ts';

const PAGES = ['*.md', 'docs/**/*.md'];
const LINK = /\[[^\]]*\]\(([^)\s]+)\)/g;
const HEADING = /^#{1,6} (.+)$/gm;
const CODE_BLOCK = /^```.*?^```/gms;
const INLINE_CODE = /`[^`\n]*`/g;
const SCHEME = /^[a-z]+:/;

/** The faulty links as text, one a line; empty if there are none. */
export async function findBrokenLinks(root = ROOT): Promise<string> {
  const paths = (await Array.fromAsync(glob(PAGES, { cwd: root }))).toSorted();
  const pages = new Map<string, string>();
  for (const path of paths)
    pages.set(path, (await readFile(join(root, path), 'utf8')).replaceAll(CODE_BLOCK, ''));
  return [...pages]
    .flatMap(([path, text]) =>
      [...text.replaceAll(INLINE_CODE, '').matchAll(LINK)]
        .map(([, target]) => ({ target: target!, problem: findProblem(root, pages, path, target!) }))
        .filter(({ problem }) => problem !== undefined)
        .map(({ target, problem }) => `${path}: ${target}: ${problem}`),
    )
    .join('\n');
}

function findProblem(
  root: string,
  pages: ReadonlyMap<string, string>,
  from: string,
  target: string,
): string | undefined {
  if (SCHEME.test(target)) return undefined;
  const [path = '', anchor] = target.split('#');
  const to = path === '' ? from : join(dirname(from), path);
  if (!existsSync(join(root, to))) return 'there is no such file';
  if (anchor === undefined) return undefined;
  return findAnchors(pages.get(to) ?? '').has(anchor) ? undefined : 'there is no such heading';
}

/** The anchors that GitHub gives to the headings of a page: of equal ones, the later get a number. */
function findAnchors(text: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading] of text.matchAll(HEADING)) {
    const anchor = heading!
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\p{M}_\- ]/gu, '')
      .replaceAll(' ', '-');
    let unique = anchor;
    for (let count = 1; anchors.has(unique); count++) unique = `${anchor}-${count}`;
    anchors.add(unique);
  }
  return anchors;
}
