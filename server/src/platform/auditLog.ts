import type { Actor } from './context.ts';
import type { Db } from './database.ts';
import { type Params, statement } from './statement.ts';

export interface AuditEntry {
  /** Whom it was done to; null where it is nobody's own, such as a tag. */
  userId: number | null;
  /** What was done, as a name: `skip`, `card_added`, `user_edited`. */
  act: string;
  /** One sentence: what changed. Never a secret, a card's number or a letter's text. */
  says: string;
  why?: string | undefined;
}

/** By whose hand something changed: a person's, or the product's own (its clock, or word from the gateway). */
export type AuditActor =
  | { actor: 'member' | 'writer'; actorId: number }
  | { actor: 'clock' | 'gateway'; actorId: null };

export const toAuditActor = ({ id, isWriter }: Actor): AuditActor => ({
  actor: isWriter ? 'writer' : 'member',
  actorId: id,
});

/** Writes down what was done: it stands if the surrounding transaction commits. */
export async function insertAuditEntry(
  db: Db,
  now: Temporal.Instant,
  { actor, actorId }: AuditActor,
  { why, ...entry }: AuditEntry,
): Promise<void> {
  await insertAuditRow.run(db, { actor, actorId, ...entry, why: why ?? null, now });
}

const insertAuditRow = statement(
  (
    db,
    p: Params<
      Omit<AuditEntry, 'why'> & {
        actor: AuditActor['actor'];
        actorId: number | null;
        why: string | null;
        now: Temporal.Instant;
      }
    >,
  ) =>
    db.insertInto('auditLog').values({
      actor: p.actor,
      actorId: p.actorId,
      userId: p.userId,
      act: p.act,
      says: p.says,
      why: p.why,
      createdAt: p.now,
    }),
);
