import { randomUUID } from 'node:crypto';
import { toWire } from '#contract/wire.ts';
import { actorOf, writeAudit } from './auditLog.ts';
import type { Access, Anyone, Context, Ground } from './context.ts';
import { transaction } from './database.ts';
import { enqueueMail } from './mailOutbox.ts';
import { removeUnclaimed, storeFile } from './storedFiles.ts';
import { announce } from './streams/announce.ts';

/** What is woken or told once something has been committed. */
export interface Followers {
  wakeStreams(): void;
  wakeDueWork(): void;
  wakeIn(ms: number, work: string): void;
  accessChanged(userId: number): void;
  /** Tells the writers' streams what is worth nothing later. */
  whisper(data: string): void;
}

type Known = Ground &
  Access &
  Pick<Context, 'now' | 'requestId' | 'idempotencyKey' | 'address'> & {
    /** Keeps what the call answers under its key, if it came with one. */
    keepOutput(db: Ground['db'], output: unknown): Promise<void>;
  };

/** The contexts of one call: outside of any transaction, and in as many of its own as it opens. */
export function callContext({ keepOutput, ...known }: Known, followers: Followers) {
  const contextOn = (
    db: Ground['db'],
    follow: (act: () => void) => void,
    withCommit: Context['withCommit'],
    storing: Context['storeFile'],
  ): Context => ({
    ...known,
    db,
    mail(mail) {
      follow(followers.wakeDueWork);
      return withCommit(enqueueMail(db, known.now, mail));
    },
    async audit(entry) {
      if (known.actor === null) throw new Error(`Nobody is signed in who could have done ${entry.act}`);
      return withCommit(writeAudit(db, known.now, actorOf(known.actor), entry));
    },
    announce(event) {
      follow(followers.wakeStreams);
      return withCommit(announce(db, known.now, event));
    },
    accessChanged: (userId) => follow(() => followers.accessChanged(userId)),
    whisper: (event) => follow(() => followers.whisper(JSON.stringify(toWire(event)))),
    afterCommit: follow,
    wakeIn: (ms, work) => follow(() => followers.wakeIn(ms, work)),
    withCommit,
    storeFile: storing,
    keepAnswer: (output) => keepOutput(db, output),
    transaction: inTransaction,
  });

  const inTransaction: Context['transaction'] = async (act) => {
    // What follows is kept until the commit, each thing once, and forgotten with a rollback.
    const following = new Set<() => void>();
    const sent: Promise<unknown>[] = [];
    const withCommit = async (statement: Promise<unknown>) => {
      statement.catch(() => {});
      sent.push(statement);
    };
    const stored: string[] = [];
    const storing = (tx: Ground['db']): Context['storeFile'] => {
      const { db: outside, files, now } = known;
      return (name, content) => {
        stored.push(name);
        return storeFile({ outside, tx, files, now }, name, content);
      };
    };
    const removeStored = (name: string) =>
      removeUnclaimed(known.db, known.files, name).catch((error: unknown) =>
        known.log.warn({ err: error, file: name }, 'a file is left for housekeeping to remove'),
      );
    let result;
    try {
      result = await transaction(known.db, (tx) =>
        act(contextOn(tx, (next) => void following.add(next), withCommit, storing(tx))),
      );
      // A statement that failed has turned the commit into a rollback.
      await Promise.all(sent);
    } catch (error) {
      for (const name of stored) void removeStored(name);
      throw error;
    }
    for (const next of following) next();
    return result;
  };

  const outside = (): Context =>
    contextOn(
      known.db,
      (next) => next(),
      async (statement) => void (await statement),
      async (name) => {
        throw new Error(`The file ${name} is stored outside of a transaction`);
      },
    );

  return { inTransaction, outside };
}

/** The context in which the product itself acts, now: in due work, or on a message of the gateway. */
export function ownContext(ground: Ground, followers: Followers): Context<Anyone> {
  const now = ground.clock.now();
  const nobody = { actor: null, whose: null, idempotencyKey: null, address: '' } as const;
  const known = { ...ground, ...nobody, now, requestId: randomUUID(), keepOutput: async () => {} };
  return callContext(known, followers).outside() as Context<Anyone>;
}
