import { randomUUID } from 'node:crypto';
import { toWire } from '#contract/wire.ts';
import type { Actor } from '../actor.ts';
import { type AuditActor, toAuditActor, insertAuditEntry } from '../auditLog.ts';
import type { Access, Context, OwnAccess, PublicAccess, Services } from '../context.ts';
import { transaction } from '../database/database.ts';
import { enqueueMail } from '../mail/mailOutbox.ts';
import { removeUnclaimedFile, storeFile } from '../files/storedFiles.ts';
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
  const createContext = (
    db: Services['db'],
    onCommit: (act: () => void) => void,
    beforeCommit: Context['beforeCommit'],
    createStoreFile: Context['storeFile'],
  ): Context => ({
    ...known,
    db,
    mail(mail) {
      onCommit(hooks.wakeJobs);
      return beforeCommit(enqueueMail(db, known.now, mail));
    },
    async audit(entry) {
      const by = known.actor === null ? auditActor : toAuditActor(known.actor);
      if (by === undefined) throw new Error(`Nobody is signed in who could have done ${entry.act}`);
      return beforeCommit(insertAuditEntry(db, known.now, by, entry));
    },
    announce(event) {
      onCommit(hooks.wakeStreams);
      return beforeCommit(announce(db, known.now, event));
    },
    accessChanged: (userId) => onCommit(() => hooks.accessChanged(userId)),
    broadcastEphemeral: (event) => onCommit(() => hooks.broadcastEphemeral(JSON.stringify(toWire(event)))),
    afterCommit: onCommit,
    wakeJobIn: (ms, jobName) => onCommit(() => hooks.wakeJobIn(ms, jobName)),
    beforeCommit,
    storeFile: createStoreFile,
    storeResponse: (output) => storeOutput(db, output),
    transaction: inTransaction,
  });

  const inTransaction: Context['transaction'] = async (act) => {
    // Hooks wait here until the commit and are dropped on rollback; a Set, so each runs once.
    const pendingHooks = new Set<() => void>();
    const pendingStatements: Promise<unknown>[] = [];
    const beforeCommit = async (statement: Promise<unknown>) => {
      statement.catch(() => {});
      pendingStatements.push(statement);
    };
    const stored: string[] = [];
    const createStoreFile = (tx: Services['db']): Context['storeFile'] => {
      const { db: outside, files, now } = known;
      return (name, content) => {
        stored.push(name);
        return storeFile({ outside, tx, files, now }, name, content);
      };
    };
    const removeStored = (name: string) =>
      removeUnclaimedFile(known.db, known.files, name).catch((error: unknown) =>
        known.log.warn({ err: error, file: name }, 'a file is left for housekeeping to remove'),
      );
    let result;
    try {
      result = await transaction(known.db, (tx) =>
        act(createContext(tx, (next) => void pendingHooks.add(next), beforeCommit, createStoreFile(tx))),
      );
      // A failed statement has already turned the commit into a rollback.
      await Promise.all(pendingStatements);
    } catch (error) {
      for (const name of stored) void removeStored(name);
      throw error;
    }
    for (const next of pendingHooks) next();
    return result;
  };

  const outside = (): Context =>
    createContext(
      known.db,
      (next) => next(),
      async (statement) => void (await statement),
      async (name) => {
        throw new Error(`The file ${name} is stored outside of a transaction`);
      },
    );

  return { inTransaction, outside };
}

/** The context for jobs and gateway events, in which nobody is signed in. */
export const createSystemContext = (services: Services, hooks: CommitHooks): Context<PublicAccess> =>
  createContextWith(services, hooks, { actor: null, ownerId: null }) as Context<PublicAccess>;

/** The context for what a member does other than by an API call, for example by mail. Limited to their own rows. */
export const createMemberContext = (
  services: Services,
  hooks: CommitHooks,
  actor: Actor,
): Context<OwnAccess> =>
  createContextWith(services, hooks, { actor, ownerId: actor.id }) as Context<OwnAccess>;

const NO_HOOKS: CommitHooks = {
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
