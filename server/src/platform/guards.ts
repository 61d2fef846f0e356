import { Refusal, refuse, type RefusalCode } from '#contract/refusals.ts';
import type { Access, Actor, Anyone, Self, Visible } from './context.ts';

/** Who may make a call, asked in two steps: by who they are before the input is read, by whose it is after. */
export interface Guard<Granted extends Access, Input = unknown> {
  /** @throws a refusal (401 without a token, 403 for the wrong role) */
  admit(actor: Actor | null): void;
  grant(actor: Actor | null, input: Input): Granted;
  /** The refusals of both steps. */
  refuses: readonly RefusalCode[];
}

const signedInActor = (actor: Actor | null): Actor => actor ?? refuse('unauthenticated');

/** Open to everyone; who is signed in is known all the same. */
export const anyone: Guard<Anyone> = {
  admit() {},
  grant: (actor) => ({ actor, whose: null }),
  refuses: [],
};

/** Whoever is signed in, on what is their own. */
export const signedIn: Guard<Self> = {
  admit: (actor) => void signedInActor(actor),
  grant(actor) {
    const self = signedInActor(actor);
    return { actor: self, whose: self.id };
  },
  refuses: ['unauthenticated'],
};

/** Customers, on what is their own. */
export const customers: Guard<Self> = {
  admit: (actor) => void (signedInActor(actor).isWriter && refuse('forbidden')),
  grant: signedIn.grant,
  refuses: ['unauthenticated', 'forbidden'],
};

/** Writers, on what is anyone's. */
export const writers: Guard<Visible> = {
  admit: (actor) => void (signedInActor(actor).isWriter || refuse('forbidden')),
  grant: (actor) => ({ actor: signedInActor(actor), whose: null }),
  refuses: ['unauthenticated', 'forbidden'],
};

/** A customer on what is their own, a writer on anyone's: `whose` goes into every `where`. */
export const ownOrWriter: Guard<Visible> = {
  admit: signedIn.admit,
  grant(actor) {
    const self = signedInActor(actor);
    return { actor: self, whose: self.isWriter ? null : self.id };
  },
  refuses: ['unauthenticated'],
};

/** A customer on themselves, a writer on the member named by `userId`; another's `userId` is refused. */
export const forMember: Guard<Self, { userId?: number | undefined }> = {
  admit: signedIn.admit,
  grant(actor, { userId }) {
    const self = signedInActor(actor);
    if (!self.isWriter && userId !== undefined && userId !== self.id) refuse('forbidden');
    if (self.isWriter && userId === undefined)
      throw new Refusal('invalid', undefined, [{ param: 'user_id', msg: 'Please name a member' }]);
    return { actor: self, whose: userId ?? self.id };
  },
  // Whether there is such a member is asked with the first query of the use case.
  refuses: ['unauthenticated', 'forbidden', 'not_found'],
};
