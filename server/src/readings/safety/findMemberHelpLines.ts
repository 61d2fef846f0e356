import type { Context, ScopedAccess } from '../../platform/context.ts';
import { findHelpLines } from './helpLines.ts';
import { findTimeZone } from '../sql.ts';

/** The help lines for a member, by the country they live in. */
export async function findMemberHelpLines(context: Context<ScopedAccess>, userId: number) {
  const row = await findTimeZone.first(context.db, { userId });
  return findHelpLines(context, row?.timeZone ?? 'UTC');
}
