import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './command.ts';
import { parseCopy, parseDockerfile } from './dockerfile.ts';

test('comments are left out, continued lines are joined, and each FROM begins a stage', () => {
  const text =
    '# why\nFROM node AS build\nRUN one \\\n  && two\n\n# so\nFROM node\nCOPY --from=build /a b/ ./\n';
  expect(parseDockerfile(text)).toEqual([
    [
      { name: 'FROM', text: 'node AS build' },
      { name: 'RUN', text: 'one && two' },
    ],
    [
      { name: 'FROM', text: 'node' },
      { name: 'COPY', text: '--from=build /a b/ ./' },
    ],
  ]);
  expect(() => parseDockerfile('copy a b')).toThrow('Not an instruction');
});

test.each([
  ['a b c/', { from: undefined, sources: ['a', 'b'], target: 'c/' }],
  ['--from=build /a b', { from: 'build', sources: ['/a'], target: 'b' }],
])('COPY %s', (text, copied) => expect(parseCopy(text)).toEqual(copied));

test('our image copies existing files and starts an existing program', () => {
  const stages = parseDockerfile(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'));
  const copies = stages.flat().filter(({ name }) => name === 'COPY');
  const sources = copies.map(({ text }) => parseCopy(text)).filter(({ from }) => from === undefined);
  const command = stages.at(-1)!.find(({ name }) => name === 'CMD')!;
  const [, program] = JSON.parse(command.text) as string[];
  const named = [...sources.flatMap((copy) => copy.sources), program!];
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
