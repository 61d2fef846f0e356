import type { Action, ProductId, SubscriptionStatus } from './codes.ts';

/** The actions that each status allows: the screen shows these and the server refuses all others. */
export const actionsFor = {
  monthly_active: ['upgrade', 'skip', 'cancel'],
  yearly_active: ['cancel'],
  cancel_upcoming: ['uncancel'],
  monthly_skip_upcoming: ['unskip', 'cancel'],
  monthly_skipping: ['update', 'cancel'],
  payment_failed: ['retry', 'cancel'],
  canceled: ['create'],
} as const satisfies Record<SubscriptionStatus, readonly Action[]>;

/** While an upgrade is pending, `keep_monthly` replaces these actions. */
const excludedByUpgrade: ReadonlySet<Action> = new Set(['upgrade', 'skip']);

/** The actions that a membership allows now, as the screen lists them. */
export function getAllowedActions(
  status: SubscriptionStatus,
  pendingProductId: ProductId | null,
): readonly Action[] {
  const allowed: readonly Action[] = actionsFor[status];
  if (pendingProductId === null) return allowed;
  return ['keep_monthly', ...allowed.filter((action) => !excludedByUpgrade.has(action))];
}
