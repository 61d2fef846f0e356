import * as z from 'zod/mini';
import { email } from '../accounts/forms.ts';
import { call, commaList, days, emptyObject, etag, id, isoDateTime, paged, paging } from '../call.ts';
import { subscriptionInfo } from '../billing/calls.ts';
import { INTERVALS, MEMBERSHIP_ENDINGS, PLANS, SUBSCRIPTION_STATUSES } from '../billing/codes.ts';
import { intuitiveProfile } from '../profiles/calls.ts';
import { GENDER_CODES, ZODIAC_CODES } from '../profiles/codes.ts';
import { requireBirthTimeAnswer, profileFields } from '../profiles/forms.ts';
import { PROFILE_ERROR } from '../profiles/refusals.ts';
import { note } from '../readings/shapes.ts';
import { ACTOR_KINDS, COLORS, READER_STATUSES } from './codes.ts';
import { newReaderForm, noteForm, readerFields, readerVoice, tagForm } from './forms.ts';

const byId = z.strictObject({ id });

const readerName = z.object({ id, firstName: z.string(), lastName: z.string() });

/** A reader in the list to choose from: name, picture and specialities. */
export const listedPersonality = z.extend(readerName, {
  picture: z.nullable(z.string()),
  specialities: z.string(),
  away: z.boolean(),
});

export const listPersonalities = call({
  method: 'GET',
  path: '/api/personalities',
  summary: 'The active readers, to choose from',
  input: emptyObject,
  output: z.array(listedPersonality),
});

export const publicReader = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  picture: z.nullable(z.string()),
  bio: z.string(),
  specialities: z.string(),
  /** Whether cards drawn for this reader may be reversed. */
  readsReversals: z.boolean(),
  /** Not answering at the moment; others answer in the meantime. */
  away: z.boolean(),
});
export type PublicReader = z.output<typeof publicReader>;

/** The fields of a reader that only writers see. */
const readerOfWriters = {
  color: z.enum(COLORS),
  status: z.enum(READER_STATUSES),
  /** How drafts sound that are written for the reader. */
  voice: readerVoice,
  /** The writer's account that the reader belongs to; null for a shared persona. */
  userId: z.nullable(id),
  /** The address of that account. */
  email: z.nullable(z.string()),
  /** When the link of the open invitation expires or has expired; null without an invitation. */
  invitedUntil: z.nullable(isoDateTime),
  etag,
};

export const reader = z.extend(publicReader, readerOfWriters);
export type Reader = z.output<typeof reader>;

export const listReaders = call({
  method: 'GET',
  path: '/api/readers',
  summary: 'All readers, or those with one status',
  input: z.strictObject({ status: z.optional(z.enum(READER_STATUSES)) }),
  output: z.array(reader),
});

export const getReader = call({
  method: 'GET',
  path: '/api/readers/{id}',
  summary: 'The public data of one reader; writers also see color, status, account and version',
  input: byId,
  output: z.extend(publicReader, z.partial(z.object(readerOfWriters)).shape),
  hasEtag: true,
});

export const createReader = call({
  method: 'POST',
  path: '/api/readers',
  summary: 'Add a reader; with an address, also creates their account and mails an invitation',
  input: newReaderForm,
  output: reader,
  status: 201,
  hasEtag: true,
});

export const inviteReader = call({
  method: 'POST',
  path: '/api/readers/{id}/invite',
  summary: 'Mail the invitation again; the older link stops working',
  input: byId,
  output: reader,
  refuses: ['no_invitation'],
  hasEtag: true,
});

export const patchReader = call({
  method: 'PATCH',
  path: '/api/readers/{id}',
  summary: 'Change a reader; making one inactive releases the requests that their account has claimed',
  input: z.strictObject({ id, ...z.partial(z.strictObject(readerFields)).shape }),
  output: reader,
  refuses: ['invitation_open'],
  hasEtag: true,
});

export const tag = z.object({ id, text: z.string(), color: z.enum(COLORS) });
export type Tag = z.output<typeof tag>;

/** A tag in the list that writers manage. `membersCount` is exact up to 10,000 and capped there. */
export const managedTag = z.extend(tag, { membersCount: z.int(), etag });
export type ManagedTag = z.output<typeof managedTag>;

export const listTags = call({
  method: 'GET',
  path: '/api/tags',
  summary: 'All tags',
  input: emptyObject,
  output: z.array(managedTag),
});

export const createTag = call({
  method: 'POST',
  path: '/api/tags',
  summary: 'A new tag',
  input: tagForm,
  output: managedTag,
  status: 201,
  hasEtag: true,
});

export const patchTag = call({
  method: 'PATCH',
  path: '/api/tags/{id}',
  summary: 'Change a tag',
  input: z.strictObject({ id, ...z.partial(tagForm).shape }),
  output: managedTag,
  hasEtag: true,
});

export const deleteTag = call({
  method: 'DELETE',
  path: '/api/tags/{id}',
  summary: 'Delete a tag, and take it off every member who has it',
  input: byId,
  output: emptyObject,
  status: 204,
});

export const listUserTags = call({
  method: 'GET',
  path: '/api/user_tags',
  summary: 'The tags on a member',
  input: z.strictObject({ userId: id }),
  output: z.array(z.extend(tag, { userId: id, tagId: id })),
});

export const addUserTag = call({
  method: 'POST',
  path: '/api/user_tags',
  summary: 'Put a tag on a member; does nothing if it is there already',
  input: z.strictObject({ userId: id, tagId: id }),
  output: z.object({ userId: id, tagId: id }),
  refuses: ['not_found'],
  status: 201,
});

export const removeUserTag = call({
  method: 'DELETE',
  path: '/api/user_tags',
  summary: 'Take a tag off a member',
  input: z.strictObject({ userId: id, tagId: id }),
  output: emptyObject,
  status: 204,
});

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
  output: z.array(note),
});

export const createNote = call({
  method: 'POST',
  path: '/api/users/{id}/notes',
  summary: "Add a note about a member; a text that begins with '!' is a promise",
  input: z.strictObject({ id, ...noteForm.shape }),
  output: note,
  status: 201,
});

/** One line of the audit log. */
export const auditLogEntry = z.object({
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
