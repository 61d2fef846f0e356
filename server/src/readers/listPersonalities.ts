import { listedPersonality } from '#contract/readers/calls.ts';
import { pick } from '#contract/pick.ts';
import type { Context, OwnAccess } from '../platform/context.ts';
import { readersOfStatus } from './sql.ts';

export async function listPersonalities({ db }: Context<OwnAccess>) {
  const readers = await readersOfStatus.all(db, { status: 'active' });
  return readers.map((reader) => pick(reader, listedPersonality.shape));
}
