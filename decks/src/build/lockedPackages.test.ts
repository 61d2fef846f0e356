import { expect, test } from 'vitest';
import { listLocked } from './lockedPackages.ts';

test('the locked packages are the dependencies of a package, the nearest copy of each', () => {
  const lockfile = {
    '': { dependencies: { other: '1' } },
    decks: { dependencies: { paint: '1', shared: '1' }, devDependencies: { runner: '1' } },
    'node_modules/shared': { link: true, resolved: 'shared' },
    shared: { dependencies: { rules: '1' } },
    'node_modules/rules': { version: '1' },
    'node_modules/paint': {
      dependencies: { brush: '2' },
      optionalDependencies: { 'paint-elsewhere': '1' },
    },
    'node_modules/paint/node_modules/brush': { version: '2' },
    'node_modules/brush': { version: '1' },
    'node_modules/runner': {},
    'node_modules/other': {},
  };
  expect(listLocked(lockfile, 'decks')).toEqual([
    'decks',
    'node_modules/paint',
    'node_modules/paint/node_modules/brush',
    'node_modules/rules',
    'node_modules/runner',
    'node_modules/shared',
    'shared',
  ]);
});
