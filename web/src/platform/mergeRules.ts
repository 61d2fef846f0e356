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

/**
 * Compares values of forms and inputs of calls: texts, numbers, files, and plain lists and records of them in any order
 * of their keys. An undefined field counts as missing, because it is neither sent nor stored.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isRecord(one) || !isRecord(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(one[key], other[key]));
}

// Files are the same only if they are the same object.
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Blob);
