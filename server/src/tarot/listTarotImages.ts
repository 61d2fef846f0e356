import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/tarot/calls.ts';
import { picturesByName } from './deckPictures.ts';
import { imageLineOf } from './imageLines.ts';

export const listTarotImages = (_: unknown, { name }: ParsedInputOf<typeof calls.listTarotImages>) =>
  picturesByName(name).map((picture) => ({ ...picture, imageLine: imageLineOf(picture) }));
