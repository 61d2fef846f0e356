import type { Context, ScopedAccess } from '../platform/context.ts';
import { findHelpLines } from './safety/helpLines.ts';
import { timeZoneOf } from './sql.ts';

/** The help lines for a member, by the country they live in. */
export async function findHelpLinesOf(context: Context<ScopedAccess>, userId: number) {
  const row = await timeZoneOf.first(context.db, { userId });
  return findHelpLines(context, row?.timeZone ?? 'UTC');
}
