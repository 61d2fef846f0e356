import * as z from 'zod/mini';
import { pickChangedFields } from './mergeRules.ts';
import { createPersistedPart } from './persistedPart.ts';
import { usePersistedFields } from './usePersistedFields.ts';

/** The unsaved changes of a form that edits a saved record: only the fields that differ from it. */
export interface PersistedEdits<Values extends object> {
  read: () => Partial<Values>;
  /** Without fields, nothing stays persisted. */
  write: (changed: Partial<Values>) => void;
}

/**
 * Persists the unsaved changes of forms of one kind, for each record separately.
 * @param part its name within the stored object @param shape of the changes, without limits: an unfinished text is kept
 */
export function createPersistedEdits<Values extends object>(
  part: string,
  shape: z.ZodMiniType<{ [Name in keyof Values]?: Values[Name] | undefined }>,
) {
  const stored = createPersistedPart('cachedMessage', part, z.record(z.string(), shape));
  return (userId: number, recordId: number): PersistedEdits<Values> => ({
    // Parsed JSON has no undefined values.
    read: () => (stored.read(userId)?.[recordId] ?? {}) as Partial<Values>,
    write: (changed) => {
      const { [recordId]: _, ...others } = stored.read(userId) ?? {};
      const all = isEmpty(changed) ? others : { ...others, [recordId]: changed };
      stored.write(userId, isEmpty(all) ? undefined : all);
    },
  });
}

const isEmpty = (record: object) => Object.keys(record).length === 0;

/** The saved values with the unsaved changes applied. */
export const withEdits = <Values extends object>(
  saved: Values,
  { read }: PersistedEdits<Values>,
): Values => ({
  ...saved,
  ...read(),
});

/** Call after a save: removes the values that were sent; later edits stay. */
export const clearSavedEdits = <Values extends object>(sent: Values, edits: PersistedEdits<Values>) =>
  edits.write(pickChangedFields(withEdits(sent, edits), sent));

interface EditForm<Values> {
  values: Values;
  isSending: boolean;
  setAll: (some: Partial<Values>) => void;
}

/** Persists the changes in a form that began with `saved` until they are saved. */
export function usePersistedEdits<Values extends Record<string, unknown>>(
  form: EditForm<Values>,
  saved: Values,
  edits: PersistedEdits<Values>,
) {
  usePersistedFields(form.values, {
    isLocked: form.isSending,
    read: () => withEdits(saved, edits),
    write: (changed) => edits.write(pickChangedFields({ ...withEdits(saved, edits), ...changed }, saved)),
    show: form.setAll,
  });
}
