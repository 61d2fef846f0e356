import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBrokenLinks } from './docLinks.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'moonletter-links-'));
  await mkdir(join(root, 'docs'));
  await writePage('docs/page.md', '# A page\n\n## How `it` works: a test, again\n\n## Twice\n\n## Twice\n');
});
afterEach(() => rm(root, { recursive: true }));

const writePage = (path: string, text: string) => writeFile(join(root, path), text);

test('accepts links to files, headings and other sites, and ignores code', async () => {
  await writePage(
    'README.md',
    '# Start\n\n[a](docs/page.md) [b](docs/page.md#how-it-works-a-test-again) [c](docs/page.md#twice-1) [d](#start)\n' +
      '[e](https://example.com/no#where) [f](docs)\n\n`[g](nowhere.md)`\n\n```md\n[h](nowhere.md)\n```\n',
  );
  expect(await findBrokenLinks(root)).toBe('');
});

test('names a link to a file or a heading that does not exist, with its page', async () => {
  await writePage(
    'docs/other.md',
    '[a](pages.md) [b](page.md#how-it-worked) [c](#nothing) [d](../docs/page.md)\n',
  );
  expect(await findBrokenLinks(root)).toBe(
    [
      'docs/other.md: pages.md: there is no such file',
      'docs/other.md: page.md#how-it-worked: there is no such heading',
      'docs/other.md: #nothing: there is no such heading',
    ].join('\n'),
  );
});

test('an anchor in a page without headings is named', async () => {
  await writePage('docs/page.md', '```sh\n# a comment\n```\n');
  await writePage('README.md', '[a](docs/page.md#a-comment)\n');
  expect(await findBrokenLinks(root)).toBe('README.md: docs/page.md#a-comment: there is no such heading');
});
