import { expect, test } from 'vitest';
import { mayReadMetrics } from './mayReadMetrics.ts';

const TOKEN = 'a-token-of-16-chars';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test.each([
  ['127.0.0.1', {}, undefined, true],
  ['127.0.0.1', {}, TOKEN, true],
  ['127.8.8.8', {}, undefined, true],
  ['::1', {}, undefined, true],
  ['::ffff:127.0.0.1', {}, undefined, true],
  ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, undefined, false],
  ['127.0.0.1', { 'x-forwarded-proto': 'https' }, undefined, false],
  ['127.0.0.1', { 'x-forwarded-for': '' }, undefined, false],
  ['127.0.0.1', { forwarded: 'for=127.0.0.1' }, undefined, false],
  ['127.0.0.1', { 'x-forwarded-for': '10.0.0.1', ...bearer(TOKEN) }, TOKEN, true],
  ['10.0.0.1', {}, undefined, false],
  ['10.0.0.1', {}, TOKEN, false],
  ['10.0.0.1', bearer(TOKEN), TOKEN, true],
  ['10.0.0.1', bearer(`${TOKEN}x`), TOKEN, false],
  ['10.0.0.1', bearer('undefined'), undefined, false],
  ['10.0.0.1', { authorization: TOKEN }, TOKEN, false],
  [undefined, {}, undefined, false],
] as const)('%s with %j and METRICS_TOKEN %s: %s', (address, headers, token, isAllowed) =>
  expect(mayReadMetrics(address, headers, token)).toBe(isAllowed),
);
