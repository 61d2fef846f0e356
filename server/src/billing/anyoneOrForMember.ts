import type { Actor } from '../platform/actor.ts';
import type { Access } from '../platform/context.ts';
import { forMember, type Guard } from '../platform/http/guards.ts';

/** Anyone (for the plans alone), a member for their own rows, or a writer for those of the member they name. */
export const anyoneOrForMember: Guard<Access, { userId?: number | undefined }> = {
  admit() {},
  grant(actor: Actor | null, input) {
    if (input.userId === undefined && (actor === null || actor.isWriter)) return { actor, ownerId: null };
    return forMember.grant(actor, input);
  },
  refuses: forMember.refuses,
};
