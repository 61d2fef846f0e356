import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { describeStripeError } from './checkGateway.ts';
import { describeSpace, FREE_BYTES_MIN } from './checkDisk.ts';
import { describeConnections, describeSkew, describeVersion, isBackupOld } from './rules.ts';

test.each([
  [describeVersion(14), /too old: install 15/],
  [describeConnections(33, 1), /one server, which may open 34: raise max_connections$/],
  [describeConnections(97, 8), /8 workers, which may open 171: .* or lower WORKERS/],
  [describeSkew(2_001), /2 s behind the database/],
  [describeSkew(-61_000), /61 s ahead of the database/],
])('%s', (found, expected) => expect(found).toMatch(expected));

test.each([
  [
    new Stripe.errors.StripeConnectionError({ message: 'An error occurred with our connection to Stripe.' }),
    'Stripe cannot be reached: An error occurred with our connection to Stripe. Check the connection of this machine to api.stripe.com',
  ],
  [
    new Stripe.errors.StripeAuthenticationError({ message: 'Invalid API Key provided: sk_test_*' }),
    'Stripe does not accept the key: Invalid API Key provided: sk_test_*. Check STRIPE_SECRET_KEY',
  ],
])('says of %s whether to check the network or the key', (error, expected) => {
  expect(describeStripeError(error)).toBe(expected);
});

test('reports values within their bounds as fine', () => {
  expect([
    describeVersion(15),
    describeConnections(34, 1),
    describeSkew(2_000),
    describeSkew(-2_000),
  ]).toEqual(Array(4).fill(undefined));
});

test('reports a disk as fine while a gigabyte is free', () => {
  expect(describeSpace(FREE_BYTES_MIN)).toMatchObject({ isOk: true });
  expect(describeSpace(FREE_BYTES_MIN - 1)).toMatchObject({ isOk: false });
});

test('accepts a backup that is up to 36 hours old', () => {
  expect([36, 36.1].map(isBackupOld)).toEqual([false, true]);
});
