/** A field that somebody else changed while it was being edited here. */
export interface MeanwhileChange<Name> {
  name: Name;
  /** Whether it was changed here as well; saving then replaces the other value. */
  isReplaced: boolean;
}

/**
 * Merges the edits with a record that somebody else has changed since: unchanged fields take the newer value, all others
 * keep the typed one.
 */
export function mergeEdits<Values extends Record<string, unknown>>(
  before: Values,
  typed: Values,
  current: Values,
) {
  const values = { ...current };
  const changes: MeanwhileChange<keyof Values & string>[] = [];
  for (const name of Object.keys(current) as (keyof Values & string)[]) {
    const isTyped = !isSame(typed[name], before[name]);
    if (isTyped) values[name] = typed[name];
    if (!isSame(current[name], before[name]) && !isSame(current[name], typed[name]))
      changes.push({ name, isReplaced: isTyped });
  }
  return { values, changes };
}

/** The fields of `one` that differ from `other`. */
export function pickChangedFields<Fields extends object>(
  one: Fields,
  other: { [Name in keyof Fields]: unknown },
): Partial<Fields> {
  const changed: Partial<Fields> = {};
  for (const name of Object.keys(one) as (keyof Fields)[]) {
    if (!isSame(one[name], other[name])) changed[name] = one[name];
  }
  return changed;
}

/** Values of forms are texts, numbers, and plain lists and records of them. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
