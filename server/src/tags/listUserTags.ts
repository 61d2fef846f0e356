import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/tags/calls.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { tagsOfUser } from './sql.ts';

export const listUserTags = (
  { db }: Context<ScopedAccess>,
  { userId }: ParsedInputOf<typeof calls.listUserTags>,
) => tagsOfUser.all(db, { userId });
