import { expect, test } from 'vitest';
import { matchesEtag } from './etag.ts';

test.each([
  ['"a-1"', true],
  ['W/"a-1"', true],
  ['"b", W/"a-1" , "c"', true],
  ['*', true],
  ['"a-2"', false],
  ['', false],
  [undefined, false],
])('If-None-Match: %s', (header, isKnown) => expect(matchesEtag(header, '"a-1"')).toBe(isKnown));
