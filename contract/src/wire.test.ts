import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { camelCase, fromWire, snakeCase, toWire } from './wire.ts';

describe('names', () => {
  test.each([
    ['lastMessageTime', 'last_message_time'],
    ['id', 'id'],
    ['last4', 'last4'],
    ['moonletterHopeOther', 'moonletter_hope_other'],
  ])('%s is %s on the wire and back', (camel, snake) => {
    expect(snakeCase(camel)).toBe(snake);
    expect(camelCase(snake)).toBe(camel);
  });

  test('keeps a camelCase key', () => {
    expect(camelCase('isWriter')).toBe('isWriter');
  });
});

describe('objects', () => {
  test('renames keys at every depth, and never changes values or other objects', () => {
    const createdAt = new Date();
    const given = {
      isRushed: true,
      messages: [{ senderId: 1, text: 'snake_case stays' }],
      createdAt,
      none: null,
    };
    expect(toWire(given)).toEqual({
      is_rushed: true,
      messages: [{ sender_id: 1, text: 'snake_case stays' }],
      created_at: createdAt,
      none: null,
    });
  });

  test('treats __proto__ as an ordinary key, which is refused as unknown', () => {
    const read = fromWire(JSON.parse('{"__proto__": {"isWriter": true}}')) as object;
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    // Code that parses URL parameters replaces the text at a key by a number; at this key that must not throw.
    expect(() => Object.assign(read, { ['__proto__']: 1 })).not.toThrow();
    expect(Object.keys(read)).toEqual(['__proto__']);
  });

  test('a round trip over the wire changes nothing', () => {
    const key = fc.stringMatching(/^[a-z]{1,6}([A-Z][a-z]{1,6}){0,2}$/);
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        fc.string(),
        fc.integer(),
        fc.constant(null),
        tie('list'),
        tie('record'),
      ),
      list: fc.array(tie('tree'), { maxLength: 4 }),
      record: fc.dictionary(key, tie('tree'), { maxKeys: 4, noNullPrototype: true }),
    }));
    fc.assert(
      fc.property(tree, (value) => {
        expect(fromWire(toWire(value))).toEqual(value);
      }),
    );
  });
});
