/** Tables that do not grow with members, requests or time. */
export const SMALL_TABLES: ReadonlySet<string> = new Set([
  'job_failures',
  'nightly_backups',
  'readers',
  'saved_replies',
  'secrets',
  'tags',
  'test_clock',
  'users_id_seq',
]);

/** Statements that read or sort much on purpose. */
export const ACCEPTED: readonly { pattern: RegExp; reason: string }[] = [
  {
    pattern: /^delete from "limits" where "subject" in/,
    reason:
      'Every ten minutes. An index would be written at each call that is counted; the rows live for hours.',
  },
  {
    pattern: /delete from "?(event_outbox|events)"?\s+where "?member_id/,
    reason:
      'Once for an account that is closed. What was numbered is kept for a day, what was not for seconds.',
  },
  {
    pattern: /delete from idempotency_keys using about/,
    reason: 'Once for an account that is closed. The keys are kept for a day.',
  },
  {
    pattern: /(delete from|from) "?mail_outbox"?[^;]*(recipient|"subject")/,
    reason:
      'Once for an account that is closed or exported, or by hand. Sent mails are kept for thirty days.',
  },
  {
    pattern: /update reviews set note = ''/,
    reason: 'Once for an account that is closed. Writers review by hand.',
  },
];
