import * as z from 'zod/mini';
import { email } from '../accounts/forms.ts';
import { call, commaList, days, etag, id, isoDateTime, paged, paging } from '../call.ts';
import { subscriptionInfo } from '../billing/calls.ts';
import { INTERVALS, MEMBERSHIP_ENDINGS, PLANS, SUBSCRIPTION_STATUSES } from '../billing/codes.ts';
import { intuitiveProfile } from '../profiles/calls.ts';
import { GENDER_CODES, ZODIAC_CODES } from '../profiles/codes.ts';
import { requireBirthTimeAnswer, profileFields } from '../profiles/forms.ts';
import { PROFILE_ERROR } from '../profiles/refusals.ts';
import { memberNote } from '../readings/shapes.ts';
import { tag } from '../tags/calls.ts';
import { ACTOR_KINDS } from './codes.ts';
import { memberNoteForm } from './forms.ts';

const byId = z.strictObject({ id });

/** A member in the writers' list. */
export const listedUser = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  zodiac: z.nullable(z.enum(ZODIAC_CODES)),
  gender: z.nullable(z.enum(GENDER_CODES)),
  createdAt: isoDateTime,
  currentSubscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
  subscription: z.nullable(subscriptionInfo),
  plan: z.nullable(z.enum([PLANS[1].name, PLANS[2].name])),
  tags: z.array(tag),
  assignedPersonalityUser: z.nullable(id),
  lastRequestAt: z.nullable(isoDateTime),
  isWriter: z.boolean(),
  isBlocked: z.boolean(),
});
export type ListedUser = z.output<typeof listedUser>;

/** One member with their intuitive profile. */
export const user = z.extend(listedUser, {
  ...intuitiveProfile.shape,
  birthDate: z.nullable(z.string()),
  timeZone: z.string(),
  /** The version of the editable fields; tags, membership and requests are not included. */
  etag,
});
export type User = z.output<typeof user>;

export const listUsers = call({
  method: 'GET',
  path: '/api/users',
  summary: 'Members, with filters and a search in names and addresses',
  input: z.strictObject({
    ...paging(['created_at', 'email', 'last_request_at']),
    search: z.optional(z.string().check(z.maxLength(200))),
    status: z.optional(commaList(z.enum(SUBSCRIPTION_STATUSES))),
    interval: z.optional(z.enum(INTERVALS)),
    tag: z.optional(id),
    personality: z.optional(id),
    days: z.optional(days),
  }),
  output: paged(listedUser),
});

export const getUser = call({
  method: 'GET',
  path: '/api/users/{id}',
  summary: 'One member',
  input: byId,
  output: user,
  hasEtag: true,
});

export const patchUser = call({
  method: 'PATCH',
  path: '/api/users/{id}',
  summary: "Set a member's own reader",
  input: z.strictObject({ id, assignedPersonalityUser: z.nullable(id) }),
  output: user,
  hasEtag: true,
});

const membershipEndingHasCause = z.refine<{ isWriter?: unknown; isBlocked?: unknown; membership?: unknown }>(
  ({ isWriter, isBlocked, membership }) =>
    membership === undefined || isWriter === true || isBlocked === true,
  { path: ['membership'], error: 'Only when an account is blocked or becomes a writer' },
);

export const patchStaffUser = call({
  method: 'PATCH',
  path: '/api/staff/users/{id}',
  summary: 'For staff: edit any field of a user, make them a writer, or block them',
  input: z
    .strictObject({
      id,
      ...profileFields,
      /** Changed at once, without a confirmation. Both addresses get a mail. */
      email: z.optional(email),
      isWriter: z.optional(z.boolean()),
      isBlocked: z.optional(z.boolean()),
      /** Used with a block or the role of a writer; `at_period_end` by default. */
      membership: z.optional(z.enum(MEMBERSHIP_ENDINGS)),
    })
    .check(requireBirthTimeAnswer, membershipEndingHasCause),
  output: user,
  hasEtag: true,
  refuses: ['own_writer_role'],
  invalidMessage: PROFILE_ERROR,
});

export const listNotes = call({
  method: 'GET',
  path: '/api/users/{id}/notes',
  summary: 'The notes of writers about a member, newest first',
  input: byId,
  output: z.array(memberNote),
});

export const createNote = call({
  method: 'POST',
  path: '/api/users/{id}/notes',
  summary: "Add a note about a member; a text that begins with '!' is a promise",
  input: z.strictObject({ id, ...memberNoteForm.shape }),
  output: memberNote,
  status: 201,
});

/** One line of the audit log. */
const auditLogEntry = z.object({
  id,
  createdAt: isoDateTime,
  act: z.string(),
  says: z.string(),
  why: z.nullable(z.string()),
  /** The actors `clock` and `gateway` have neither id nor name. */
  actor: z.object({ kind: z.enum(ACTOR_KINDS), id: z.nullable(id), name: z.nullable(z.string()) }),
  user: z.nullable(z.object({ id, name: z.string() })),
});
export type AuditLogEntry = z.output<typeof auditLogEntry>;

export const listAuditLog = call({
  method: 'GET',
  path: '/api/audit_log',
  summary: 'Who did what, to whom and why',
  input: z.strictObject({
    ...paging(['created_at']),
    /** The affected user. */
    user: z.optional(id),
    /** The user who made the change. */
    actor: z.optional(id),
    act: z.optional(z.string().check(z.regex(/^[a-z_]{1,60}$/, 'This is not an act of the log'))),
    days: z.optional(days),
  }),
  output: paged(auditLogEntry),
});
