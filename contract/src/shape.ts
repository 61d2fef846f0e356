import type * as z from 'zod/mini';

/**
 * The shape of a response as plain data, which `checkShape` checks. The build replaces the calls' schemas with shapes
 * (web/compileCalls.ts), so that the browser loads neither zod nor the schemas.
 *
 * A single letter is a kind of value. The first item of an array says what it means: `?` null or a shape, `*` a list of a
 * shape, `%` an object with any keys, `=` one of these values, `|` one of these shapes. An optional key ends with `?`.
 */
export type Shape = keyof typeof KINDS | readonly [string, ...unknown[]] | { readonly [key: string]: Shape };

const KINDS = {
  /** A string. */
  s: (value: unknown) => typeof value === 'string',
  /** A number. */
  n: (value: unknown) => typeof value === 'number',
  /** An integer. */
  i: Number.isSafeInteger,
  /** A boolean. */
  b: (value: unknown) => typeof value === 'boolean',
  /** A time in UTC: `2026-11-20T07:42:00.000Z`. */
  t: (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value),
  /** A day: `2026-11-20`. */
  d: (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
  /** Null. */
  z: (value: unknown) => value === null,
  /** Unknown: any value. */
  u: () => true,
};

/** Thrown when a value does not match its shape. The message is the path: `results.3.status`. */
export class ShapeMismatch extends Error {}

/**
 * A copy of the value without keys that its shape does not know; throws a ShapeMismatch if it has another shape. An
 * unknown code becomes null where null is allowed, so that a page still works when a newer server knows more codes.
 */
export function checkShape(shape: Shape, value: unknown, at = ''): unknown {
  if (typeof shape === 'string') {
    if (KINDS[shape](value)) return value;
  } else if (!Array.isArray(shape)) {
    if (isObject(value)) return checkObject(shape as Record<string, Shape>, value, at);
  } else {
    const [meaning, first] = shape as [string, Shape];
    if (meaning === '?')
      return value === null || isUnknownCode(first, value) ? null : checkShape(first, value, at);
    if (meaning === '*' && Array.isArray(value))
      return value.map((item, nth) => checkShape(first, item, `${at}.${nth}`));
    if (meaning === '%' && isObject(value))
      return Object.fromEntries(
        Object.entries(value).map(([key, item]) => [key, checkShape(first, item, `${at}.${key}`)]),
      );
    if (meaning === '=' && shape.includes(value, 1)) return value;
    if (meaning === '|') return checkUnion(shape.slice(1) as Shape[], value, at);
  }
  throw new ShapeMismatch(at.slice(1));
}

const isUnknownCode = (shape: Shape, value: unknown): boolean =>
  typeof value === 'string' && Array.isArray(shape) && shape[0] === '=' && !shape.includes(value, 1);

/** Whether the value is an object with keys: no array, and not null. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function checkObject(shape: Record<string, Shape>, value: Record<string, unknown>, at: string) {
  const checked: Record<string, unknown> = {};
  for (const name in shape) {
    const isOptional = name.endsWith('?');
    const key = isOptional ? name.slice(0, -1) : name;
    if (isOptional && value[key] === undefined) continue;
    checked[key] = checkShape(shape[name]!, value[key], `${at}.${key}`);
  }
  return checked;
}

function checkUnion(shapes: readonly Shape[], value: unknown, at: string): unknown {
  for (const shape of shapes) {
    try {
      return checkShape(shape, value, at);
    } catch (thrown) {
      if (!(thrown instanceof ShapeMismatch)) throw thrown;
    }
  }
  throw new ShapeMismatch(at.slice(1));
}

const SIMPLE: Partial<Record<string, Shape>> = { boolean: 'b', unknown: 'u', null: 'z' };

/**
 * Converts the schema of a response to its shape. Lengths, patterns and ranges are left out, because the server ensures
 * them. Throws for a schema that transforms values.
 */
export function toShape(schema: z.core.$ZodType): Shape {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string': {
      const format = 'format' in def ? def.format : undefined;
      return format === 'datetime' ? 't' : format === 'date' ? 'd' : 's';
    }
    case 'number':
      return 'format' in def ? 'i' : 'n';
    case 'literal':
      return ['=', ...def.values];
    case 'enum':
      return ['=', ...Object.values(def.entries)];
    case 'nullable':
      return ['?', toShape(def.innerType)];
    case 'array':
      return ['*', toShape(def.element)];
    case 'record':
      return ['%', toShape(def.valueType)];
    case 'union':
      return ['|', ...def.options.map(toShape)];
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([key, field]) => toField(key, field)));
    default: {
      const simple = SIMPLE[def.type];
      if (simple === undefined) throw new Error(`A response cannot contain the schema ${def.type}`);
      return simple;
    }
  }
}

function toField(key: string, schema: z.core.$ZodType): [string, Shape] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'optional' ? [`${key}?`, toShape(def.innerType)] : [key, toShape(schema)];
}
