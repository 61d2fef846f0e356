import { expect, test } from 'vitest';
import { NO_FILTERS } from './requestFilters.ts';
import { toShowOptions, withShowOptions } from './showOptions.ts';

test('keeps only the kind that was chosen last, and all other filters', () => {
  const tarot = withShowOptions({ ...NO_FILTERS, search: 'river' }, ['favourites', 'tarot']);
  expect(toShowOptions(tarot)).toEqual(['favourites', 'tarot']);
  const oracle = withShowOptions(tarot, ['favourites', 'tarot', 'oracle']);
  expect(oracle).toEqual({ ...NO_FILTERS, search: 'river', isFavourite: true, kind: 'oracle' });
  expect(withShowOptions(oracle, ['favourites']).kind).toBeNull();
});
