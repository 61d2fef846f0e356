import { expect, test } from 'vitest';
import { readingRequest, type ReadingRequest } from '#contract/readings/shapes.ts';
import { fromWire } from '#contract/wire.ts';
import { aWireMessage, aWireRequest } from '../../testing/wireRequests.ts';
import { findOwnLetter } from './findOwnLetter.ts';

const SENT_AT = '2026-11-20T06:00:00.000Z';
const NOW = Date.parse(SENT_AT) + 60_000;
const WRITER_ID = 2;

const aLetter = (fields = {}) =>
  aWireMessage(12, { sender: 'writer', response_mode: 'ReadingResponse', created_at: SENT_AT, ...fields });
const aRequest = (messages: unknown[], fields = {}): ReadingRequest =>
  readingRequest.parse(fromWire(aWireRequest({ is_sealed: true, messages, ...fields })));
const letterIdIn = (request: ReadingRequest, now = NOW) => findOwnLetter(request, WRITER_ID, now)?.letterId;

test('finds a sealed letter that was sent less than two minutes ago', () => {
  const request = aRequest([aWireMessage(11), aLetter()]);
  expect(letterIdIn(request)).toBe(12);
  expect(letterIdIn(request, NOW + 61_000)).toBeUndefined();
});

test.each([
  ['one that the member has read', aRequest([aLetter()], { is_sealed: false })],
  ['one that a message follows', aRequest([aLetter(), aWireMessage(13)])],
  ["another writer's", aRequest([aLetter({ sender_id: 4 })])],
  ['a message', aRequest([aLetter({ response_mode: 'Standard' })])],
])('does not find %s', (_, request) => expect(letterIdIn(request)).toBeUndefined());

test('a clock of the server that is a little ahead does not prolong the time', () => {
  const request = aRequest([aLetter()]);
  const early = Date.parse(SENT_AT) - 30_000;
  expect(findOwnLetter(request, WRITER_ID, early)?.at).toBe(early);
  expect(letterIdIn(request, Date.parse(SENT_AT) - 3_600_000)).toBeUndefined();
});
