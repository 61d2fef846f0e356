import * as calls from '#contract/tarot/calls.ts';
import { signedIn } from '../platform/http/guards.ts';
import { type Route, route } from '../platform/http/route.ts';
import { listOracleCards } from './listOracleCards.ts';
import { listSpreads } from './listSpreads.ts';
import { listTarotCards } from './listTarotCards.ts';
import { listTarotImages } from './listTarotImages.ts';

export const tarotRoutes: readonly Route[] = [
  route(calls.listTarotImages, signedIn, listTarotImages),
  route(calls.listTarotCards, signedIn, listTarotCards),
  route(calls.listOracleCards, signedIn, listOracleCards),
  route(calls.listSpreads, signedIn, listSpreads),
];
