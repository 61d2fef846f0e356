import { type Kysely, sql } from 'kysely';

export const up = (db: Kysely<unknown>) =>
  sql`
    create table profiles (
      user_id bigint primary key references users,
      -- When the intuitive profile was created; null while only settings were changed.
      created_at timestamptz(3),
      gender text check (gender in ('MAN', 'WOM', 'NON', 'NUL')),
      birth_time time,
      birth_time_known boolean,
      birth_time_exact boolean not null default false,
      birth_location text not null default '',
      birth_place jsonb,
      zodiac text check (zodiac in ('ARI', 'TAE', 'GEM', 'CAN', 'LEO', 'VIR', 'LIB', 'SCO', 'SAG', 'CAP', 'AQU', 'PIS')),
      current_location text not null default '',
      bio text not null default '',
      experience_level int check (experience_level between 0 and 3),
      seen_writer boolean,
      previous_experience text not null default '',
      moonletter_hopes bigint[] not null default '{}',
      moonletter_hope_other text not null default '',
      extra_info text not null default '',
      picture text,
      time_zone text not null default 'UTC',
      answer_mail boolean not null default true,
      digest text not null default 'off' check (digest in ('off', 'daily', 'weekly')),
      quiet_from time,
      quiet_to time
    );
    create unique index profile_pictures on profiles (picture) where picture is not null;
  `.execute(db);
