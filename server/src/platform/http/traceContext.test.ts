import { expect, test } from 'vitest';
import { readTrace, toTraceResponse } from './traceContext.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

test.each([
  [`00-${TRACE}-${PARENT}-01`, true],
  [`00-${TRACE}-${PARENT}-00`, false],
  [`00-${TRACE}-${PARENT}-03`, true],
  [`01-${TRACE}-${PARENT}-01-of a later version`, true],
])('reads %s', (header, isSampled) => expect(readTrace(header)).toEqual({ traceId: TRACE, isSampled }));

test.each([
  undefined,
  '',
  [`00-${TRACE}-${PARENT}-01`, `00-${TRACE}-${PARENT}-01`],
  `00-${TRACE.toUpperCase()}-${PARENT}-01`,
  `00-${'0'.repeat(32)}-${PARENT}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `ff-${TRACE}-${PARENT}-01`,
  `00-${TRACE}-${PARENT}-01-more`,
  `00-${TRACE}-${PARENT}`,
  `00-${TRACE}-${PARENT}-01"}\n`,
])('ignores %j', (header) => expect(readTrace(header)).toBeUndefined());

test('the response header has the trace id and a new parent id', () => {
  const answered = toTraceResponse({ traceId: TRACE, isSampled: true });
  expect(answered).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`));
  expect(answered).not.toContain(PARENT);
});
