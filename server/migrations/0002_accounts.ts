import { type Kysely, sql } from 'kysely';

export const up = (db: Kysely<unknown>) =>
  sql`
    create extension if not exists pg_trgm;

    create table users (
      id bigint generated always as identity primary key,
      -- Trimmed and in lower case.
      email text not null unique,
      -- Null until an invitation is accepted.
      password_hash text,
      first_name text not null,
      last_name text not null,
      birth_date date,
      is_writer boolean not null default false,
      is_blocked boolean not null default false,
      terms_accepted_at timestamptz(3),
      created_at timestamptz(3) not null
    );
    create index users_by_creation on users (created_at desc, id desc);
    create index users_search on users using gin ((lower(first_name || ' ' || last_name || ' ' || email)) gin_trgm_ops);

    create table tokens (
      id bigint generated always as identity primary key,
      user_id bigint not null references users,
      -- SHA-256 of the token; the token itself is not stored.
      hash bytea not null unique,
      created_at timestamptz(3) not null,
      last_used_at timestamptz(3) not null
    );
    create index tokens_of_user on tokens (user_id);

    create table password_resets (
      hash bytea primary key,
      user_id bigint not null references users,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      used_at timestamptz(3)
    );
    create index password_resets_of_user on password_resets (user_id);
  `.execute(db);
