import * as z from 'zod/mini';
import type { Reader } from '#contract/readers/calls.ts';
import { type Color, COLORS } from '#contract/tags/codes.ts';
import { readerFields } from '#contract/readers/forms.ts';
import { createPersistedEdits } from '../platform/persistedEdits.ts';

const { status: _, voice: _voice, ...editable } = readerFields;

/** The schema of the reader form, with every field. */
export const readerForm = z.strictObject(editable);
export type ReaderValues = z.output<typeof readerForm>;

export const EMPTY_READER: Pick<ReaderValues, 'firstName' | 'lastName' | 'specialities' | 'bio'> & {
  color: Color | null;
} = { firstName: '', lastName: '', color: null, specialities: '', bio: '' };

export const toReaderValues = (reader: Reader): ReaderValues => {
  const { firstName, lastName, color, bio, specialities, readsReversals, away } = reader;
  return { firstName, lastName, color, bio, specialities, readsReversals, away };
};

const text = z.string();
const textChanges = { firstName: text, lastName: text, bio: text, specialities: text };

/** What a writer has changed of a reader and not saved, by the reader's id. */
export const readerEdits = createPersistedEdits<ReaderValues>(
  'readers',
  z.partial(
    z.object({
      ...textChanges,
      color: z.enum(COLORS),
      readsReversals: z.boolean(),
      away: z.boolean(),
    }),
  ),
);

/** What a writer has typed for a reader of their own that does not exist yet, by the writer's id. */
export const newReaderEdits = createPersistedEdits<typeof EMPTY_READER>(
  'newReader',
  z.partial(z.object({ ...textChanges, color: z.nullable(z.enum(COLORS)) })),
);

/** The labels of the fields in the reader form. */
export const READER_LABELS = {
  firstName: 'First name',
  lastName: 'Last name',
  color: 'Color',
  specialities: 'Specialities',
  bio: 'Bio',
  readsReversals: 'Reads reversed cards',
  away: 'Away',
} as const satisfies Record<keyof ReaderValues, string>;
