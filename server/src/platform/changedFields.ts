import { isDeepStrictEqual } from 'node:util';

/**
 * Names the given fields whose value changed, for the audit log: `first name and bio`, or undefined if none did. Fields
 * that the record does not contain count as changed. Values are left out because they are private.
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
