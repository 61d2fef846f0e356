import { randomBytes } from 'node:crypto';

const SEED_BYTES = 32;

/** A new seed from a cryptographic source. */
export const createSeed = (): Buffer => randomBytes(SEED_BYTES);
