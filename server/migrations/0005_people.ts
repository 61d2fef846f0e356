import { type Kysely, sql } from 'kysely';

const colors = sql`('red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink', 'grey')`;

export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table readers (
      id bigint generated always as identity primary key,
      -- The account of the writer; null for a shared persona.
      user_id bigint unique references users,
      first_name text not null,
      last_name text not null,
      picture text,
      color text not null check (color in ${colors}),
      status text not null default 'active' check (status in ('active', 'inactive', 'invited')),
      bio text not null default '',
      specialities text not null default '',
      created_at timestamptz(3) not null
    );

    create table assigned_personalities (
      user_id bigint primary key references users,
      reader_id bigint not null references readers
    );
    create index assigned_personalities_of_reader on assigned_personalities (reader_id);

    create table tags (
      id bigint generated always as identity primary key,
      text text not null,
      color text not null check (color in ${colors}),
      created_at timestamptz(3) not null
    );

    create table user_tags (
      user_id bigint not null references users,
      tag_id bigint not null references tags,
      created_at timestamptz(3) not null,
      primary key (user_id, tag_id)
    );
    create index user_tags_of_tag on user_tags (tag_id, user_id);
  `.execute(db);
};
