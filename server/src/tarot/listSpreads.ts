import { SPREADS } from '#contract/tarot/spreads.ts';

export const listSpreads = () =>
  SPREADS.map(({ positions, ...spread }) => ({ ...spread, positions: [...positions] }));
