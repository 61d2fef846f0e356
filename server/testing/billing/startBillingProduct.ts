import { startTestProduct } from '../testProduct.ts';
import { createBilling } from './billing.ts';
import { createLedgerReader } from './ledgerReader.ts';
import { createMembershipStates } from './membershipStates.ts';

/** Starts a product for tests of billing: they act by `billing` and `states`, and compare with `ledger`. */
export async function startBillingProduct(env: Record<string, string> = {}) {
  const product = await startTestProduct(env);
  return {
    product,
    billing: createBilling(product),
    ledger: createLedgerReader(product),
    states: createMembershipStates(product),
  };
}
