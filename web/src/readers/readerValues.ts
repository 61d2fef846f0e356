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

const LABELS = {
  firstName: 'First name',
  lastName: 'Last name',
  color: 'Color',
  specialities: 'Specialities',
  bio: 'Bio',
  readsReversals: 'Reads reversed cards',
  away: 'Away',
} as const satisfies Record<keyof ReaderValues, string>;

/** The values of the newer record that differ from the typed ones, with their labels. */
export const listNewerValues = (newer: Reader, typed: ReaderValues): [string, string][] =>
  (Object.keys(LABELS) as (keyof ReaderValues)[])
    .filter((field) => newer[field] !== typed[field])
    .map((field) => {
      const value = newer[field];
      return [LABELS[field], typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value];
    });
