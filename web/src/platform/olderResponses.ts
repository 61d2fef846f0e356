import { checkShape, type Shape, ShapeMismatch } from '#contract/shape.ts';

// A server of an older version does not send the fields that were added since, and during an update new pages are
// answered by older servers too. Without what came later a page can still be shown; without what it is about it cannot.

/** What a response is about, and money, is never made up. */
const NEVER_FILLED = /^(id|results)$|Cents$/;

const DAY_MS = 86_400_000;

/** Like `checkShape`, for a response without some of its fields; still throws a ShapeMismatch for any other difference. */
export const checkOlderResponse = (shape: Shape, value: unknown): unknown =>
  checkShape(shape, fill(shape, value));

function fill(shape: Shape, value: unknown): unknown {
  if (typeof shape === 'string' || typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(shape))
    return Array.isArray(value) ? value : fillObject(shape as Record<string, Shape>, { ...value });
  const [meaning, inner] = shape as [string, Shape];
  if (meaning === '?') return fill(inner, value);
  return meaning === '*' && Array.isArray(value) ? value.map((item) => fill(inner, item)) : value;
}

function fillObject(shape: Record<string, Shape>, value: Record<string, unknown>) {
  const required = Object.keys(shape).filter((key) => !key.endsWith('?'));
  // An object without any of them is something else.
  if (required.length > 0 && required.every((key) => value[key] === undefined))
    throw new ShapeMismatch(required[0]);
  for (const [name, inner] of Object.entries(shape)) {
    const key = name.replace('?', '');
    if (value[key] !== undefined) value[key] = fill(inner, value[key]);
    else if (key === name && !NEVER_FILLED.test(key)) value[key] = replacementFor(key, inner, value);
  }
  return value;
}

/** In place of a missing field; undefined where there is none. */
function replacementFor(key: string, shape: Shape, owner: Record<string, unknown>): unknown {
  if (key === 'dueAt') return dayAfter(owner['createdAt']);
  // The first code of these is the usual one.
  const isFilledCode = key === 'source' || (key === 'status' && 'currentSubscriptionStatus' in owner);
  return isCode(shape) && !isFilledCode ? undefined : emptyOf(shape);
}

function dayAfter(time: unknown): string | undefined {
  const start = Date.parse(String(time));
  return Number.isNaN(start) ? undefined : new Date(start + DAY_MS).toISOString();
}

const isCode = (shape: Shape) => Array.isArray(shape) && shape[0] === '=';

function emptyOf(shape: Shape): unknown {
  if (typeof shape === 'string') return { s: '', b: false, i: 0, n: 0 }[shape as string];
  if (!Array.isArray(shape))
    return Object.fromEntries(
      Object.entries(shape as Record<string, Shape>)
        .filter(([name]) => !name.endsWith('?'))
        .map(([name, inner]) => [name, emptyOf(inner)]),
    );
  const [meaning, first] = shape as [string, unknown];
  return { '?': null, '*': [], '=': first }[meaning];
}
