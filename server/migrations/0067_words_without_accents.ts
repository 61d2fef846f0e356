import { type Kysely, sql } from 'kysely';

/**
 * From now on, a message's words are stored without accents. A trigger computes them: another expression of the generated
 * column would write every row, while nobody can read messages.
 */
export const up = (db: Kysely<unknown>) =>
  sql`
    create function message_words(title text, text text) returns tsvector language plpgsql immutable parallel safe
      as $$ begin
        return to_tsvector('simple', fold_accents(
          regexp_replace(coalesce(title, '') || ' ' || text, ${sql.lit(SIGNS)}, ' ', 'g')));
      end $$;
    create function store_message_words() returns trigger language plpgsql as $$ begin
      new.words := message_words(new.title, new.text);
      return new;
    end $$;
    alter table messages alter column words drop expression, alter column words set default '';
    create trigger store_message_words before insert or update of title, text on messages
      for each row execute function store_message_words();
  `.execute(db);

/** As in 0053. */
const SIGNS =
  String.raw`[!-/:-@[-\u0060{-~` +
  String.raw`\u0080-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7` +
  String.raw`\u037e\u0387\u055a-\u055f\u0589\u05be\u05c0\u05c3\u05f3\u05f4\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965` +
  String.raw`\u2000-\u200b\u200e-\u206f\u20a0-\u20cf\u2190-\u2bff\u2e00-\u2e7f` +
  String.raw`\u3000-\u3004\u3008-\u3020\u3030\u303d\u30fb\ufe0e-\ufe1f\ufe30-\ufe6f\ufeff` +
  String.raw`\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\U0001f000-\U0001faff]+`;
