create table assigned_personalities (
  user_id bigint not null,
  reader_id bigint not null,
  constraint assigned_personalities_pkey PRIMARY KEY (user_id),
  constraint assigned_personalities_reader_id_fkey FOREIGN KEY (reader_id) REFERENCES readers(id),
  constraint assigned_personalities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX assigned_personalities_of_reader ON assigned_personalities USING btree (reader_id);

create table attempts (
  id bigint generated always as identity not null,
  invoice_id bigint not null,
  user_id bigint not null,
  payment_method_id bigint not null,
  n integer not null,
  status text not null,
  off_session boolean not null,
  decline_code text,
  gateway_ref text,
  created_at timestamp(3) with time zone not null,
  look_at timestamp(3) with time zone,
  settled_at timestamp(3) with time zone,
  actor_id bigint,
  disputed_at timestamp(3) with time zone,
  idempotency_key text,
  constraint attempts_invoice_id_n_key UNIQUE (invoice_id, n),
  constraint attempts_pkey PRIMARY KEY (id),
  constraint attempts_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id),
  constraint attempts_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id),
  constraint attempts_payment_method_id_fkey FOREIGN KEY (payment_method_id) REFERENCES payment_methods(id),
  constraint attempts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint attempts_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'unknown'::text, 'requires_action'::text, 'succeeded'::text, 'declined'::text, 'canceled'::text])))
);
CREATE INDEX attempts_by_gateway_ref ON attempts USING btree (gateway_ref) WHERE (gateway_ref IS NOT NULL);
CREATE INDEX attempts_by_key ON attempts USING btree (actor_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);
CREATE INDEX attempts_of_user_newest ON attempts USING btree (user_id, created_at DESC, id DESC);
CREATE INDEX attempts_open ON attempts USING btree (user_id) WHERE (status = ANY (ARRAY['pending'::text, 'unknown'::text, 'requires_action'::text]));
CREATE INDEX attempts_unsettled ON attempts USING btree (look_at) WHERE (look_at IS NOT NULL);
CREATE UNIQUE INDEX one_live_attempt ON attempts USING btree (invoice_id) WHERE (status = ANY (ARRAY['pending'::text, 'unknown'::text, 'requires_action'::text, 'succeeded'::text]));

create table audit_log (
  id bigint generated always as identity not null,
  actor_id bigint,
  actor text not null,
  user_id bigint,
  act text not null,
  says text not null,
  why text,
  created_at timestamp(3) with time zone not null,
  constraint audit_log_pkey PRIMARY KEY (id),
  constraint audit_log_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id),
  constraint audit_log_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint audit_log_actor_check CHECK ((actor = ANY (ARRAY['member'::text, 'writer'::text, 'clock'::text, 'gateway'::text])))
);
CREATE INDEX audit_log_newest ON audit_log USING btree (created_at DESC, id DESC);
CREATE INDEX audit_log_of_user ON audit_log USING btree (user_id, created_at DESC, id DESC);

