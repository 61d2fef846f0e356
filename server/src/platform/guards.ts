import { Refusal, refuse, type RefusalCode } from '#contract/refusals.ts';
import type { Actor } from './actor.ts';
import type { Access, OwnAccess, PublicAccess, ScopedAccess } from './context.ts';

/** Who may make a call, asked in two steps: by who they are before the input is read, by whose it is after. */
export interface Guard<Granted extends Access, Input = unknown> {
  /** @throws a refusal (401 without a token, 403 for the wrong role) */
  admit(actor: Actor | null): void;
  grant(actor: Actor | null, input: Input): Granted;
  /** The refusals of both steps. */
  refuses: readonly RefusalCode[];
}

const requireActor = (actor: Actor | null): Actor => actor ?? refuse('unauthenticated');

/** Open to everyone; who is signed in is known all the same. */
export const anyone: Guard<PublicAccess> = {
  admit() {},
  grant: (actor) => ({ actor, ownerId: null }),
  refuses: [],
};

/** Whoever is signed in, on what is their own. */
export const signedIn: Guard<OwnAccess> = {
  admit: (actor) => void requireActor(actor),
  grant(actor) {
    const self = requireActor(actor);
    return { actor: self, ownerId: self.id };
  },
  refuses: ['unauthenticated'],
};

/** Customers, on what is their own. */
export const customers: Guard<OwnAccess> = {
  admit: (actor) => void (requireActor(actor).isWriter && refuse('forbidden')),
  grant: signedIn.grant,
  refuses: ['unauthenticated', 'forbidden'],
};

/** Writers, on what is anyone's. */
export const writers: Guard<ScopedAccess> = {
  admit: (actor) => void (requireActor(actor).isWriter || refuse('forbidden')),
  grant: (actor) => ({ actor: requireActor(actor), ownerId: null }),
  refuses: ['unauthenticated', 'forbidden'],
};

/** A customer on what is their own, a writer on anyone's: `whose` goes into every `where`. */
export const ownOrWriter: Guard<ScopedAccess> = {
  admit: signedIn.admit,
  grant(actor) {
    const self = requireActor(actor);
    return { actor: self, ownerId: self.isWriter ? null : self.id };
  },
  refuses: ['unauthenticated'],
};

/** A customer on themselves, a writer on the member named by `userId`; another's `userId` is refused. */
export const forMember: Guard<OwnAccess, { userId?: number | undefined }> = {
  admit: signedIn.admit,
  grant(actor, { userId }) {
    const self = requireActor(actor);
    if (!self.isWriter && userId !== undefined && userId !== self.id) refuse('forbidden');
    if (self.isWriter && userId === undefined)
      throw new Refusal('invalid', undefined, [{ param: 'user_id', msg: 'Please name a member' }]);
    return { actor: self, ownerId: userId ?? self.id };
  },
  // Whether there is such a member is asked with the first query of the use case.
  refuses: ['unauthenticated', 'forbidden', 'not_found'],
};
