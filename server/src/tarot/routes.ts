import * as calls from '#contract/tarot/calls.ts';
import { SPREADS } from '#contract/tarot/spreads.ts';
import { signedIn } from '../platform/guards.ts';
import { type Route, route } from '../platform/route.ts';
import { picturesByName } from './deckPictures.ts';
import { ORACLE_MEANINGS, TAROT_MEANINGS } from './meanings.ts';

export const tarotRoutes: readonly Route[] = [
  route(calls.listTarotImages, signedIn, (_, { name }) => [...picturesByName(name)]),
  route(calls.listTarotCards, signedIn, () => [...TAROT_MEANINGS]),
  route(calls.listOracleCards, signedIn, () => [...ORACLE_MEANINGS]),
  route(calls.listSpreads, signedIn, () =>
    SPREADS.map(({ positions, ...spread }) => ({ ...spread, positions: [...positions] })),
  ),
];
