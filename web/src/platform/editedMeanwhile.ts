import { useState } from 'react';
import * as z from 'zod/mini';
import { fromWire } from '#contract/wire.ts';
import type { Failure } from './failure.ts';
import { isSame, mergeEdits } from './mergeRules.ts';

/** The newer record that an `edited_meanwhile` failure contains; undefined for any other failure. */
export function readNewerRecord<Saved>(
  { code, body }: Failure,
  shape: z.ZodMiniType<Saved>,
): Saved | undefined {
  if (code !== 'edited_meanwhile') return undefined;
  const parsed = z.safeParse(z.object({ current: shape }), fromWire(body));
  return parsed.success ? parsed.data.current : undefined;
}

/**
 * A record that others may edit too while its form is open. When a save is refused because of a newer version, `base`
 * becomes that version, so that the next save replaces it, and `newer` is shown beside the typed values.
 */
export function useEditedRecord<Saved extends { etag: string }, Opened extends Saved | null>(
  record: Opened,
  shape: z.ZodMiniType<Saved>,
) {
  const [base, setBase] = useState<Opened | Saved>(record);
  const [newer, setNewer] = useState<Saved | null>(null);
  /** The version before `newer`. */
  const [previous, setPrevious] = useState<Opened | Saved>(record);
  return {
    base,
    newer,
    /** @returns the newer record, if the save was refused because of it */
    readFailure(failure: Failure): Saved | undefined {
      const current = readNewerRecord(failure, shape);
      if (current !== undefined) {
        setPrevious(base);
        setBase(current);
        setNewer(current);
      }
      return current;
    },
    /**
     * The typed values for a comparison with `newer`: only fields that the other person has changed can differ. The
     * others get their newer value.
     */
    toComparedValues: <Values extends object>(typed: Values): Values => {
      const [before, after] = [previous, newer] as (Record<string, unknown> | null)[];
      const isOwn = ([name]: [string, unknown]) => isSame(before?.[name], after?.[name]);
      const own = Object.entries(typed).filter(isOwn);
      return { ...typed, ...Object.fromEntries(own.map(([name]) => [name, after?.[name]])) };
    },
    /** Call after a save if the form stays open. */
    setSaved(saved: Saved) {
      setBase(saved);
      setNewer(null);
    },
    /** Hides the newer record. */
    dismiss: () => setNewer(null),
  };
}

interface EditOfRecord<Saved, Values> {
  base: Saved;
  form: { values: Values; setAll: (some: Partial<Values>) => void };
  setSaved: (saved: Saved) => void;
}

/**
 * Continues from a record that was saved elsewhere, for example in another tab. If a field was changed both there and
 * here, nothing is taken over: the save will be refused, and both values shown.
 */
export function useSavedElsewhere<Saved extends { etag: string }, Values extends Record<string, unknown>>(
  record: Saved,
  { base, form, setSaved }: EditOfRecord<Saved, Values>,
) {
  const [seen, setSeen] = useState(record.etag);
  if (record.etag === seen) return;
  setSeen(record.etag);
  if (record.etag === base.etag) return;
  const { values, changes } = mergeEdits(
    pickFields(base, form.values),
    form.values,
    pickFields(record, form.values),
  );
  if (changes.some(({ isReplaced }) => isReplaced)) return;
  setSaved(record);
  form.setAll(values);
}

/** The record's values of the fields that a form has. */
const pickFields = <Values extends object>(record: object, form: Values): Values =>
  Object.fromEntries(
    Object.keys(form).map((name) => [name, (record as Record<string, unknown>)[name]]),
  ) as Values;

/** The newer record's values of the fields that were not touched since the form was opened. */
export const pickUntouchedFields = <Values extends object>(
  values: Values,
  base: object,
  newer: object,
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([key, value]) => isSame(value, (base as Record<string, unknown>)[key]))
      .map(([key]) => [key, (newer as Record<string, unknown>)[key]]),
  ) as Partial<Values>;
