/** Statements that may read or sort many rows, with the reason. */
export const ACCEPTED: readonly { pattern: RegExp; reason: string }[] = [
  {
    pattern: /^delete from "limits" where "subject" = any/,
    reason:
      'Runs every ten minutes. An index would have to be updated at each counted call; the rows exist for hours only.',
  },
  {
    pattern: /delete from "?(event_outbox|events)"?\s+where "?member_id/,
    reason:
      'Runs once for a closed account. Numbered events are kept for a day, events without a number for seconds.',
  },
  {
    pattern: /(delete from|from) "?mail_outbox"?[^;]*(recipient|"subject")/,
    reason:
      'Runs once for an account that is closed or exported, or by hand. Sent mails are kept for thirty days.',
  },
  {
    pattern: /update reviews set note = ''/,
    reason: 'Runs once for a closed account. Writers review by hand, so there are few rows.',
  },
  {
    pattern: /taken as \(\s*delete from event_outbox where exists/,
    reason: 'Reads all events that wait for a number; the table is empty afterwards.',
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
