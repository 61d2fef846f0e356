import { expect, test } from 'vitest';
import { compareText } from './compareText.ts';

test('names are sorted regardless of case and accents', () => {
  const names = ['Zed', 'adam', 'zoe', 'Ålesund', 'Émile', 'Anselm', 'Bess'];
  expect(names.toSorted(compareText)).toEqual(['adam', 'Ålesund', 'Anselm', 'Bess', 'Émile', 'Zed', 'zoe']);
});
