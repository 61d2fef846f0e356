import { randomBytes } from 'node:crypto';

/** A new reference of the simulated gateway: of a customer, a card, a charge or a refund. */
export const createRef = (what: string) => `sim_${what}_${randomBytes(12).toString('base64url')}`;

export function throwUnknownRef(ref: string): never {
  throw new Error(`The payment gateway knows nothing of ${ref}`);
}
