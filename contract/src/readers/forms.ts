import * as z from 'zod/mini';
import { email } from '../accounts/forms.ts';
import { id } from '../call.ts';
import { requiredLine, singleLine } from '../singleLine.ts';
import { color } from '../tags/forms.ts';

/** How long drafts are. */
export const VOICE_LENGTHS = ['short', 'medium', 'long'] as const;
/** How much of a card's picture drafts describe: nothing, some, or more. */
export const VOICE_STYLES = ['plain', 'balanced', 'pictorial'] as const;
/** The maximum number of a reader's favourite sentences. */
export const VOICE_TURNS_MAX = 5;

const voiceLine = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, `Please keep it to ${max} characters`), singleLine);

/** The voice of a reader's drafts. With an empty text, the composer chooses. */
export const readerVoice = z.strictObject({
  /** Before the member's first name: 'Dear'. */
  greeting: voiceLine(30),
  /** The last sentence of a letter. */
  closing: voiceLine(160),
  length: z.enum(VOICE_LENGTHS),
  style: z.enum(VOICE_STYLES),
  hasHumour: z.boolean(),
  /** Whole sentences that the reader likes; each letter gets one of them. */
  turns: z
    .array(voiceLine(160).check(z.minLength(1)))
    .check(z.maxLength(VOICE_TURNS_MAX, `Please keep it to ${VOICE_TURNS_MAX} sentences, one on a line`)),
});
export type ReaderVoice = z.output<typeof readerVoice>;

/** The voice of a reader who has not set one. */
export const VOICE_DEFAULT: ReaderVoice = {
  greeting: '',
  closing: '',
  length: 'medium',
  style: 'balanced',
  hasHumour: false,
  turns: [],
};

/** What can be changed of a reader. */
export const readerFields = {
  firstName: requiredLine(80),
  lastName: requiredLine(80),
  color,
  bio: z.string().check(z.trim(), z.maxLength(2_000, 'Please keep it to 2,000 characters')),
  specialities: z.string().check(z.trim(), z.maxLength(500, 'Please keep it to 500 characters'), singleLine),
  status: z.enum(['active', 'inactive']),
  readsReversals: z.boolean(),
  away: z.boolean(),
  voice: readerVoice,
};

const { firstName, lastName, bio, specialities } = readerFields;

const hasOneAccount = z.refine<{ email?: unknown; userId?: unknown }>(
  ({ email: invited, userId }) => invited === undefined || userId === undefined || userId === null,
  { path: ['email'], error: 'An invitation is for someone who has no account yet' },
);

/** A new reader: of an existing writer, of somebody who is invited by mail, or of nobody. */
export const newReaderForm = z
  .strictObject({
    firstName,
    lastName,
    color,
    /** Creates an account for this address and invites its owner. */
    email: z.optional(email),
    /** The existing writer, without a reader so far, that the new reader belongs to. */
    userId: z.optional(z.nullable(id)),
    bio: z.optional(bio),
    specialities: z.optional(specialities),
  })
  .check(hasOneAccount);
