import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isoDateTime } from './call.ts';
import { liveEvent } from './liveEvents.ts';
import { checkShape, ShapeMismatch, toShape } from './shape.ts';

const schema = z.object({
  text: z.string(),
  share: z.number(),
  count: z.int(),
  isOpen: z.boolean(),
  at: z.nullable(isoDateTime),
  day: z.optional(z.iso.date()),
  status: z.enum(['OPENED', 'CLOSED']),
  days: z.literal([0, 7]),
  names: z.array(z.object({ first: z.string() })),
  byKey: z.record(z.string(), z.int()),
  either: z.union([z.object({ kind: z.literal('one'), id: z.int() }), z.object({ kind: z.literal('none') })]),
  none: z.null(),
  anything: z.unknown(),
});
const good = {
  text: 'a',
  share: 0.5,
  count: 3,
  isOpen: true,
  at: '2026-11-20T07:42:00.000Z',
  day: '2026-11-20',
  status: 'OPENED',
  days: 7,
  names: [{ first: 'Rosalind' }],
  byKey: { a: 1 },
  either: { kind: 'one', id: 4 },
  none: null,
  anything: [1],
};

const read = (value: unknown) => {
  try {
    return { value: checkShape(toShape(schema), value) };
  } catch (error) {
    if (error instanceof ShapeMismatch) return 'mismatch';
    throw error;
  }
};
const readByZod = (value: unknown) => {
  const parsed = z.safeParse(schema, value);
  return parsed.success ? { value: parsed.data } : 'mismatch';
};

test('a shape accepts, refuses and drops the same as its schema', () => {
  const other = fc.oneof(
    fc.constantFrom(undefined, null, 1.5, 7, 'OPENED', 'a', '2026-11-20', true, [], {}),
    fc.constantFrom(
      { first: 1 },
      [{ first: 'b', more: 1 }],
      { kind: 'none', id: 1 },
      { kind: 'one' },
      { a: 'b' },
    ),
  );
  const key = fc.constantFrom(...Object.keys(good), 'unknownKey');
  fc.assert(
    fc.property(fc.dictionary(key, other, { maxKeys: 2 }), (changes) => {
      const value = { ...good, ...changes };
      expect(read(value)).toEqual(readByZod(value));
    }),
    { numRuns: 500 },
  );
});

test('a mismatch says where it is', () => {
  expect(() => checkShape(toShape(schema), { ...good, names: [{ first: 'a' }, { first: 2 }] })).toThrow(
    'names.1.first',
  );
  expect(() => checkShape(toShape(liveEvent), { type: 'retracted', requestId: 'one' })).toThrow(
    ShapeMismatch,
  );
});

test('refuses a schema that transforms values', () => {
  expect(() => toShape(z._default(z.string(), 'a'))).toThrow('default');
});

test('an unknown code becomes null where null is allowed, and is refused elsewhere', () => {
  const zodiac = z.enum(['ARI', 'TAE']);
  const nullable = toShape(z.object({ zodiac: z.optional(z.nullable(zodiac)) }));
  expect(checkShape(nullable, { zodiac: 'XXX' })).toEqual({ zodiac: null });
  expect(checkShape(nullable, { zodiac: 'ARI' })).toEqual({ zodiac: 'ARI' });
  expect(() => checkShape(nullable, { zodiac: 1 })).toThrow(ShapeMismatch);
  expect(() => checkShape(toShape(z.object({ zodiac })), { zodiac: 'XXX' })).toThrow(ShapeMismatch);
});
