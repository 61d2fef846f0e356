import { sql, type Updateable } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { type Params, type RowOf, statement } from '../platform/database/statement.ts';
import type { Tables } from '../platform/database/tables.ts';

/** All fields of users-me, and the record that the status is derived from, in one statement. */
export const findProfileRow = statement((db, p: Params<{ userId: number }>) =>
  db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.userId', 'users.id')
    .leftJoin('subscriptions', 'subscriptions.userId', 'users.id')
    .leftJoin('assignedPersonalities', 'assignedPersonalities.userId', 'users.id')
    .leftJoin('emailChanges', 'emailChanges.userId', 'users.id')
    .leftJoin('readers', 'readers.userId', 'users.id')
    .select([
      'users.id',
      'users.email',
      'users.firstName',
      'users.lastName',
      'users.birthDate',
      'users.isWriter',
      'users.emailUndeliverableAt',
      'profiles.createdAt as profileCreatedAt',
      'profiles.gender',
      'profiles.birthTime',
      'profiles.birthTimeKnown',
      'profiles.birthTimeExact',
      'profiles.birthLocation',
      'profiles.birthPlace',
      'profiles.birthUtcOffset',
      'profiles.zodiac',
      'profiles.currentLocation',
      'profiles.currentPlace',
      'profiles.bio',
      'profiles.experienceLevel',
      'profiles.seenWriter',
      'profiles.previousExperience',
      'profiles.moonletterHopes',
      'profiles.moonletterHopeOther',
      'profiles.extraInfo',
      'profiles.picture',
      'readers.picture as readerPicture',
      'profiles.timeZone',
      'profiles.answerMail',
      'profiles.outcomeMail',
      'profiles.digest',
      'profiles.quietFrom',
      'profiles.quietTo',
      'profiles.usesLetterKeys',
      'subscriptions.status',
      'subscriptions.interval',
      'subscriptions.cancelAtPeriodEnd',
      'subscriptions.paymentPausedAt',
      'subscriptions.paymentResumesAt',
      'subscriptions.currentPeriodEnd',
      'assignedPersonalities.readerId as assignedPersonalityUser',
      'emailChanges.email as pendingEmail',
      'emailChanges.expiresAt as pendingEmailExpiresAt',
    ])
    .where('users.id', '=', p.userId),
);
export type ProfileRow = RowOf<typeof findProfileRow>;

export type ProfileColumns = Omit<Updateable<Tables['profiles']>, 'userId'>;

/** Writes the given columns; creates the row if needed. */
export const saveProfile = (db: Db, userId: number, columns: ProfileColumns) =>
  db
    .insertInto('profiles')
    .values({ userId, ...columns })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ userId, ...columns }))
    .execute();

/** Writes the intuitive profile for the first time; returns nothing if there is one. */
export const insertIntuitiveProfile = (db: Db, userId: number, columns: ProfileColumns) =>
  db
    .insertInto('profiles')
    .values({ userId, ...columns })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet(columns).where('profiles.createdAt', 'is', null),
    )
    .returning('userId')
    .executeTakeFirst();

export const findBirthDate = (db: Db, userId: number) =>
  db.selectFrom('users').select('birthDate').where('id', '=', userId).executeTakeFirstOrThrow();

export const findPicture = (db: Db, userId: number) =>
  db.selectFrom('profiles').select('picture').where('userId', '=', userId).executeTakeFirst();

/** Whether a visible picture with this path exists: the user's own, a writer's or a reader's; writers see all. */
export const visibleProfilePicture = statement((db, p: Params<{ path: string; ownerId: number | null }>) =>
  db
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.userId')
    .select('profiles.userId')
    .where('profiles.picture', '=', p.path)
    .where((eb) =>
      eb.or([
        sql<boolean>`${p.ownerId}::bigint is null`,
        eb('profiles.userId', '=', p.ownerId),
        eb('users.isWriter', '=', true),
      ]),
    )
    .unionAll((eb) =>
      eb.selectFrom('readers').select('readers.id as userId').where('readers.picture', '=', p.path),
    ),
);
