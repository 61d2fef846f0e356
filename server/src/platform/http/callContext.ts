import { randomUUID } from 'node:crypto';
import { toWire } from '#contract/wire.ts';
import type { Actor } from '../actor.ts';
import { type AuditActor, toAuditActor, insertAuditEntry } from '../auditLog.ts';
import type { Access, Context, OwnAccess, PublicAccess, Services } from '../context.ts';
import { transaction } from '../database/database.ts';
import { enqueueMail } from '../mail/mailOutbox.ts';
import { claimFile, storeUnclaimedFile, tryToRemoveUnclaimedFiles } from '../files/storedFiles.ts';
import { announce } from '../streams/announce.ts';

/** Callbacks that run after a commit. */
export interface CommitHooks {
  wakeStreams(): void;
  wakeJobs(): void;
  wakeJobIn(ms: number, jobName: string): void;
  accessChanged(userId: number): void;
  /** Sends an event to the writers' streams without storing it. */
  broadcastEphemeral(data: string): void;
}

type CallScope = Services &
  Access &
  Pick<Context, 'now' | 'requestId' | 'idempotencyKey' | 'address' | 'userAgent' | 'ifMatch'> & {
    /** Stores the call's response under its idempotency key, if it has one. */
    storeOutput(db: Services['db'], output: unknown): Promise<void>;
    /** The actor of audit entries when nobody is signed in. */
    auditActor?: AuditActor;
  };

/** Creates the contexts of one call: one outside of transactions, and one for each transaction it opens. */
export function createCallContext({ storeOutput, auditActor, ...known }: CallScope, hooks: CommitHooks) {
  /** Stored files that no committed transaction of this call has claimed. */
  const unclaimedFiles = new Set<string>();
  const createContext = (db: Services['db'], effects: Effects): Context => ({
    ...known,
    ...effects,
    db,
    storeUnclaimedFile(name, content) {
      unclaimedFiles.add(name);
      return storeUnclaimedFile(known, name, content);
    },
    claimFile(name) {
      effects.afterCommit(() => unclaimedFiles.delete(name));
      return claimFile(db, name);
    },
    mail(mail) {
      effects.afterCommit(hooks.wakeJobs);
      return effects.beforeCommit(enqueueMail(db, known.now, mail));
    },
    async audit(entry) {
      const by = known.actor === null ? auditActor : toAuditActor(known.actor);
      if (by === undefined) throw new Error(`Nobody is signed in who could have done ${entry.act}`);
      return effects.beforeCommit(insertAuditEntry(db, known.now, by, entry));
    },
    announce(event) {
      effects.afterCommit(hooks.wakeStreams);
      return effects.beforeCommit(announce(db, known.now, event));
    },
    accessChanged: (userId) => effects.afterCommit(() => hooks.accessChanged(userId)),
    broadcastEphemeral: (event) =>
      effects.afterCommit(() => hooks.broadcastEphemeral(JSON.stringify(toWire(event)))),
    wakeJobIn: (ms, jobName) => effects.afterCommit(() => hooks.wakeJobIn(ms, jobName)),
    storeResponse: (output) => storeOutput(db, output),
    transaction: inTransaction,
  });

  const inTransaction: Context['transaction'] = async (act) => {
    const pending = new PendingEffects();
    const result = await transaction(known.db, (tx) => act(createContext(tx, pending.effects)));
    // A failed statement has already turned the commit into a rollback.
    await pending.statementsDone();
    pending.runHooks(known);
    return result;
  };

  return {
    inTransaction,
    outside: (): Context => createContext(known.db, effectsOutside(known)),
    removeUnclaimedFiles() {
      void tryToRemoveUnclaimedFiles(known, unclaimedFiles);
    },
  };
}

/** The functions of a context that depend on whether there is a transaction. */
type Effects = Pick<Context, 'afterCommit' | 'beforeCommit'>;

const effectsOutside = (services: Services): Effects => ({
  afterCommit: (act) => act(services),
  beforeCommit: async (statement) => void (await statement),
});

/** The statements and hooks that wait for the end of a transaction. */
class PendingEffects {
  /** Dropped on rollback; a Set, so each runs once. */
  readonly #hooks = new Set<(services: Services) => void>();
  readonly #statements: Promise<unknown>[] = [];

  readonly effects: Effects = {
    afterCommit: (act) => void this.#hooks.add(act),
    beforeCommit: async (statement) => {
      statement.catch(() => {});
      this.#statements.push(statement);
    },
  };

  async statementsDone(): Promise<void> {
    await Promise.all(this.#statements);
  }

  runHooks(services: Services): void {
    for (const act of this.#hooks) act(services);
  }
}

/** The context for jobs and gateway events, in which nobody is signed in. */
export const createSystemContext = (services: Services, hooks: CommitHooks): Context<PublicAccess> =>
  createContextWith(services, hooks, { actor: null, ownerId: null }) as Context<PublicAccess>;

/** The context for an action of a member outside of the API, for example by mail. Limited to their own rows. */
export const createMemberContext = (
  services: Services,
  hooks: CommitHooks,
  actor: Actor,
): Context<OwnAccess> =>
  createContextWith(services, hooks, { actor, ownerId: actor.id }) as Context<OwnAccess>;

/** For work whose commit neither jobs nor streams need to know of. */
export const NO_HOOKS: CommitHooks = {
  wakeStreams() {},
  wakeJobs() {},
  wakeJobIn() {},
  accessChanged() {},
  broadcastEphemeral() {},
};

/**
 * The context for commands on the command line, with access to all rows. Nobody is signed in, so the audit log names the
 * product itself (`clock`). It wakes no jobs: the running server finds new work at its next poll.
 */
export const createOperatorContext = (services: Services): Context =>
  createContextWith(services, NO_HOOKS, {
    actor: null,
    ownerId: null,
    auditActor: { actor: 'clock', actorId: null },
  });

function createContextWith(
  services: Services,
  hooks: CommitHooks,
  access: Pick<CallScope, keyof Access | 'auditActor'>,
): Context {
  const call = {
    idempotencyKey: null,
    address: '',
    userAgent: '',
    ifMatch: null,
    requestId: randomUUID(),
    storeOutput: async () => {},
  };
  return createCallContext({ ...services, ...access, ...call, now: services.clock.now() }, hooks).outside();
}
