import * as z from 'zod/mini';
import { user, type User } from '#contract/members/calls.ts';
import { fromWire } from '#contract/wire.ts';
import { Failure } from '../platform/failure.ts';

/** The newer record of an edit that was refused because somebody else was faster; null for any other error. */
export function findNewerUser(thrown: unknown): User | null {
  if (!(thrown instanceof Failure) || thrown.code !== 'edited_meanwhile') return null;
  const { current } = thrown.answer as { current?: unknown };
  return z.parse(user, fromWire(current));
}
