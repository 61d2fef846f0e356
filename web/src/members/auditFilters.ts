import type { InputOf } from '#contract/call.ts';
import { PAGE_SIZE } from '#contract/listLimits.ts';
import type { listAuditLog } from '#contract/members/calls.ts';
import type { AuditAct } from '#contract/members/codes.ts';
import type { Days } from '#contract/readings/codes.ts';
import { parseId } from '../platform/parseId.ts';
import { parseDays } from '../readings/timeRanges.ts';
import { parsePage } from './parsePage.ts';

/** In the order of the filter. */
export const ACT_NAMES: Readonly<Record<AuditAct, string>> = {
  create: 'Membership started',
  renew: 'Renewed',
  update: 'Membership changed',
  upgrade: 'Upgrade requested',
  keep_monthly: 'Upgrade canceled',
  skip: 'Skip requested',
  skip_began: 'Skip started',
  unskip: 'Skip canceled',
  cancel: 'Canceled',
  uncancel: 'Cancellation undone',
  retry: 'Payment retried',
  end: 'Ended',
  payment_declined: 'Payment declined',
  refund: 'Refund',
  refund_refused: 'Refund refused',
  dispute: 'Dispute',
  tip: 'Tip',
  card_added: 'Card added',
  card_removed: 'Card removed',
  card_made_default: 'Default card changed',
  user_edited: 'User edited',
  email_change_asked: 'Email change requested',
  email_changed: 'Email changed',
  user_blocked: 'User blocked',
  user_unblocked: 'User unblocked',
  account_closed: 'Account closed',
  writer_created: 'Writer created',
  writer_role_given: 'Writer role given',
  writer_role_taken: 'Writer role removed',
  reader_assigned: 'Reader assigned',
  reader_unassigned: 'Reader unassigned',
  reader_added: 'Reader added',
  reader_invited: 'Reader invited',
  invitation_accepted: 'Invitation accepted',
  reader_edited: 'Reader edited',
  tag_created: 'Tag created',
  tag_changed: 'Tag changed',
  tag_deleted: 'Tag deleted',
  tag_put_on: 'Tag added to a member',
  tag_taken_off: 'Tag removed from a member',
  flag_ended: 'Flag removed',
  letter_taken_back: 'Letter taken back',
  mail_retried: 'Mail retried',
  mail_dropped: 'Mail dropped',
  job_retried: 'Job retried',
  job_dropped: 'Job failures dropped',
};

const isKnown = (act: string): act is AuditAct => Object.hasOwn(ACT_NAMES, act);

/** The name of an action; for an action of another release, which has no name here, its code. */
export const describeAct = (act: string): string =>
  isKnown(act) ? ACT_NAMES[act] : (act.charAt(0).toUpperCase() + act.slice(1)).replaceAll('_', ' ');

export interface AuditFilters {
  /** The id of the account that was changed. */
  user: number | null;
  /** The id of the account that made the change. */
  actor: number | null;
  act: string | null;
  days: Days;
  /** The first is 1. */
  page: number;
}

/** Parses the address; invalid values are ignored. */
export function parseAuditFilters(params: URLSearchParams): AuditFilters {
  const act = params.get('act');
  return {
    user: parseId(params.get('user')),
    actor: parseId(params.get('actor')),
    act: act !== null && /^[a-z_]{1,60}$/.test(act) ? act : null,
    days: parseDays(params.get('days')),
    page: parsePage(params),
  };
}

/** The path of the list with these filters. */
export function toAuditPath(filters: AuditFilters): string {
  const search = toAuditSearch(filters);
  return search === '' ? '/manage/audit' : `/manage/audit?${search}`;
}

/** The query of the address with these filters. */
export function toAuditSearch({ user, actor, act, days, page }: AuditFilters): string {
  const given = { user, actor, act, days: days === 0 ? null : days, page: page === 1 ? null : page };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) if (value !== null) params.set(name, String(value));
  return params.toString();
}

/** The filters as the input of the call. */
export const toAuditQuery = (filters: AuditFilters): InputOf<typeof listAuditLog> => {
  const { user, actor, act, days, page } = filters;
  return {
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
    ...(user !== null && { user }),
    ...(actor !== null && { actor }),
    ...(act !== null && { act }),
    ...(days !== 0 && { days }),
  };
};
