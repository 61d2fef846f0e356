import type { Context, ScopedAccess } from '../platform/context.ts';
import { allTags } from './sql.ts';
import { toManagedTag } from './toManagedTag.ts';

export const listTags = async ({ db }: Context<ScopedAccess>) => (await allTags.all(db)).map(toManagedTag);
