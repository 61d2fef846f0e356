import type { Actor } from '../platform/actor.ts';
import type { Access } from '../platform/context.ts';
import { forMember, type Guard } from '../platform/guards.ts';

/** Plans are for everyone; for a member, or a writer who names one, also what that member can do. */
export const anyoneOrForMember: Guard<Access, { userId?: number | undefined }> = {
  admit() {},
  grant(actor: Actor | null, input) {
    if (input.userId === undefined && (actor === null || actor.isWriter)) return { actor, ownerId: null };
    return forMember.grant(actor, input);
  },
  refuses: forMember.refuses,
};
