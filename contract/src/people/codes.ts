/** The colors of tags and readers. */
export const COLORS = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink', 'grey'] as const;
export type Color = (typeof COLORS)[number];

export const READER_STATUSES = ['active', 'inactive', 'invited'] as const;
export type ReaderStatus = (typeof READER_STATUSES)[number];

/** Who made a change: a person, or the product itself (a job, or an event from the gateway). */
export const ACTOR_KINDS = ['member', 'writer', 'clock', 'gateway'] as const;

/** The kinds of audit entries. */
export const AUDIT_ACTS = [
  'create',
  'renew',
  'update',
  'upgrade',
  'keep_monthly',
  'skip',
  'skip_began',
  'unskip',
  'cancel',
  'uncancel',
  'retry',
  'end',
  'payment_declined',
  'refund',
  'refund_refused',
  'dispute',
  'tip',
  'card_added',
  'card_removed',
  'card_made_default',
  'user_edited',
  'email_change_asked',
  'email_changed',
  'user_blocked',
  'user_unblocked',
  'account_closed',
  'writer_created',
  'writer_role_given',
  'writer_role_taken',
  'reader_assigned',
  'reader_unassigned',
  'reader_added',
  'reader_invited',
  'invitation_accepted',
  'reader_edited',
  'tag_created',
  'tag_changed',
  'tag_deleted',
  'tag_put_on',
  'tag_taken_off',
  'flag_ended',
  'letter_taken_back',
  'mail_retried',
  'mail_dropped',
  'job_retried',
  'job_dropped',
] as const;
export type AuditAct = (typeof AUDIT_ACTS)[number];
