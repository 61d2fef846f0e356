import { createRequire } from 'node:module';

type Argon2 = typeof import('@node-rs/argon2');

// Not by import, which is redirected to this file.
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as Argon2;

/**
 * Replaces @node-rs/argon2 in the tests of `server`, which create thousands of accounts: the same algorithm with less
 * memory and one pass. The tests of `server isolated`, for example those of hashing, use the product's own cost.
 */
export const hash: Argon2['hash'] = (password, options, signal) =>
  argon2.hash(password, { ...options, memoryCost: 64, timeCost: 1 }, signal);

export const { verify } = argon2;
