import { Refusal, refuse, type RefusalCode } from '#contract/refusals.ts';
import type { Actor } from '../actor.ts';
import type { Access, OwnAccess, PublicAccess, ScopedAccess } from '../context.ts';

/**
 * Who may make a call, checked in three steps: the actor before the input is read, the user that the input names before
 * it is validated, and ownership after validation.
 */
export interface Guard<Granted extends Access, Input = unknown> {
  /** @throws a refusal (401 without a token, 403 for the wrong role) */
  admit(actor: Actor | null): void;
  /** Refuses an input that names a user the actor may not act for, even if the input is also invalid otherwise. */
  admitInput?(actor: Actor | null, input: Record<string, unknown>): void;
  grant(actor: Actor | null, input: Input): Granted;
  /** The refusal codes of all steps. */
  refuses: readonly RefusalCode[];
}

const requireActor = (actor: Actor | null): Actor => actor ?? refuse('unauthenticated');

/** Open to everyone; the actor is known if signed in. */
export const anyone: Guard<PublicAccess> = {
  admit() {},
  grant: (actor) => ({ actor, ownerId: null }),
  refuses: [],
};

/** Anyone signed in, on their own rows. */
export const signedIn: Guard<OwnAccess> = {
  admit: (actor) => void requireActor(actor),
  grant(actor) {
    const self = requireActor(actor);
    return { actor: self, ownerId: self.id };
  },
  refuses: ['unauthenticated'],
};

/** Members, on their own rows. */
export const customers: Guard<OwnAccess> = {
  admit: (actor) => void (requireActor(actor).isWriter && refuse('forbidden')),
  grant: signedIn.grant,
  refuses: ['unauthenticated', 'forbidden'],
};

/** Writers, on anyone's rows. */
export const writers: Guard<ScopedAccess> = {
  admit: (actor) => void (requireActor(actor).isWriter || refuse('forbidden')),
  grant: (actor) => ({ actor: requireActor(actor), ownerId: null }),
  refuses: ['unauthenticated', 'forbidden'],
};

/** Members on their own rows, writers on anyone's. Every `where` must apply `ownerId`. */
export const ownOrWriter: Guard<ScopedAccess> = {
  admit: signedIn.admit,
  grant(actor) {
    const self = requireActor(actor);
    return { actor: self, ownerId: self.isWriter ? null : self.id };
  },
  refuses: ['unauthenticated'],
};

function refuseOther({ id, isWriter }: Actor, userId: unknown): void {
  if (!isWriter && typeof userId === 'number' && userId !== id) refuse('forbidden');
}

/** Members on themselves, writers on the member given by `userId`. A member who gives another's `userId` is refused. */
export const forMember: Guard<OwnAccess, { userId?: number | undefined }> = {
  admit: signedIn.admit,
  admitInput: (actor, { userId }) => refuseOther(requireActor(actor), userId),
  grant(actor, { userId }) {
    const self = requireActor(actor);
    refuseOther(self, userId);
    if (self.isWriter && userId === undefined)
      throw new Refusal('invalid', undefined, [{ param: 'user_id', msg: 'Please name a member' }]);
    return { actor: self, ownerId: userId ?? self.id };
  },
  // The use case's first query checks that the member exists.
  refuses: ['unauthenticated', 'forbidden', 'not_found'],
};

/** Like `forMember`, but visitors, and writers who name no member, are admitted too, without anyone's rows. */
export const anyoneOrForMember: Guard<Access, { userId?: number | undefined }> = {
  admit() {},
  grant(actor, input) {
    if (input.userId === undefined && (actor === null || actor.isWriter)) return { actor, ownerId: null };
    return forMember.grant(actor, input);
  },
  refuses: forMember.refuses,
};
