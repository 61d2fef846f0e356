import { createHash, timingSafeEqual } from 'node:crypto';

const hash = (text: string) => createHash('sha256').update(text).digest();

/**
 * Whether an Authorization header is `Bearer` with this secret; never without a secret. Compares hashes, so that timing
 * reveals neither the secret nor its length.
 */
export const isBearer = (header: string | undefined, secret: string | undefined): boolean =>
  secret !== undefined && header !== undefined && timingSafeEqual(hash(header), hash(`Bearer ${secret}`));
