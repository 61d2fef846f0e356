import { type Kysely, sql } from 'kysely';

export const up = (db: Kysely<unknown>) =>
  sql`
    -- How a draw followed from its seed; null: it was made before there were seeds.
    alter table draws
      add column draw_number int check (draw_number > 0),
      add column deck text check (deck in ('tarot', 'oracle')),
      add column reversals boolean,
      add constraint draws_from_seed check (num_nulls(draw_number, deck, reversals) in (0, 3));

    -- Seeds from which cards are drawn. The hash of a seed is shown from the start, the seed with the opened letter.
    create table draw_seeds (
      id bigint generated always as identity primary key,
      request_id bigint not null references reading_requests,
      seed bytea not null check (octet_length(seed) = 32),
      -- What may be shown: the hash always, the seed once the letter is open.
      commitment text not null generated always as (encode(sha256(seed), 'hex')) stored,
      opened_seed text generated always as (case when opened_at is not null then encode(seed, 'hex') end) stored,
      -- How many times cards were drawn from it.
      draws int not null default 0,
      -- The letter that it is opened with; null: that is still to come, or was taken back.
      message_id bigint references messages on delete set null,
      -- The draw that the letter answered.
      draw_id bigint references draws on delete set null,
      -- Whether the cards of the letter are others than the drawn ones.
      is_by_hand boolean not null default false,
      -- When the member opened the letter.
      opened_at timestamptz(3),
      created_at timestamptz(3) not null,
      constraint opened_with_letter check (opened_at is null or message_id is not null)
    );
    create index draw_seeds_of_request on draw_seeds (request_id, id);
    create unique index draw_seeds_of_message on draw_seeds (message_id);
    create index draw_seeds_of_draw on draw_seeds (draw_id);
  `.execute(db);