create table charts (
  user_id bigint not null,
  made_from text not null,
  chart jsonb not null,
  created_at timestamp(3) with time zone not null,
  constraint charts_pkey PRIMARY KEY (user_id),
  constraint charts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

create table drafts (
  id bigint generated always as identity not null,
  request_id bigint not null,
  text text not null,
  created_at timestamp(3) with time zone not null,
  retired_at timestamp(3) with time zone,
  source text not null,
  prompt_version text not null,
  constraint drafts_pkey PRIMARY KEY (id),
  constraint drafts_request_id_fkey FOREIGN KEY (request_id) REFERENCES reading_requests(id),
  constraint drafts_source_check CHECK ((source = ANY (ARRAY['composer'::text, 'model'::text])))
);
CREATE INDEX drafts_of_request ON drafts USING btree (request_id, id DESC) WHERE (retired_at IS NULL);

create table draws (
  id bigint generated always as identity not null,
  request_id bigint not null,
  spread text not null,
  cards jsonb not null,
  drawn_by bigint not null,
  created_at timestamp(3) with time zone not null,
  answered_at timestamp(3) with time zone,
  constraint draws_pkey PRIMARY KEY (id),
  constraint draws_drawn_by_fkey FOREIGN KEY (drawn_by) REFERENCES users(id),
  constraint draws_request_id_fkey FOREIGN KEY (request_id) REFERENCES reading_requests(id)
);
CREATE INDEX draws_of_request ON draws USING btree (request_id, id DESC);

create table event_outbox (
  id bigint generated always as identity not null,
  member_id bigint not null,
  audience text not null,
  data text not null,
  created_at timestamp(3) with time zone not null,
  constraint event_outbox_pkey PRIMARY KEY (id),
  constraint event_outbox_audience_check CHECK ((audience = ANY (ARRAY['member'::text, 'writers'::text, 'both'::text])))
);

create table events (
  id bigint generated always as identity not null,
  member_id bigint not null,
  audience text not null,
  data text not null,
  created_at timestamp(3) with time zone not null,
  constraint events_pkey PRIMARY KEY (id),
  constraint events_audience_check CHECK ((audience = ANY (ARRAY['member'::text, 'writers'::text, 'both'::text])))
);
CREATE INDEX events_by_age ON events USING btree (created_at);
CREATE INDEX events_of_member ON events USING btree (member_id, id) WHERE (audience <> 'writers'::text);
CREATE INDEX events_of_writers ON events USING btree (id) WHERE (audience <> 'member'::text);

create table gateway_customers (
  user_id bigint not null,
  ref text not null,
  constraint gateway_customers_ref_key UNIQUE (ref),
  constraint gateway_customers_pkey PRIMARY KEY (user_id),
  constraint gateway_customers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

create table gateway_events (
  id text not null,
  kind text not null,
  received_at timestamp(3) with time zone not null,
  constraint gateway_events_pkey PRIMARY KEY (id)
);
CREATE INDEX gateway_events_received ON gateway_events USING btree (received_at);

create table idempotency_keys (
  user_id bigint not null,
  key text not null,
  fingerprint text not null,
  status integer,
  answer text,
  created_at timestamp(3) with time zone not null,
  alive_at timestamp(3) with time zone,
  constraint idempotency_keys_pkey PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys USING btree (created_at);

create table invoices (
  id bigint generated always as identity not null,
  user_id bigint not null,
  subscription_id bigint,
  kind text not null,
  status text not null,
  product_id integer,
  period_start bigint,
  period_end bigint,
  amount_cents integer not null,
  tax_cents integer not null default 0,
  refunded_cents integer not null default 0,
  reading_request_id bigint,
  description text not null,
  created_at timestamp(3) with time zone not null,
  paid_at timestamp(3) with time zone,
  purpose text not null default 'create'::text,
  constraint invoices_pkey PRIMARY KEY (id),
  constraint invoices_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES subscriptions(id),
  constraint invoices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint invoices_amount_cents_check CHECK ((amount_cents > 0)),
  constraint invoices_kind_check CHECK ((kind = ANY (ARRAY['membership'::text, 'tip'::text]))),
  constraint invoices_product_id_check CHECK ((product_id = ANY (ARRAY[1, 2]))),
  constraint invoices_purpose_check CHECK ((purpose = ANY (ARRAY['create'::text, 'update'::text, 'renewal'::text, 'tip'::text]))),
  constraint invoices_status_check CHECK ((status = ANY (ARRAY['open'::text, 'paid'::text, 'void'::text, 'refunded'::text, 'partly_refunded'::text])))
);
CREATE INDEX invoices_of_user ON invoices USING btree (user_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX one_invoice_a_period ON invoices USING btree (subscription_id, period_start) WHERE ((kind = 'membership'::text) AND (status = ANY (ARRAY['open'::text, 'paid'::text])) AND (period_end > period_start));
CREATE INDEX open_invoices ON invoices USING btree (subscription_id) WHERE (status = 'open'::text);

create table known_log_ins (
  user_id bigint not null,
  hash bytea not null,
  succeeded_at timestamp(3) with time zone not null,
  constraint known_log_ins_pkey PRIMARY KEY (user_id, hash),
  constraint known_log_ins_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX known_log_ins_by_age ON known_log_ins USING btree (succeeded_at);

create table limit_hits (
  id bigint generated always as identity not null,
  subject text not null,
  created_at timestamp(3) with time zone not null,
  constraint limit_hits_pkey PRIMARY KEY (id)
);
CREATE INDEX limit_hits_of_subject ON limit_hits USING btree (subject, created_at);

create table limits (
  subject text not null,
  hits timestamp(3) with time zone[] not null,
  undecided timestamp(3) with time zone[] not null,
  expires_at timestamp(3) with time zone not null,
  constraint limits_pkey PRIMARY KEY (subject)
);

create table mail_outbox (
  id bigint generated always as identity not null,
  recipient text not null,
  reply_to text,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamp(3) with time zone not null,
  next_try_at timestamp(3) with time zone,
  tries integer not null default 0,
  sent_at timestamp(3) with time zone,
  gave_up_at timestamp(3) with time zone,
  last_error text,
  constraint mail_outbox_pkey PRIMARY KEY (id)
);
CREATE INDEX mail_outbox_due ON mail_outbox USING btree (next_try_at) WHERE (next_try_at IS NOT NULL);
CREATE INDEX mail_outbox_sent ON mail_outbox USING btree (sent_at) WHERE (sent_at IS NOT NULL);

create table member_activity (
  user_id bigint not null,
  last_request_at timestamp(3) with time zone,
  constraint member_activity_pkey PRIMARY KEY (user_id),
  constraint member_activity_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX member_activity_by_request ON member_activity USING btree (last_request_at DESC NULLS LAST, user_id DESC);

create table messages (
  id bigint generated always as identity not null,
  request_id bigint not null,
  user_id bigint not null,
  sender_id bigint not null,
  sender text not null,
  title text,
  text text not null,
  response_mode text not null,
  personality_id bigint,
  tarot text,
  image_path text,
  spread text,
  cards jsonb,
  words tsvector not null generated always as (to_tsvector('simple'::regconfig, ((COALESCE(title, ''::text) || ' '::text) || text))) stored,
  created_at timestamp(3) with time zone not null,
  draft_id bigint,
  draft_kept real,
  constraint messages_pkey PRIMARY KEY (id),
  constraint messages_draft_id_fkey FOREIGN KEY (draft_id) REFERENCES drafts(id),
  constraint messages_personality_id_fkey FOREIGN KEY (personality_id) REFERENCES readers(id),
  constraint messages_request_id_fkey FOREIGN KEY (request_id) REFERENCES reading_requests(id),
  constraint messages_draft_kept_check CHECK (((draft_kept >= (0)::double precision) AND (draft_kept <= (1)::double precision))),
  constraint messages_response_mode_check CHECK ((response_mode = ANY (ARRAY['Standard'::text, 'ReadingResponse'::text]))),
  constraint messages_sender_check CHECK ((sender = ANY (ARRAY['member'::text, 'writer'::text])))
);
CREATE INDEX message_pictures ON messages USING btree (image_path) WHERE (image_path ~~ '/api/reading_images/%'::text);
CREATE INDEX messages_of_draft ON messages USING btree (draft_id) WHERE (draft_id IS NOT NULL);
CREATE INDEX messages_of_request ON messages USING btree (request_id, created_at DESC, id DESC);
CREATE INDEX messages_search ON messages USING gin (words);

create table password_resets (
  hash bytea not null,
  user_id bigint not null,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  used_at timestamp(3) with time zone,
  constraint password_resets_pkey PRIMARY KEY (hash),
  constraint password_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX password_resets_by_expiry ON password_resets USING btree (expires_at);
CREATE INDEX password_resets_of_user ON password_resets USING btree (user_id);

create table payment_methods (
  id bigint generated always as identity not null,
  user_id bigint not null,
  ref text not null,
  brand text not null,
  last4 text not null,
  exp_month integer not null,
  exp_year integer not null,
  fingerprint text not null,
  is_default boolean not null,
  created_at timestamp(3) with time zone not null,
  removed_at timestamp(3) with time zone,
  constraint payment_methods_pkey PRIMARY KEY (id),
  constraint payment_methods_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint payment_methods_brand_check CHECK ((brand = ANY (ARRAY['amex'::text, 'diners'::text, 'discover'::text, 'jcb'::text, 'mastercard'::text, 'visa'::text, 'unknown'::text])))
);
CREATE UNIQUE INDEX one_default_card ON payment_methods USING btree (user_id) WHERE (is_default AND (removed_at IS NULL));
CREATE INDEX payment_methods_of_user ON payment_methods USING btree (user_id, id) WHERE (removed_at IS NULL);

create table profiles (
  user_id bigint not null,
  created_at timestamp(3) with time zone,
  gender text,
  birth_time time without time zone,
  birth_time_known boolean,
  birth_time_exact boolean not null default false,
  birth_location text not null default ''::text,
  birth_place jsonb,
  zodiac text,
  current_location text not null default ''::text,
  bio text not null default ''::text,
  experience_level integer,
  seen_writer boolean,
  previous_experience text not null default ''::text,
  moonletter_hopes bigint[] not null default '{}'::bigint[],
  moonletter_hope_other text not null default ''::text,
  extra_info text not null default ''::text,
  picture text,
  time_zone text not null default 'UTC'::text,
  answer_mail boolean not null default true,
  digest text not null default 'off'::text,
  quiet_from time without time zone,
  quiet_to time without time zone,
  birth_utc_offset integer,
  constraint profiles_pkey PRIMARY KEY (user_id),
  constraint profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint profiles_birth_utc_offset_check CHECK (((birth_utc_offset >= '-960'::integer) AND (birth_utc_offset <= 960))),
  constraint profiles_digest_check CHECK ((digest = ANY (ARRAY['off'::text, 'daily'::text, 'weekly'::text]))),
  constraint profiles_experience_level_check CHECK (((experience_level >= 0) AND (experience_level <= 3))),
  constraint profiles_gender_check CHECK ((gender = ANY (ARRAY['MAN'::text, 'WOM'::text, 'NON'::text, 'NUL'::text]))),
  constraint profiles_zodiac_check CHECK ((zodiac = ANY (ARRAY['ARI'::text, 'TAE'::text, 'GEM'::text, 'CAN'::text, 'LEO'::text, 'VIR'::text, 'LIB'::text, 'SCO'::text, 'SAG'::text, 'CAP'::text, 'AQU'::text, 'PIS'::text])))
);
CREATE UNIQUE INDEX profile_pictures ON profiles USING btree (picture) WHERE (picture IS NOT NULL);

create table readers (
  id bigint generated always as identity not null,
  user_id bigint,
  first_name text not null,
  last_name text not null,
  picture text,
  color text not null,
  status text not null default 'active'::text,
  bio text not null default ''::text,
  specialities text not null default ''::text,
  created_at timestamp(3) with time zone not null,
  reads_reversals boolean not null default true,
  constraint readers_user_id_key UNIQUE (user_id),
  constraint readers_pkey PRIMARY KEY (id),
  constraint readers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint readers_color_check CHECK ((color = ANY (ARRAY['red'::text, 'orange'::text, 'yellow'::text, 'green'::text, 'teal'::text, 'blue'::text, 'purple'::text, 'pink'::text, 'grey'::text]))),
  constraint readers_status_check CHECK ((status = ANY (ARRAY['active'::text, 'inactive'::text, 'invited'::text])))
);

create table reading_requests (
  id bigint generated always as identity not null,
  user_id bigint not null,
  title text not null,
  status text not null,
  is_rushed boolean not null default false,
  is_oracle boolean not null default false,
  is_astrology boolean not null default false,
  number_of_tarot_cards integer not null default 1,
  personality_id bigint,
  assigned_writer_id bigint,
  is_flagged boolean not null default false,
  unread_for_member integer not null default 0,
  unread_for_writers integer not null default 0,
  created_at timestamp(3) with time zone not null,
  last_message_time timestamp(3) with time zone not null,
  due_at timestamp(3) with time zone not null,
  closes_at timestamp(3) with time zone,
  draft_due_at timestamp(3) with time zone,
  constraint reading_requests_pkey PRIMARY KEY (id),
  constraint reading_requests_assigned_writer_id_fkey FOREIGN KEY (assigned_writer_id) REFERENCES users(id),
  constraint reading_requests_personality_id_fkey FOREIGN KEY (personality_id) REFERENCES readers(id),
  constraint reading_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint reading_requests_check CHECK (((closes_at IS NULL) = (status <> 'RESPONDED'::text))),
  constraint reading_requests_status_check CHECK ((status = ANY (ARRAY['OPENED'::text, 'RESPONDED'::text, 'CLOSED'::text])))
);
CREATE INDEX requests_by_creation ON reading_requests USING btree (created_at DESC, id DESC);
CREATE INDEX requests_by_due ON reading_requests USING btree (due_at DESC, id DESC);
CREATE INDEX requests_by_message ON reading_requests USING btree (last_message_time DESC, id DESC);
CREATE INDEX requests_in_work_order ON reading_requests USING btree (((status = 'OPENED'::text)) DESC, is_rushed DESC, due_at, id) WHERE (status <> 'CLOSED'::text);
CREATE INDEX requests_of_personality ON reading_requests USING btree (personality_id, created_at DESC, id DESC);
CREATE INDEX requests_of_status ON reading_requests USING btree (status, created_at DESC, id DESC);
CREATE INDEX requests_of_status_by_message ON reading_requests USING btree (status, last_message_time DESC, id DESC);
CREATE INDEX requests_of_user ON reading_requests USING btree (user_id, created_at DESC, id DESC);
CREATE INDEX requests_rushed ON reading_requests USING btree (created_at DESC, id DESC) WHERE is_rushed;
CREATE INDEX requests_to_close ON reading_requests USING btree (closes_at) WHERE (closes_at IS NOT NULL);
CREATE INDEX requests_to_draft ON reading_requests USING btree (draft_due_at) WHERE (draft_due_at IS NOT NULL);
CREATE TRIGGER note_member_activity AFTER INSERT ON reading_requests REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_member_activity();

create table refunds (
  id bigint generated always as identity not null,
  invoice_id bigint not null,
  user_id bigint not null,
  amount_cents integer not null,
  status text not null,
  gateway_ref text,
  ends_membership boolean not null,
  created_at timestamp(3) with time zone not null,
  look_at timestamp(3) with time zone,
  settled_at timestamp(3) with time zone,
  actor_id bigint,
  idempotency_key text,
  constraint refunds_pkey PRIMARY KEY (id),
  constraint refunds_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id),
  constraint refunds_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id),
  constraint refunds_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint refunds_amount_cents_check CHECK ((amount_cents > 0)),
  constraint refunds_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'succeeded'::text, 'refused'::text])))
);
CREATE INDEX refunds_by_key ON refunds USING btree (actor_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);
CREATE INDEX refunds_of_invoice ON refunds USING btree (invoice_id, id);
CREATE INDEX refunds_unsettled ON refunds USING btree (look_at) WHERE (look_at IS NOT NULL);

create table request_log (
  id bigint generated always as identity not null,
  request_id bigint not null,
  user_id bigint,
  says text not null,
  created_at timestamp(3) with time zone not null,
  constraint request_log_pkey PRIMARY KEY (id),
  constraint request_log_request_id_fkey FOREIGN KEY (request_id) REFERENCES reading_requests(id),
  constraint request_log_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX request_log_of_request ON request_log USING btree (request_id, id DESC);

create table subscriptions (
  id bigint generated always as identity not null,
  user_id bigint not null,
  status text not null,
  interval text not null,
  product_id integer,
  pending_product_id integer,
  cancel_at_period_end boolean not null default false,
  payment_paused_at bigint,
  payment_resumes_at bigint,
  current_period_start bigint,
  current_period_end bigint,
  anchor bigint,
  periods integer not null default 0,
  canceled_at bigint,
  ended_at bigint,
  dunning_since bigint,
  dunning_step integer,
  dunning_next_at bigint,
  dunning_stopped boolean not null default false,
  next_action_at bigint,
  version integer not null default 0,
  created_at timestamp(3) with time zone not null,
  noticed_until bigint,
  constraint subscriptions_user_id_key UNIQUE (user_id),
  constraint subscriptions_pkey PRIMARY KEY (id),
  constraint subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint subscriptions_interval_check CHECK (("interval" = ANY (ARRAY['month'::text, 'year'::text]))),
  constraint subscriptions_pending_product_id_check CHECK ((pending_product_id = ANY (ARRAY[1, 2]))),
  constraint subscriptions_product_id_check CHECK ((product_id = ANY (ARRAY[1, 2]))),
  constraint subscriptions_status_check CHECK ((status = ANY (ARRAY['active'::text, 'past_due'::text, 'canceled'::text])))
);
CREATE INDEX subscriptions_due ON subscriptions USING btree (next_action_at) WHERE (next_action_at IS NOT NULL);

create table tags (
  id bigint generated always as identity not null,
  text text not null,
  color text not null,
  created_at timestamp(3) with time zone not null,
  constraint tags_pkey PRIMARY KEY (id),
  constraint tags_color_check CHECK ((color = ANY (ARRAY['red'::text, 'orange'::text, 'yellow'::text, 'green'::text, 'teal'::text, 'blue'::text, 'purple'::text, 'pink'::text, 'grey'::text])))
);

create table test_clock (
  only_one boolean not null default true,
  offset_ms bigint not null,
  constraint test_clock_pkey PRIMARY KEY (only_one),
  constraint test_clock_only_one_check CHECK (only_one)
);

create table tokens (
  id bigint generated always as identity not null,
  user_id bigint not null,
  hash bytea not null,
  created_at timestamp(3) with time zone not null,
  last_used_at timestamp(3) with time zone not null,
  constraint tokens_hash_key UNIQUE (hash),
  constraint tokens_pkey PRIMARY KEY (id),
  constraint tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX tokens_by_creation ON tokens USING btree (created_at);
CREATE INDEX tokens_by_last_use ON tokens USING btree (last_used_at);
CREATE INDEX tokens_of_user ON tokens USING btree (user_id);

create table unclaimed_files (
  name text not null,
  created_at timestamp(3) with time zone not null,
  constraint unclaimed_files_pkey PRIMARY KEY (name)
);
CREATE INDEX unclaimed_files_by_age ON unclaimed_files USING btree (created_at);

create table user_tags (
  user_id bigint not null,
  tag_id bigint not null,
  created_at timestamp(3) with time zone not null,
  constraint user_tags_pkey PRIMARY KEY (user_id, tag_id),
  constraint user_tags_tag_id_fkey FOREIGN KEY (tag_id) REFERENCES tags(id),
  constraint user_tags_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX user_tags_of_tag ON user_tags USING btree (tag_id, user_id);

create table users (
  id bigint generated always as identity not null,
  email text not null,
  password_hash text,
  first_name text not null,
  last_name text not null,
  birth_date date,
  is_writer boolean not null default false,
  is_blocked boolean not null default false,
  terms_accepted_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null,
  constraint users_email_key UNIQUE (email),
  constraint users_pkey PRIMARY KEY (id)
);
CREATE INDEX users_by_creation ON users USING btree (created_at DESC, id DESC);
CREATE INDEX users_search ON users USING gin (lower(((((first_name || ' '::text) || last_name) || ' '::text) || email)) gin_trgm_ops);
CREATE TRIGGER begin_member_activity AFTER INSERT ON users REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION begin_member_activity();

CREATE OR REPLACE FUNCTION begin_member_activity()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
      insert into member_activity (user_id) select id from added;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION note_member_activity()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
      update member_activity set last_request_at = greatest(last_request_at, newest.created_at)
      from (select user_id, max(created_at) as created_at from added group by user_id) newest
      where member_activity.user_id = newest.user_id;
      return null;
    end $function$;
