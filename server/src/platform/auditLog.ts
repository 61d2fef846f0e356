import type { AuditAct } from '#contract/members/codes.ts';
import type { Actor } from './actor.ts';
import type { Db } from './database/database.ts';
import { type Params, statement } from './database/statement.ts';

/** `act`, `says` and `why` are columns of `audit_log` and keys on the wire. */
export interface AuditEntry {
  /** The affected user; null when no user is affected, e.g. for a tag. */
  userId: number | null;
  act: AuditAct;
  /** One sentence describing the change. Never contains secrets, card numbers or letter texts. */
  says: string;
  why?: string | undefined;
}

/** Who made a change: a person, the product itself (`clock`: a job or a command), or an event from the gateway. */
export type AuditActor =
  | { actor: 'member' | 'writer'; actorId: number }
  | { actor: 'clock' | 'gateway'; actorId: null };

/** The audit actor for a signed-in person. */
export const toAuditActor = ({ id, isWriter }: Actor): AuditActor => ({
  actor: isWriter ? 'writer' : 'member',
  actorId: id,
});

/** Writes an audit entry in the current transaction. */
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
