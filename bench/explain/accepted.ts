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
  {
    pattern: /taken as \(\s*delete from event_outbox where exists/,
    reason: 'It takes all that waits to be numbered, which is empty again after it.',
  },
  {
    pattern: /^(select "total"|with "found").* from "users"/s,
    reason:
      'The list of members for writers: one narrow row for each member and their plan. A filter that most of them match is cheaper to check for all, a count ends at 10,000, and a page begins at 10,000 at most.',
  },
  {
    pattern: /from "reading_requests".*"subscriptions"\."interval" = \$/s,
    reason: 'Requests by the plan of their members: one narrow row for each member, a third of which match.',
  },
  {
    pattern: /"assigned_writer_id" = \$\d+ and reading_requests\.lane in/,
    reason: 'A writer has some requests of their own; the seed gives tens of thousands to one.',
  },
  {
    pattern: /^with "released" as \(update "reading_requests" set "assigned_writer_id"/,
    reason:
      'Once for a writer who leaves, of the requests that are theirs; the seed gives them tens of thousands.',
  },
  {
    pattern: /^select .* from "reading_requests" where exists \(select 1 as "one" from "messages" where/s,
    reason:
      'Words of 12,000 messages or more. In the order of the list where PostgreSQL knows how common they are; those of the tests are not in the seed.',
  },
];
