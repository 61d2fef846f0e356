import type { Section } from './exportSql.ts';

/**
 * The sections of data.json besides the profile and the letters, by key. A test fails if a table of ERASURE is neither
 * here nor in NOT_EXPORTED.
 */
export const SECTIONS: Readonly<Record<string, Section>> = {
  account: { table: 'users', by: 'id', columns: ['created_at', 'terms_accepted_at'] },
  sessions: { table: 'tokens', columns: ['created_at', 'last_used_at', 'browser'] },
  chart: { table: 'charts', columns: ['chart', 'created_at'] },
  tags: {
    table: 'user_tags',
    columns: ['tags.text', 'tags.color', 'user_tags.created_at'],
    join: { table: 'tags', on: 'tags.id = user_tags.tag_id' },
  },
  membership: {
    table: 'subscriptions',
    columns: [
      'status',
      'interval',
      'product_id',
      'pending_product_id',
      'cancel_at_period_end',
      'payment_paused_at',
      'payment_resumes_at',
      'current_period_start',
      'current_period_end',
      'dunning_since',
      'canceled_at',
      'ended_at',
      'created_at',
    ],
  },
  payment_methods: {
    table: 'payment_methods',
    columns: ['brand', 'last4', 'exp_month', 'exp_year', 'is_default', 'created_at', 'removed_at'],
  },
  /** Includes tips: their kind is `tip`. */
  invoices: {
    table: 'invoices',
    columns: [
      'id',
      'kind',
      'status',
      'description',
      'amount_cents',
      'tax_cents',
      'refunded_cents',
      'reading_request_id',
      'period_start',
      'period_end',
      'created_at',
      'paid_at',
    ],
  },
  charges: {
    table: 'attempts',
    columns: ['invoice_id', 'status', 'decline_code', 'created_at', 'settled_at', 'disputed_at'],
  },
  refunds: {
    table: 'refunds',
    columns: ['invoice_id', 'amount_cents', 'status', 'created_at', 'settled_at'],
  },
  feedback: {
    table: 'feedback',
    columns: ['request_id', 'response_id', 'type', 'reason', 'created_at'],
  },
  outcomes: { table: 'outcomes', columns: ['request_id', 'feeling', 'text', 'created_at', 'updated_at'] },
  notes: { table: 'notes', columns: ['text', 'created_at'], writtenBy: 'writer_id' },
  support_messages: { table: 'support_messages', columns: ['content', 'created_at'] },
  invitations: { table: 'friend_invitations', columns: ['email', 'message', 'is_sent', 'created_at'] },
  mails_in: { table: 'inbound_mails', columns: ['request_id', 'text', 'problem', 'created_at'] },
  failed_mails: { table: 'mail_bounces', columns: ['created_at'] },
  mails: {
    table: 'mail_outbox',
    orEmail: 'recipient',
    columns: ['subject', 'created_at', 'sent_at'],
  },
  audit_log: { table: 'audit_log', columns: ['created_at', 'actor', 'act', 'says', 'why'] },
};

/** The sections of each request, by its `request_id`. */
export const REQUEST_SECTIONS: Readonly<Record<string, Section>> = {
  draws: {
    table: 'draws',
    columns: ['id', 'spread', 'cards', 'draw_number', 'deck', 'reversals', 'created_at', 'answered_at'],
  },
  /** How cards were drawn; the seed is left out until the member has opened the letter. */
  draw_seeds: {
    table: 'draw_seeds',
    columns: ['message_id', 'draw_id', 'commitment', 'opened_seed', 'is_by_hand', 'created_at'],
  },
  drafts: { table: 'drafts', columns: ['text', 'passages', 'source', 'created_at', 'retired_at'] },
  log: { table: 'request_log', columns: ['says', 'created_at'] },
};

/** Tables that other code exports. */
export const EXPORTED_OTHERWISE = [
  'profiles',
  'assigned_personalities',
  'email_changes',
  'reading_requests',
  'messages',
] as const;

/** Tables that are not exported, with the reason. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  password_resets: 'Secrets of links, as hashes.',
  known_log_ins: 'Hashes of networks.',
  idempotency_keys: 'Copies of answers, for a day.',
  event_outbox: 'Copies of what is in the letters, for seconds.',
  events: 'Copies of what is in the letters, for a day.',
  thread_times: 'The time of the last message, which is exported with the request.',
  member_activity: 'The time of the newest request, which is exported with it.',
  gateway_customers: "The gateway's name for the member.",
  member_cards: 'Copies of the cards that stand in the letters.',
  arrival_mails: 'Mails that wait to be sent, for a day at most.',
  outcome_asks: 'When a member is asked how things turned out after a letter.',
  draft_queue: 'Drafts that wait to be written, for seconds.',
  reply_drafts: "Writers' unsent replies.",
  recent_letters: 'The state of a request before its newest letter, for ten minutes.',
  kept_pictures: 'Pictures of letters that were taken back, for a day.',
  graded_answers: 'Counts of answers and times.',
  reviews: "What writers think of each other's answers.",
  saved_replies: 'Written by writers, not about a member.',
  digests: 'When the next digest is due.',
  readers: 'Public, and not about a member.',
  erased_users: 'Closed accounts only.',
};
