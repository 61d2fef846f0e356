import {
  getNewSubscriptionInfo,
  getSubscriptionInfo,
  listAttempts,
  listCards,
  listInvoices,
} from '#contract/billing/calls.ts';
import type { Call } from '#contract/call.ts';
import { getUser, listAuditLog } from '#contract/members/calls.ts';
import { getMe } from '#contract/profiles/calls.ts';
import { getRequest } from '#contract/readings/calls.ts';

/** The calls whose responses contain a member's own membership. */
export const MEMBER_CALLS: readonly Call[] = [
  getSubscriptionInfo,
  getNewSubscriptionInfo,
  listCards,
  listInvoices,
  getMe,
];

/** The calls whose responses contain a member's membership for writers. */
export const WRITER_CALLS: readonly Call[] = [
  getSubscriptionInfo,
  getNewSubscriptionInfo,
  listCards,
  listInvoices,
  listAttempts,
  listAuditLog,
  getUser,
  getRequest,
];
