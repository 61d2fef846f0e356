import { tarotImages } from '#contract/tarot/calls.ts';
import { signedIn } from '../platform/guards.ts';
import { type Route, route } from '../platform/route.ts';
import { picturesNamed } from './deckPictures.ts';

export const tarotRoutes: readonly Route[] = [
  route(tarotImages, signedIn, (_, { name }) => [...picturesNamed(name)]),
];
