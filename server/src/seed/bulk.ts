import { writeFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { hashPassword } from '../accounts/passwords.ts';
import { issueToken } from '../accounts/tokens.ts';
import type { Services } from '../platform/context.ts';
import type { Db } from '../platform/database/database.ts';
import { restoreIndexes, dropIndexes } from './bulkIndexes.ts';
import { computePlan, type Size } from './bulkPlan.ts';
import {
  gradeAnswers,
  insertFeedback,
  insertMembers,
  insertMemberships,
  insertMessages,
  insertOwedInvoices,
  insertProfiles,
  insertRequests,
  insertTags,
  insertTagsAndReadersOfMembers,
  advanceSequences,
  namedMembers,
  pauseGrading,
  planRequests,
} from './bulkSql.ts';
import { runWithLockedTables } from './lockTables.ts';
import WORDS from './bulkWords.json' with { type: 'json' };

/** The password of every seeded account. */
export const BULK_PASSWORD = 'secret-pass';

interface BulkOptions extends Size {
  /**
   * File to write the load test's users into: `customer TOKEN USER_ID REQUEST_ID EMAIL` and `writer TOKEN SEARCH_TERM`.
   */
  idsFile?: string | undefined;
  onProgress: (line: string) => void;
}

const LOADED_TABLES = [
  'users',
  'profiles',
  'subscriptions',
  'invoices',
  'assigned_personalities',
  'user_tags',
  'reading_requests',
  'thread_times',
  'messages',
  'member_cards',
  'member_activity',
  'feedback',
];
const ANALYZED_TABLES = [...LOADED_TABLES, 'graded_answers', 'grade_rollups', 'readers', 'tags'];
/** Everything that a load writes, or locks through a foreign key. */
export const LOCKED_TABLES = [...ANALYZED_TABLES, 'drafts', 'tokens'];
const MESSAGES_AT_ONCE = 500_000;

/**
 * Fills a database in one transaction: members in every status, most of them active, and their readings over two years.
 * The same size gives the same rows, except for tokens.
 */
export async function seedBulk(
  { db, clock }: Services,
  { idsFile, onProgress, ...size }: BulkOptions,
): Promise<void> {
  const startedAt = performance.now();
  const report = (line: string) =>
    onProgress(`${((performance.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${line}`);
  const lines = await runWithLockedTables(db, LOCKED_TABLES, report, (tx) =>
    loadAll(tx, size, clock.now(), report),
  );
  await sql.raw(`analyze ${ANALYZED_TABLES.join(', ')}`).execute(db);
  if (idsFile !== undefined)
    await writeFile(idsFile, lines.map((line) => `${line}\n`).join(''), { mode: 0o600 });
  report('done');
}

async function loadAll(
  db: Db,
  size: Size,
  now: Temporal.Instant,
  report: (line: string) => void,
): Promise<string[]> {
  await sql`set local synchronous_commit = off`.execute(db);
  const plan = computePlan(size);
  const passwordHash = await hashPassword(BULK_PASSWORD);
  const writers = await addWriters(db, passwordHash, now);
  const lastUser = await lastId(db, 'users');
  const lastRequest = await lastId(db, 'readingRequests');
  const at = { plan, now, passwordHash, writers, lastUser, lastRequest };

  const lastMessage = await lastId(db, 'messages');
  // With few new rows compared to the existing ones, updating the indexes is faster than rebuilding them.
  const addsMost = lastMessage < size.messages;
  const dropped = addsMost ? await dropIndexes(db, LOADED_TABLES) : { indexes: [], foreignKeys: [] };
  await pauseGrading(db);
  await insertTags(db, at);
  await insertMembers(db, at);
  await insertProfiles(db, at);
  await insertMemberships(db, at);
  await insertOwedInvoices(db, at);
  await insertTagsAndReadersOfMembers(db, at);
  report(`${size.users} users`);
  if (size.requests > 0) {
    await planRequests(db, at);
    await insertRequests(db, at);
    report(`${size.requests} requests`);
    const step = Math.max(1, Math.ceil((MESSAGES_AT_ONCE / size.messages) * size.requests));
    for (let from = 0; from < size.requests; from += step) {
      await insertMessages(db, at, from, from + step);
      const share = Math.min(1, (from + step) / size.requests);
      report(`${Math.round(share * 100)} % of ${size.messages} messages`);
    }
  }
  await insertFeedback(db, lastMessage);
  await advanceSequences(db);
  await restoreIndexes(db, dropped, (name) => report(`index ${name}`));
  // After the indexes of messages and feedback exist, before those of the answers.
  await sql`analyze messages, reading_requests, feedback`.execute(db);
  const ofAnswers = await dropIndexes(db, ['graded_answers']);
  await gradeAnswers(db, lastMessage);
  await restoreIndexes(db, ofAnswers, (name) => report(`index ${name}`));
  const named = size.requests > 0 ? await namedMembers(db, at) : [];
  const lines: string[] = [];
  for (const { userId, requestId, email } of named)
    lines.push(
      `customer ${await issueToken(db, { userId, userAgent: '' }, now)} ${userId} ${requestId} ${email}`,
    );
  for (const [n, { id }] of writers.entries())
    lines.push(`writer ${await issueToken(db, { userId: id, userAgent: '' }, now)} ${WORDS.searchTerms[n]}`);
  return lines;
}

const lastId = async (db: Db, table: 'users' | 'readingRequests' | 'messages') =>
  (
    await db
      .selectFrom(table)
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirstOrThrow()
  ).id ?? 0;

/** One writer per search term, each with a reader. */
async function addWriters(db: Db, passwordHash: string, now: Temporal.Instant) {
  const first = (await lastId(db, 'users')) + 1;
  const names = ['Isolde', 'Anselm', 'Odile', 'Bess', 'Corin'] as const;
  const users = await db
    .insertInto('users')
    .values(
      names.map((firstName, n) => ({
        email: `writer${first + n}@seed.moonletter.test`,
        passwordHash,
        firstName,
        lastName: 'Marr',
        isWriter: true,
        createdAt: now,
      })),
    )
    .returning(['id', 'firstName', 'lastName'])
    .execute();
  const readers = await db
    .insertInto('readers')
    .values(users.map(({ id, ...name }) => ({ ...name, userId: id, color: 'blue', createdAt: now }) as const))
    .returning(['id', 'userId'])
    .execute();
  return readers.map(({ id, userId }) => ({ id: userId!, readerId: id }));
}
