import type { PresenceEvent } from '#contract/liveEvents.ts';
import type { DraftWriter } from '../adapters/drafts/drafts.ts';
import type { FileStore } from '../adapters/files/files.ts';
import type { PaymentGateway } from '../adapters/payments/payments.ts';
import type { Actor } from './actor.ts';
import type { AuditEntry } from './auditLog.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './database.ts';
import type { Log } from './log.ts';
import type { Announcement } from './streams/announce.ts';

/** What a guard grants: who acts, and whose rows the call may touch (null: anyone's, for writers). */
export interface Access {
  actor: Actor | null;
  ownerId: number | null;
}

/** What the product stands on; one for each process. */
export interface Services {
  db: Db;
  clock: Clock;
  config: Config;
  log: Log;
  payments: PaymentGateway;
  files: FileStore;
  drafts: DraftWriter;
  /** The address under which people reach the product. */
  publicUrl: () => string;
}

export interface OutgoingMail {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

/** All that a use case may know and do: nothing ambient. */
export interface Context<Granted extends Access = Access> extends Services {
  actor: Granted['actor'];
  ownerId: Granted['ownerId'];
  now: Temporal.Instant;
  /** The request's id, as it stands in the log. */
  requestId: string;
  /** The caller's own name for this call: sent again with it, it is the same one. */
  idempotencyKey: string | null;
  /** The address the request came from. */
  address: string;
  /** Puts a mail into the outbox of this transaction: it leaves only if that commits. */
  mail(mail: OutgoingMail): Promise<void>;
  /** Writes down, in this transaction, what whoever makes the call has done. */
  audit(entry: AuditEntry): Promise<void>;
  /** Puts a live event into the outbox of this transaction. */
  announce(event: Announcement): Promise<void>;
  /** Tokens or the role of a user change with this transaction: their streams are asked again after it. */
  accessChanged(userId: number): void;
  /** Tells the writers' open pages, after the commit, what is worth nothing later: not stored, without an id. */
  broadcastEphemeral(event: PresenceEvent): void;
  /**
   * For a statement whose answer the call does not need: it is on its way, and in a transaction the commit follows it
   * without waiting. If it fails, so does the transaction.
   */
  beforeCommit(statement: Promise<unknown>): Promise<void>;
  /**
   * In a transaction of a call that opens its own: keeps the call's answer under its Idempotency-Key, so that whoever
   * sends the key again is answered with it, also when the process is killed right after the commit. Without a key it
   * does nothing. Where the key was answered meanwhile it throws, and the transaction comes to nothing.
   */
  storeResponse(output: unknown): Promise<void>;
  /**
   * In a transaction: stores a file that it refers to. Without the commit the file is removed again.
   * @param name one of ours, as the file store takes it
   */
  storeFile(name: string, content: Uint8Array): Promise<void>;
  /** Runs once the answer's transaction has committed, and never if it has not. */
  afterCommit(act: () => void): void;
  /** After the commit, in so many milliseconds, the due work of this name is woken; many calls are one. */
  wakeJobIn(ms: number, work: string): void;
  /**
   * A transaction of one's own, in a call that opens none by itself: mails, events and what follows a commit
   * go with this one.
   */
  transaction<Result>(act: (context: Context<Granted>) => Promise<Result>): Promise<Result>;
}

export type PublicAccess = { actor: Actor | null; ownerId: null };
export type OwnAccess = { actor: Actor; ownerId: number };
export type ScopedAccess = { actor: Actor; ownerId: number | null };
