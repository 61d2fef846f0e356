// The only place where names change between TypeScript (camelCase) and the wire (snake_case).

const snakeByKey = new Map<string, string>();
const camelByKey = new Map<string, string>();
// Keys can come from clients, so the cache is bounded in number and in key length.
const REMEMBERED_KEYS = 5_000;
const REMEMBERED_LENGTH = 40;

function remember(converted: Map<string, string>, key: string, name: string): void {
  if (key.length > REMEMBERED_LENGTH) return;
  // Clearing, rather than refusing new keys: otherwise a client could fill the cache and keep our own names out.
  if (converted.size >= REMEMBERED_KEYS) converted.clear();
  converted.set(key, name);
}

/** `lastMessageTime` → `last_message_time`. */
export function snakeCase(key: string): string {
  const known = snakeByKey.get(key);
  if (known !== undefined) return known;
  const snake = key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  remember(snakeByKey, key, snake);
  return snake;
}

/** `last_message_time` → `lastMessageTime`. A camelCase key is returned unchanged. */
export function camelCase(key: string): string {
  const known = camelByKey.get(key);
  if (known !== undefined) return known;
  const camel = key.replaceAll(/(?<=[a-z0-9])_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  remember(camelByKey, key, camel);
  return camel;
}

function renameKeys(value: unknown, rename: (key: string) => string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => renameKeys(item, rename));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const renamed: Record<string, unknown> = {};
  for (const key in value) {
    const inner = (value as Record<string, unknown>)[key];
    const name = rename(key);
    // A JSON key of this name would change the object's prototype instead of being refused as unknown.
    if (name === '__proto__')
      Object.defineProperty(renamed, name, {
        value: inner,
        enumerable: true,
        writable: true,
        configurable: true,
      });
    else renamed[name] = typeof inner === 'object' && inner !== null ? renameKeys(inner, rename) : inner;
  }
  return renamed;
}

/** Converts the keys of plain objects to snake_case, at every depth. Values, dates and files are unchanged. */
export const toWire = (value: unknown): unknown => renameKeys(value, snakeCase);

/** Converts the keys of plain objects to camelCase, at every depth. Values are unchanged. */
export const fromWire = (value: unknown): unknown => renameKeys(value, camelCase);
