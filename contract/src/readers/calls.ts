import * as z from 'zod/mini';
import { call, emptyObject, etag, id, isoDateTime } from '../call.ts';
import { COLORS } from '../tags/codes.ts';
import { READER_STATUSES } from './codes.ts';
import { newReaderForm, readerFields, readerVoice } from './forms.ts';

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

/** A reader, as members see them. */
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

/** A reader, as writers see them. */
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
