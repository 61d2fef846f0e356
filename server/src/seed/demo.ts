import { sql } from 'kysely';
import { hashPassword } from '../accounts/passwords.ts';
import { createWriterAndReader } from '../readers/createWriter.ts';
import { ADVISORY_LOCKS } from '../platform/database/advisoryLocks.ts';
import type { Services } from '../platform/context.ts';
import type { Db } from '../platform/database/database.ts';
import { seedMembership } from './demoBilling.ts';
import { type DemoMember, MEMBERS, READERS, type ReaderName, TAGS, WRITER_EMAIL } from './demoPeople.ts';
import { parseDemoThreads } from './demoThread.ts';
import { insertThread } from './demoThreadRows.ts';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'moonletter-demo';

type Ids<Name extends string> = Record<Name, number>;

/**
 * Fills an empty database with one writer, a member in every status and their readings, in one transaction.
 * @returns whether it did; a database with users, or in production, is left unchanged
 */
export async function seedDemo(services: Services): Promise<boolean> {
  if (services.config.isProduction) return false;
  return services.db.transaction().execute(async (db) => {
    // If two instances start at once, only one seeds.
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.seed})`.execute(db);
    const known = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (known !== undefined) return false;
    await seedAll({ ...services, db });
    return true;
  });
}

async function seedAll(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const [{ firstName, lastName }] = READERS;
  const writer = await createWriterAndReader(db, now, {
    email: WRITER_EMAIL,
    firstName,
    lastName,
    password: DEMO_PASSWORD,
  });
  const readers = await insertDemoReaders(db, now, writer.readerId);
  const members = await insertDemoMembers(db, now, readers);
  for (const member of MEMBERS) {
    const person = { ...member, id: members[member.name], email: emailOf(member) };
    if (member.name !== 'new') await seedMembership(services, person, member.name);
  }
  // Oldest first, so that ids grow with time.
  for (const thread of parseDemoThreads().toSorted((a, b) => b.askedHoursAgo - a.askedHoursAgo))
    await insertThread(services, thread, { userId: members[thread.member], writerId: writer.id, readers });
}

const emailOf = ({ name }: DemoMember) => `${name}@moonletter.test`;

/** The writer's own reader exists already, with only a name. */
async function insertDemoReaders(db: Db, now: Temporal.Instant, ownId: number): Promise<Ids<ReaderName>> {
  const [own, ...others] = READERS;
  await db.updateTable('readers').set(own).where('id', '=', ownId).execute();
  await db
    .insertInto('readers')
    .values(others.map((reader) => ({ ...reader, createdAt: now })))
    .execute();
  const rows = await db.selectFrom('readers').select(['id', 'firstName']).execute();
  return Object.fromEntries(rows.map(({ id, firstName }) => [firstName, id])) as Ids<ReaderName>;
}

async function insertDemoMembers(
  db: Db,
  now: Temporal.Instant,
  readers: Ids<ReaderName>,
): Promise<Ids<DemoMember['name']>> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const since = (member: DemoMember) => now.subtract({ hours: member.name === 'new' ? 20 : 24 * 200 });
  const users = await db
    .insertInto('users')
    .values(
      MEMBERS.map((member) => ({
        email: emailOf(member),
        passwordHash,
        firstName: member.firstName,
        lastName: member.lastName,
        birthDate: member.birthDate,
        termsAcceptedAt: since(member),
        createdAt: since(member),
      })),
    )
    .returning(['id', 'email'])
    .execute();
  const idByEmail = new Map(users.map(({ id, email }) => [email, id]));
  const idOf = (member: DemoMember) => idByEmail.get(emailOf(member))!;
  await db
    .insertInto('profiles')
    .values(MEMBERS.map((member) => toProfileRow(member, idOf(member), since(member))))
    .execute();

  const tags = await db
    .insertInto('tags')
    .values(TAGS.map((tag) => ({ ...tag, createdAt: now })))
    .returning(['id', 'text'])
    .execute();
  const tagIds = new Map<string, number>(tags.map(({ id, text }) => [text, id]));
  await db
    .insertInto('userTags')
    .values(
      MEMBERS.flatMap((member) =>
        member.tags.map((text) => ({ userId: idOf(member), tagId: tagIds.get(text)!, createdAt: now })),
      ),
    )
    .execute();
  await db
    .insertInto('assignedPersonalities')
    .values(
      MEMBERS.flatMap((member) =>
        member.reader === null ? [] : [{ userId: idOf(member), readerId: readers[member.reader] }],
      ),
    )
    .execute();
  return Object.fromEntries(MEMBERS.map((member) => [member.name, idOf(member)])) as Ids<DemoMember['name']>;
}

function toProfileRow(member: DemoMember, userId: number, createdAt: Temporal.Instant) {
  const { gender, zodiac, birthTime, birthPlace, currentLocation, bio, experienceLevel, seenWriter } = member;
  return {
    userId,
    createdAt,
    gender,
    zodiac,
    birthTime,
    currentLocation,
    bio,
    experienceLevel,
    seenWriter,
    birthTimeKnown: birthTime !== null,
    birthTimeExact: member.birthTimeExact ?? false,
    birthLocation: birthPlace.name,
    birthPlace: JSON.stringify(birthPlace),
    moonletterHopes: [...member.hopes],
    timeZone: birthPlace.timeZone,
  };
}
