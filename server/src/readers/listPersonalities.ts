import { listedPersonality } from '#contract/readers/calls.ts';
import { pick } from '#contract/pick.ts';
import type { Context, OwnAccess } from '../platform/context.ts';
import { findReaders } from './findReaders.ts';

export async function listPersonalities({ db }: Context<OwnAccess>) {
  const readers = await findReaders(db, 'active');
  return readers.map((reader) => pick(reader, listedPersonality.shape));
}
