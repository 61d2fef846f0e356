import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from './database/database.ts';

/** What a signature is for. A signature for one purpose is invalid for another. */
export type TokenPurpose = 'reply' | 'bounce' | 'unsubscribe' | 'bus';

/** Signs short tokens that this installation sends out and gets back, in mail addresses and links. */
export interface Signer {
  /**
   * @param values words of a–z and 0–9, or whole numbers
   * @returns the values and their signature, lower case and joined by dots: the part of an address before the @ may
   * come back in any case
   */
  sign(purpose: TokenPurpose, values: readonly (string | number)[]): string;
  /** @returns the values as texts; null if the token was not signed here for this purpose */
  verify(purpose: TokenPurpose, token: string): string[] | null;
}

/** In hexadecimal digits. 80 bits suffice because each guess needs a request; an address has room for 64 characters. */
const MAC_LENGTH = 20;

/** The signer with the installation's secret, which a migration has created. */
export async function loadSigner(db: Db): Promise<Signer> {
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'signatures')
    .executeTakeFirstOrThrow();
  return createSigner(value);
}

/** The signer with a given secret: its signatures are HMACs. */
export function createSigner(secret: Buffer): Signer {
  const computeMac = (purpose: TokenPurpose, values: string) =>
    createHmac('sha256', secret).update(`${purpose}:${values}`).digest('hex').slice(0, MAC_LENGTH);
  return {
    sign(purpose, values) {
      const text = values.join('.');
      return `${text}.${computeMac(purpose, text)}`;
    },
    verify(purpose, token) {
      const given = token.toLowerCase();
      const end = given.lastIndexOf('.');
      const values = given.slice(0, Math.max(end, 0));
      const expected = Buffer.from(computeMac(purpose, values));
      const mac = Buffer.from(given.slice(end + 1));
      return mac.length === expected.length && timingSafeEqual(mac, expected) ? values.split('.') : null;
    },
  };
}
