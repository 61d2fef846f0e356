import { isDeepStrictEqual } from 'node:util';

/**
 * Which of the fields that were given have another value now, in words for the audit log: `first name and bio`, or
 * nothing. What a record does not show counts as changed when it is given. Values are nobody's business there.
 */
export function describeChangedFields(given: object, before: object, after: object): string | undefined {
  const [old, now] = [before, after] as Record<string, unknown>[];
  const changed = Object.entries(given)
    .filter(
      ([key, value]) => value !== undefined && !(key in now! && isDeepStrictEqual(old![key], now![key])),
    )
    .map(([key]) => spaceCamelCase(key));
  return changed.length === 0 ? undefined : listFormat.format(changed);
}

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' });
const spaceCamelCase = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
