import { expect, test } from 'vitest';
import { z } from 'zod';
import QUOTES from './quotes.json' with { type: 'json' };

test('every quote has an id of its own, a text and an author', () => {
  const shape = z.array(z.strictObject({ id: z.int(), text: z.string().min(1), author: z.string().min(1) }));
  const ids = shape.parse(QUOTES).map(({ id }) => id);
  expect(ids).toEqual(ids.map((_, index) => index + 1));
});
