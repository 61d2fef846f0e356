import { lockUser } from '../accounts/lockUser.ts';
import type { Db } from '../platform/database/database.ts';
import { closedAddressOf } from '../platform/mail/mailOutbox.ts';
import {
  anonymiseActivity,
  anonymiseAttempts,
  anonymiseAuditLog,
  anonymiseCards,
  anonymiseFeedback,
  anonymiseMessages,
  anonymiseOutcomes,
  anonymiseRefunds,
  anonymiseRequests,
  anonymiseUser,
  anonymiseReviews,
  deleteMails,
  deleteOfRequests,
  deleteOfUser,
  deleteReplyDrafts,
  deleteStoredAnswers,
  deleteUnsharedReplies,
  type ErasureContext,
  emailsOfUser,
  eraseInvitations,
  filesOfUser,
  lockRequestsForErasing,
  unlinkReader,
} from './eraseSql.ts';

type Run = (context: ErasureContext) => Promise<unknown>;
type Treatment =
  | { treatment: 'erased'; run: Run }
  | { treatment: 'anonymised'; reason: string; run: Run }
  | { treatment: 'kept'; reason: string };

const erased = (run: Run): Treatment => ({ treatment: 'erased', run });
const anonymised = (reason: string, run: Run): Treatment => ({ treatment: 'anonymised', reason, run });
const kept = (reason: string): Treatment => ({ treatment: 'kept', reason });

/**
 * What closing an account does to each table that refers to a user, an address or a request, in this order. A test fails
 * if such a table is missing here.
 */
export const ERASURE: Readonly<Record<string, Treatment>> = {
  tokens: erased(deleteOfUser('tokens')),
  password_resets: erased(deleteOfUser('password_resets')),
  email_changes: erased(deleteOfUser('email_changes')),
  known_log_ins: erased(deleteOfUser('known_log_ins')),
  profiles: erased(deleteOfUser('profiles')),
  charts: erased(deleteOfUser('charts')),
  assigned_personalities: erased(deleteOfUser('assigned_personalities')),
  user_tags: erased(deleteOfUser('user_tags')),
  digests: erased(deleteOfUser('digests')),
  arrival_mails: erased(deleteOfUser('arrival_mails')),
  inbound_mails: erased(deleteOfUser('inbound_mails')),
  mail_bounces: erased(deleteOfUser('mail_bounces')),
  support_messages: erased(deleteOfUser('support_messages')),
  friend_invitations: anonymised("Other members' invitations stay, without the address.", eraseInvitations),
  outcome_asks: erased(deleteOfUser('outcome_asks')),
  outcomes: anonymised('Counts of what came of letters. The words go.', anonymiseOutcomes),
  member_cards: erased(deleteOfUser('member_cards')),
  notes: erased(deleteOfUser('notes')),
  reply_drafts: erased(deleteReplyDrafts),
  recent_letters: erased(deleteOfRequests('recent_letters')),
  kept_pictures: erased(deleteOfRequests('kept_pictures')),
  saved_replies: anonymised("A former writer's shared ones stay for the others.", deleteUnsharedReplies),
  feedback: anonymised('Counts of likes and dislikes. The reasons go.', anonymiseFeedback),
  idempotency_keys: erased(deleteStoredAnswers),
  mail_outbox: erased(deleteMails),
  event_outbox: erased(deleteOfUser('event_outbox', 'member_id')),
  events: erased(deleteOfUser('events', 'member_id')),
  reviews: anonymised('Grades of answers stay, without their notes.', anonymiseReviews),
  graded_answers: kept('Counts of answers and times, without a name.'),
  messages: anonymised('Grades and tips refer to them. Texts, cards and pictures go.', anonymiseMessages),
  drafts: erased(deleteOfRequests('drafts')),
  draft_queue: erased(deleteOfRequests('draft_queue')),
  draw_seeds: erased(deleteOfRequests('draw_seeds')),
  draws: erased(deleteOfRequests('draws')),
  thread_times: kept('Times and states of requests, as in reading_requests.'),
  request_log: erased(deleteOfRequests('request_log')),
  reading_requests: anonymised('Tips refer to them. The title goes, and they are closed.', anonymiseRequests),
  member_activity: anonymised('The list of users joins it.', anonymiseActivity),
  audit_log: anonymised('Who did what stays, without sentences and reasons.', anonymiseAuditLog),
  payment_methods: anonymised('Receipts show brand and last digits. The card itself goes.', anonymiseCards),
  attempts: anonymised('Part of the ledger.', anonymiseAttempts),
  refunds: anonymised('Part of the ledger.', anonymiseRefunds),
  readers: anonymised('The name under which a former writer signed letters to others.', unlinkReader),
  subscriptions: kept('Dates and states of the membership, which the ledger refers to.'),
  invoices: kept('The ledger: amounts and dates without a name.'),
  gateway_customers: kept("Finds late disputes in the gateway's records; the customer there is deleted."),
  erased_users: kept('The ids to erase again after a restore of an older backup.'),
  users: anonymised("The id stays, as 'Former member'.", (context) =>
    anonymiseUser(context, closedAddressOf(context.userId)),
  ),
};

/**
 * Erases all personal data of a user, in the transaction of `db`. Can be repeated to erase data that was written
 * meanwhile.
 * @returns the names of the files that are no longer referred to
 */
export async function erase(db: Db, userId: number): Promise<string[]> {
  await lockUser.one(db, { userId });
  await lockRequestsForErasing(db, userId);
  const files = await filesOfUser(db, userId);
  const context = { db, userId, emails: await emailsOfUser(db, userId) };
  for (const entry of Object.values(ERASURE)) if (entry.treatment !== 'kept') await entry.run(context);
  return files;
}
