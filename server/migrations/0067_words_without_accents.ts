import { type Kysely, sql } from 'kysely';

/** The words of messages without accents: 'cafe' finds 'Café'. */
export const up = (db: Kysely<unknown>) =>
  sql`
    -- Lock accepted: until the end nobody reads or writes messages, about a minute for a million short ones. Words that
    -- are stored again later would be missing from searches meanwhile, without a sign of it.
    alter table messages
      drop column words,
      add column words tsvector not null generated always as (
        to_tsvector('simple', fold_accents(
          regexp_replace(coalesce(title, '') || ' ' || text, ${sql.lit(SIGNS)}, ' ', 'g')))
      ) stored;
    -- Lock accepted: the table is locked already.
    create index messages_search on messages using gin (words);
  `.execute(db);

/** As in 0053. */
const SIGNS =
  String.raw`[!-/:-@[-\u0060{-~` +
  String.raw`\u0080-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7` +
  String.raw`\u037e\u0387\u055a-\u055f\u0589\u05be\u05c0\u05c3\u05f3\u05f4\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965` +
  String.raw`\u2000-\u200b\u200e-\u206f\u20a0-\u20cf\u2190-\u2bff\u2e00-\u2e7f` +
  String.raw`\u3000-\u3004\u3008-\u3020\u3030\u303d\u30fb\ufe0e-\ufe1f\ufe30-\ufe6f\ufeff` +
  String.raw`\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\U0001f000-\U0001faff]+`;
