create table arrival_mails (
  message_id bigint not null,
  request_id bigint not null,
  user_id bigint not null,
  is_letter boolean not null,
  due_at timestamp(3) with time zone not null,
  held_since timestamp(3) with time zone,
  constraint arrival_mails_pkey PRIMARY KEY (message_id),
  constraint arrival_mails_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE,
  constraint arrival_mails_request_id_fkey FOREIGN KEY (request_id) REFERENCES reading_requests(id),
  constraint arrival_mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX arrival_mails_due ON arrival_mails USING btree (due_at);
CREATE INDEX arrival_mails_of_request ON arrival_mails USING btree (request_id);
CREATE INDEX arrival_mails_of_user ON arrival_mails USING btree (user_id);

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
CREATE INDEX audit_log_of_act ON audit_log USING btree (act, created_at DESC, id DESC);
CREATE INDEX audit_log_of_actor ON audit_log USING btree (actor_id, created_at DESC, id DESC);
CREATE INDEX audit_log_of_user ON audit_log USING btree (user_id, created_at DESC, id DESC);

create table charts (
  user_id bigint not null,
  made_from text not null,
  chart jsonb not null,
  created_at timestamp(3) with time zone not null,
  constraint charts_pkey PRIMARY KEY (user_id),
  constraint charts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

create table digests (
  user_id bigint not null,
  due_at timestamp(3) with time zone not null,
  since timestamp(3) with time zone,
  held_since timestamp(3) with time zone,
  constraint digests_pkey PRIMARY KEY (user_id),
  constraint digests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX digests_due ON digests USING btree (due_at);

create table draft_queue (
  request_id bigint not null,
  due_at timestamp(3) with time zone not null,
  claimed_until timestamp(3) with time zone,
  constraint draft_queue_pkey PRIMARY KEY (request_id),
  constraint draft_queue_request_id_fkey FOREIGN KEY (request_id) REFERENCES reading_requests(id) ON DELETE CASCADE
);
CREATE INDEX draft_queue_by_due ON draft_queue USING btree (due_at);

create table drafts (
  id bigint generated always as identity not null,
  request_id bigint not null,
  text text not null,
  created_at timestamp(3) with time zone not null,
  retired_at timestamp(3) with time zone,
  source text not null,
  prompt_version text not null,
  frame text,
  passages jsonb,
  empty_because text,
  constraint drafts_pkey PRIMARY KEY (id),
  constraint drafts_request_id_fkey FOREIGN KEY (request_id) REFERENCES reading_requests(id),
  constraint drafts_source_check CHECK ((source = ANY (ARRAY['composer'::text, 'model'::text])))
);
CREATE INDEX drafts_of_request ON drafts USING btree (request_id, id DESC);

create table draw_seeds (
  id bigint generated always as identity not null,
  request_id bigint not null,
  seed bytea not null,
  commitment text not null generated always as (encode(sha256(seed), 'hex'::text)) stored,
  opened_seed text generated always as (
CASE
    WHEN (opened_at IS NOT NULL) THEN encode(seed, 'hex'::text)
    ELSE NULL::text
END) stored,
  draws integer not null default 0,
  message_id bigint,
  draw_id bigint,
  is_by_hand boolean not null default false,
  opened_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null,
  constraint draw_seeds_pkey PRIMARY KEY (id),
  constraint draw_seeds_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES draws(id) ON DELETE SET NULL,
  constraint draw_seeds_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE SET NULL,
  constraint draw_seeds_request_id_fkey FOREIGN KEY (request_id) REFERENCES reading_requests(id),
  constraint draw_seeds_seed_check CHECK ((octet_length(seed) = 32)),
  constraint opened_with_letter CHECK (((opened_at IS NULL) OR (message_id IS NOT NULL)))
);
CREATE INDEX draw_seeds_of_draw ON draw_seeds USING btree (draw_id);
CREATE UNIQUE INDEX draw_seeds_of_message ON draw_seeds USING btree (message_id);
CREATE INDEX draw_seeds_of_request ON draw_seeds USING btree (request_id, id);

create table draws (
  id bigint generated always as identity not null,
  request_id bigint not null,
  spread text not null,
  cards jsonb not null,
  drawn_by bigint not null,
  created_at timestamp(3) with time zone not null,
  answered_at timestamp(3) with time zone,
  draw_number integer,
  deck text,
  reversals boolean,
  constraint draws_pkey PRIMARY KEY (id),
  constraint draws_drawn_by_fkey FOREIGN KEY (drawn_by) REFERENCES users(id),
  constraint draws_request_id_fkey FOREIGN KEY (request_id) REFERENCES reading_requests(id),
  constraint draws_deck_check CHECK ((deck = ANY (ARRAY['tarot'::text, 'oracle'::text]))),
  constraint draws_draw_number_check CHECK ((draw_number > 0)),
  constraint draws_from_seed CHECK ((num_nulls(draw_number, deck, reversals) = ANY (ARRAY[0, 3])))
);
CREATE INDEX draws_of_request ON draws USING btree (request_id, id DESC);

create table email_changes (
  user_id bigint not null,
  email text not null,
  hash bytea not null,
  token_id bigint not null,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  constraint email_changes_hash_key UNIQUE (hash),
  constraint email_changes_pkey PRIMARY KEY (user_id),
  constraint email_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX email_changes_by_expiry ON email_changes USING btree (expires_at);

create table erased_users (
  user_id bigint not null,
  erased_at timestamp(3) with time zone not null,
  next_try_at timestamp(3) with time zone,
  constraint erased_users_pkey PRIMARY KEY (user_id),
  constraint erased_users_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX erased_users_to_finish ON erased_users USING btree (next_try_at) WHERE (next_try_at IS NOT NULL);

create table event_outbox (
  id bigint generated always as identity not null,
  member_id bigint not null,
  audience text not null,
  data text not null,
  created_at timestamp(3) with time zone not null,
  recipient_id bigint,
  constraint event_outbox_pkey PRIMARY KEY (id),
  constraint event_outbox_audience_check CHECK ((audience = ANY (ARRAY['member'::text, 'writers'::text, 'both'::text])))
);

create table events (
  id bigint generated always as identity not null,
  member_id bigint not null,
  audience text not null,
  data text not null,
  created_at timestamp(3) with time zone not null,
  recipient_id bigint,
  constraint events_pkey PRIMARY KEY (id),
  constraint events_audience_check CHECK ((audience = ANY (ARRAY['member'::text, 'writers'::text, 'both'::text])))
);
CREATE INDEX events_of_member ON events USING btree (member_id, id);
CREATE INDEX events_of_writers ON events USING btree (id) WHERE (audience <> 'member'::text);

create table feedback (
  id bigint generated always as identity not null,
  user_id bigint not null,
  request_id bigint not null,
  response_id bigint,
  reader_id bigint,
  type text not null,
  reason text not null,
  created_at timestamp(3) with time zone not null,
  answer_id bigint,
  constraint feedback_request_id_user_id_response_id_key UNIQUE NULLS NOT DISTINCT (request_id, user_id, response_id),
  constraint feedback_pkey PRIMARY KEY (id),
  constraint feedback_answer_id_fkey FOREIGN KEY (answer_id) REFERENCES messages(id) ON DELETE SET NULL,
  constraint feedback_reader_id_fkey FOREIGN KEY (reader_id) REFERENCES readers(id),
  constraint feedback_request_id_fkey FOREIGN KEY (request_id) REFERENCES reading_requests(id),
  constraint feedback_response_id_fkey FOREIGN KEY (response_id) REFERENCES messages(id),
  constraint feedback_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint feedback_type_check CHECK ((type = ANY (ARRAY['like'::text, 'dislike'::text])))
);
CREATE INDEX feedback_newest ON feedback USING btree (created_at DESC, id DESC);
CREATE INDEX feedback_of_answer ON feedback USING btree (answer_id, created_at DESC, id DESC) WHERE (answer_id IS NOT NULL);
CREATE INDEX feedback_of_reader ON feedback USING btree (reader_id, created_at DESC, id DESC);
CREATE INDEX feedback_of_response ON feedback USING btree (response_id) WHERE (response_id IS NOT NULL);
CREATE INDEX feedback_of_user ON feedback USING btree (user_id, created_at DESC, id DESC);
CREATE TRIGGER grade_feedback AFTER INSERT OR DELETE OR UPDATE OF answer_id, type, created_at ON feedback FOR EACH ROW EXECUTE FUNCTION grade_feedback();

create table friend_invitations (
  id bigint generated always as identity not null,
  user_id bigint not null,
  email text not null,
  message text not null,
  is_sent boolean not null,
  created_at timestamp(3) with time zone not null,
  constraint friend_invitations_pkey PRIMARY KEY (id),
  constraint friend_invitations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX friend_invitations_of_user ON friend_invitations USING btree (user_id, id);
CREATE INDEX friend_invitations_to_address ON friend_invitations USING btree (email, created_at);

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

create table grade_rollups (
  period text not null,
  starts_at timestamp(3) with time zone not null,
  reader_id bigint not null,
  answers integer not null,
  likes integer not null,
  dislikes integer not null,
  rush_answers integer not null,
  rush_kept integer not null,
  times integer[] not null,
  constraint grade_rollups_pkey PRIMARY KEY (period, starts_at, reader_id),
  constraint grade_rollups_reader_id_fkey FOREIGN KEY (reader_id) REFERENCES readers(id),
  constraint grade_rollups_period_check CHECK ((period = ANY (ARRAY['hour'::text, 'day'::text]))),
  constraint grade_rollups_times_check CHECK ((cardinality(times) = 48))
);

create table graded_answers (
  message_id bigint not null,
  reader_id bigint not null,
  answered_at timestamp(3) with time zone not null,
  seconds_to_answer integer,
  time_bucket integer generated always as (
CASE
    WHEN (seconds_to_answer IS NULL) THEN NULL::integer
    WHEN (seconds_to_answer < 60) THEN 1
    ELSE LEAST(48, (2 + (floor((ln(((seconds_to_answer)::double precision / (60)::double precision)) / ln((1.2)::double precision))))::integer))
END) stored,
  is_rush boolean not null,
  is_kept boolean not null,
  verdict text,
  constraint roll_up_grade TRIGGER DEFERRABLE INITIALLY DEFERRED,
  constraint graded_answers_pkey PRIMARY KEY (message_id),
  constraint graded_answers_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE,
  constraint graded_answers_reader_id_fkey FOREIGN KEY (reader_id) REFERENCES readers(id),
  constraint graded_answers_seconds_to_answer_check CHECK ((seconds_to_answer >= 0)),
  constraint graded_answers_verdict_check CHECK ((verdict = ANY (ARRAY['like'::text, 'dislike'::text])))
);
CREATE INDEX graded_answers_by_time ON graded_answers USING btree (reader_id, time_bucket, seconds_to_answer) INCLUDE (answered_at) WHERE (time_bucket IS NOT NULL);
CREATE INDEX graded_answers_newest ON graded_answers USING btree (answered_at);
CREATE CONSTRAINT TRIGGER roll_up_grade AFTER INSERT OR DELETE OR UPDATE ON graded_answers DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION roll_up_grade();

create table idempotency_keys (
  user_id bigint not null,
  key text not null,
  fingerprint text not null,
  status integer,
  answer text,
  created_at timestamp(3) with time zone not null,
  alive_at timestamp(3) with time zone,
  about_user_id bigint,
  constraint idempotency_keys_pkey PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_keys_about_user ON idempotency_keys USING btree (about_user_id) WHERE (about_user_id IS NOT NULL);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys USING btree (created_at);

create table inbound_mails (
  id bigint generated always as identity not null,
  request_id bigint not null,
  user_id bigint not null,
  identity bytea not null,
  problem text,
  text text,
  created_at timestamp(3) with time zone not null,
  constraint inbound_mails_request_id_identity_key UNIQUE (request_id, identity),
  constraint inbound_mails_pkey PRIMARY KEY (id),
  constraint inbound_mails_request_id_fkey FOREIGN KEY (request_id) REFERENCES reading_requests(id),
  constraint inbound_mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX inbound_mails_by_age ON inbound_mails USING btree (created_at);
CREATE INDEX inbound_mails_of_user ON inbound_mails USING btree (user_id);

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
  reader_id bigint,
  constraint invoices_pkey PRIMARY KEY (id),
  constraint invoices_reader_id_fkey FOREIGN KEY (reader_id) REFERENCES readers(id),
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
CREATE INDEX tips_of_readers ON invoices USING btree (paid_at) INCLUDE (reader_id, amount_cents, refunded_cents) WHERE ((kind = 'tip'::text) AND (paid_at IS NOT NULL));

create table job_failures (
  id bigint not null,
  name text not null,
  error text not null,
  tries integer not null,
  failed_at timestamp(3) with time zone not null,
  constraint job_failures_name_key UNIQUE (name),
  constraint job_failures_pkey PRIMARY KEY (id)
);

create table kept_pictures (
  name text not null,
  request_id bigint not null,
  writer_id bigint not null,
  created_at timestamp(3) with time zone not null,
  constraint kept_pictures_pkey PRIMARY KEY (name),
  constraint kept_pictures_request_id_fkey FOREIGN KEY (request_id) REFERENCES reading_requests(id),
  constraint kept_pictures_writer_id_fkey FOREIGN KEY (writer_id) REFERENCES users(id)
);
CREATE INDEX kept_pictures_by_age ON kept_pictures USING btree (created_at);
CREATE INDEX kept_pictures_of_request ON kept_pictures USING btree (request_id);
CREATE INDEX kept_pictures_of_writer ON kept_pictures USING btree (writer_id);

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

create table mail_bounces (
  id bigint generated always as identity not null,
  user_id bigint not null,
  created_at timestamp(3) with time zone not null,
  identity bytea,
  constraint mail_bounces_pkey PRIMARY KEY (id),
  constraint mail_bounces_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX mail_bounces_by_age ON mail_bounces USING btree (created_at);
CREATE INDEX mail_bounces_of_user ON mail_bounces USING btree (user_id, created_at);
CREATE UNIQUE INDEX mail_bounces_once ON mail_bounces USING btree (user_id, identity);

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
  user_id bigint,
  sender_name text,
  unsubscribe_url text,
  claimed_until timestamp(3) with time zone,
  about_user_id bigint,
  kind text,
  message_id bigint,
  expires_at timestamp(3) with time zone,
  constraint mail_outbox_pkey PRIMARY KEY (id),
  constraint mail_outbox_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX mail_outbox_about_user ON mail_outbox USING btree (about_user_id) WHERE (about_user_id IS NOT NULL);
CREATE INDEX mail_outbox_due ON mail_outbox USING btree (GREATEST(next_try_at, claimed_until)) WHERE (next_try_at IS NOT NULL);
CREATE INDEX mail_outbox_failed ON mail_outbox USING btree (gave_up_at DESC, id DESC) WHERE (gave_up_at IS NOT NULL);
CREATE INDEX mail_outbox_of_recipient ON mail_outbox USING btree (recipient);
CREATE INDEX mail_outbox_of_user ON mail_outbox USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX mail_outbox_sent ON mail_outbox USING btree (sent_at) WHERE (sent_at IS NOT NULL);

create table member_activity (
  user_id bigint not null,
  last_request_at timestamp(3) with time zone,
  constraint member_activity_pkey PRIMARY KEY (user_id),
  constraint member_activity_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX member_activity_by_request ON member_activity USING btree (last_request_at DESC NULLS LAST, user_id DESC);

create table member_cards (
  message_id bigint not null,
  place integer not null,
  user_id bigint not null,
  request_id bigint not null,
  name text not null,
  reversed boolean not null,
  image_path text,
  is_sealed boolean not null,
  created_at timestamp(3) with time zone not null,
  constraint member_cards_pkey PRIMARY KEY (message_id, place),
  constraint member_cards_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE
);
CREATE INDEX member_cards_newest ON member_cards USING btree (user_id, created_at DESC, message_id DESC, place DESC);
CREATE INDEX member_cards_sealed ON member_cards USING btree (request_id, message_id) WHERE is_sealed;

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
  created_at timestamp(3) with time zone not null,
  draft_id bigint,
  draft_kept real,
  words tsvector not null generated always as (to_tsvector('simple'::regconfig, fold_accents(regexp_replace(((COALESCE(title, ''::text) || ' '::text) || text), '[!-/:-@[-\u0060{-~\u0080-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u037e\u0387\u055a-\u055f\u0589\u05be\u05c0\u05c3\u05f3\u05f4\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965\u2000-\u200b\u200e-\u206f\u20a0-\u20cf\u2190-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u303d\u30fb\ufe0e-\ufe1f\ufe30-\ufe6f\ufeff\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\U0001f000-\U0001faff]+'::text, ' '::text, 'g'::text)))) stored,
  constraint messages_pkey PRIMARY KEY (id),
  constraint messages_draft_id_fkey FOREIGN KEY (draft_id) REFERENCES drafts(id),
  constraint messages_personality_id_fkey FOREIGN KEY (personality_id) REFERENCES readers(id),
  constraint messages_request_id_fkey FOREIGN KEY (request_id) REFERENCES reading_requests(id),
  constraint messages_draft_kept_check CHECK (((draft_kept >= (0)::double precision) AND (draft_kept <= (1)::double precision))),
  constraint messages_response_mode_check CHECK ((response_mode = ANY (ARRAY['Standard'::text, 'ReadingResponse'::text]))),
  constraint messages_sender_check CHECK ((sender = ANY (ARRAY['member'::text, 'writer'::text])))
);
CREATE INDEX letters_of_user ON messages USING btree (user_id, created_at DESC, id DESC) WHERE (response_mode = 'ReadingResponse'::text);
CREATE INDEX message_pictures ON messages USING btree (image_path) WHERE (image_path ~~ '/api/reading_images/%'::text);
CREATE INDEX messages_by_member ON messages USING btree (user_id, created_at DESC) WHERE (sender = 'member'::text);
CREATE INDEX messages_of_draft ON messages USING btree (draft_id) WHERE (draft_id IS NOT NULL);
CREATE INDEX messages_of_request ON messages USING btree (request_id, created_at DESC, id DESC);
CREATE INDEX messages_search ON messages USING gin (words);
CREATE TRIGGER grade_answer AFTER INSERT ON messages FOR EACH ROW WHEN (((new.response_mode = 'ReadingResponse'::text) AND (new.sender = 'writer'::text) AND (new.personality_id IS NOT NULL))) EXECUTE FUNCTION grade_answer();

create table nightly_backups (
  is_only boolean not null default true,
  next_at timestamp(3) with time zone not null,
  constraint nightly_backups_pkey PRIMARY KEY (is_only),
  constraint nightly_backups_is_only_check CHECK (is_only)
);

create table notes (
  id bigint generated always as identity not null,
  user_id bigint not null,
  writer_id bigint not null,
  text text not null,
  created_at timestamp(3) with time zone not null,
  constraint notes_pkey PRIMARY KEY (id),
  constraint notes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint notes_writer_id_fkey FOREIGN KEY (writer_id) REFERENCES users(id)
);
CREATE INDEX notes_of_user ON notes USING btree (user_id, created_at DESC, id DESC);
CREATE INDEX notes_of_writer ON notes USING btree (writer_id);

create table outcome_asks (
  message_id bigint not null,
  request_id bigint not null,
  user_id bigint not null,
  due_at timestamp(3) with time zone,
  asked_at timestamp(3) with time zone,
  held_since timestamp(3) with time zone,
  constraint outcome_asks_pkey PRIMARY KEY (message_id),
  constraint outcome_asks_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE,
  constraint outcome_asks_request_id_fkey FOREIGN KEY (request_id) REFERENCES reading_requests(id),
  constraint outcome_asks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX outcome_asks_due ON outcome_asks USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX outcome_asks_of_request ON outcome_asks USING btree (request_id);
CREATE INDEX outcome_asks_of_user ON outcome_asks USING btree (user_id);

create table outcomes (
  request_id bigint not null,
  user_id bigint not null,
  message_id bigint not null,
  reader_id bigint,
  feeling text not null,
  text text not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint outcomes_pkey PRIMARY KEY (request_id),
  constraint outcomes_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(id),
  constraint outcomes_reader_id_fkey FOREIGN KEY (reader_id) REFERENCES readers(id),
  constraint outcomes_request_id_fkey FOREIGN KEY (request_id) REFERENCES reading_requests(id),
  constraint outcomes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint outcomes_feeling_check CHECK ((feeling = ANY (ARRAY['glad'::text, 'calm'::text, 'mixed'::text, 'sad'::text, 'open'::text])))
);
CREATE INDEX outcomes_by_age ON outcomes USING btree (created_at, request_id);
CREATE UNIQUE INDEX outcomes_of_message ON outcomes USING btree (message_id);
CREATE INDEX outcomes_of_reader ON outcomes USING btree (reader_id);
CREATE INDEX outcomes_of_user ON outcomes USING btree (user_id);

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
  detach_at timestamp(3) with time zone,
  constraint payment_methods_pkey PRIMARY KEY (id),
  constraint payment_methods_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint payment_methods_brand_check CHECK ((brand = ANY (ARRAY['amex'::text, 'diners'::text, 'discover'::text, 'jcb'::text, 'mastercard'::text, 'visa'::text, 'unknown'::text])))
);
CREATE UNIQUE INDEX one_default_card ON payment_methods USING btree (user_id) WHERE (is_default AND (removed_at IS NULL));
CREATE INDEX payment_methods_of_user ON payment_methods USING btree (user_id, id);
CREATE INDEX payment_methods_to_detach ON payment_methods USING btree (detach_at) WHERE (detach_at IS NOT NULL);

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
  current_place jsonb,
  uses_letter_keys boolean not null default true,
  outcome_mail boolean not null default true,
  constraint profiles_pkey PRIMARY KEY (user_id),
  constraint profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint profiles_birth_utc_offset_check CHECK (((birth_utc_offset >= '-960'::integer) AND (birth_utc_offset <= 960))),
  constraint profiles_digest_check CHECK ((digest = ANY (ARRAY['off'::text, 'weekly'::text]))),
  constraint profiles_experience_level_check CHECK (((experience_level >= 0) AND (experience_level <= 3))),
  constraint profiles_gender_check CHECK ((gender = ANY (ARRAY['MAN'::text, 'WOM'::text, 'NON'::text, 'NUL'::text]))),
  constraint profiles_zodiac_check CHECK ((zodiac = ANY (ARRAY['ARI'::text, 'TAE'::text, 'GEM'::text, 'CAN'::text, 'LEO'::text, 'VIR'::text, 'LIB'::text, 'SCO'::text, 'SAG'::text, 'CAP'::text, 'AQU'::text, 'PIS'::text])))
);
CREATE UNIQUE INDEX profile_pictures ON profiles USING btree (picture) WHERE (picture IS NOT NULL);
CREATE TRIGGER drop_unwanted_mails AFTER UPDATE OF answer_mail, digest, outcome_mail ON profiles FOR EACH ROW EXECUTE FUNCTION drop_unwanted_mails();
CREATE TRIGGER drop_unwanted_mails_at_first AFTER INSERT ON profiles FOR EACH ROW WHEN ((NOT (new.answer_mail AND new.outcome_mail))) EXECUTE FUNCTION drop_unwanted_mails();
CREATE TRIGGER keep_digest AFTER INSERT OR UPDATE OF digest, time_zone ON profiles FOR EACH ROW EXECUTE FUNCTION keep_digest();
CREATE TRIGGER release_held_mails AFTER UPDATE OF quiet_from, quiet_to, time_zone ON profiles FOR EACH ROW WHEN ((((old.quiet_from IS DISTINCT FROM new.quiet_from) OR (old.quiet_to IS DISTINCT FROM new.quiet_to)) OR (old.time_zone IS DISTINCT FROM new.time_zone))) EXECUTE FUNCTION release_held_mails();

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
  away boolean not null default false,
  invited_until timestamp(3) with time zone,
  voice jsonb,
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
  wrote_back_at timestamp(3) with time zone,
  question_due_at timestamp(3) with time zone,
  is_sealed boolean not null default false,
  is_favourite boolean not null default false,
  work_rank integer not null generated always as (
CASE
    WHEN ((status = 'OPENED'::text) AND is_rushed) THEN 0
    WHEN (status = 'OPENED'::text) THEN 1
    WHEN (wrote_back_at IS NOT NULL) THEN 2
    ELSE 3
END) stored,
  work_key bigint not null generated always as (((EXTRACT(epoch FROM (
CASE
    WHEN (status = 'OPENED'::text) THEN due_at
    ELSE COALESCE(wrote_back_at, last_message_time)
END AT TIME ZONE 'UTC'::text)) * (
CASE
    WHEN ((status = 'OPENED'::text) OR (wrote_back_at IS NOT NULL)) THEN 1000
    ELSE '-1000'::integer
END)::numeric))::bigint) stored,
  snoozed_until timestamp(3) with time zone,
  lane text generated always as (
CASE
    WHEN (snoozed_until IS NOT NULL) THEN 'snoozed'::text
    WHEN (status = 'OPENED'::text) THEN 'to_answer'::text
    WHEN (wrote_back_at IS NOT NULL) THEN 'wrote_back'::text
    WHEN (status = 'RESPONDED'::text) THEN 'answered'::text
    ELSE NULL::text
END) stored,
  reopened_at timestamp(3) with time zone,
  other_person jsonb,
  constraint reading_requests_pkey PRIMARY KEY (id),
  constraint reading_requests_assigned_writer_id_fkey FOREIGN KEY (assigned_writer_id) REFERENCES users(id),
  constraint reading_requests_personality_id_fkey FOREIGN KEY (personality_id) REFERENCES readers(id),
  constraint reading_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint question_due_while_wrote_back CHECK (((wrote_back_at IS NULL) = (question_due_at IS NULL))),
  constraint reading_requests_check CHECK (((closes_at IS NULL) = ((status <> 'RESPONDED'::text) OR (wrote_back_at IS NOT NULL)))),
  constraint reading_requests_status_check CHECK ((status = ANY (ARRAY['OPENED'::text, 'RESPONDED'::text, 'CLOSED'::text]))),
  constraint wrote_back_after_answer CHECK (((wrote_back_at IS NULL) OR (status = 'RESPONDED'::text)))
);
CREATE INDEX reading_requests_of_writer ON reading_requests USING btree (assigned_writer_id, id DESC) WHERE (assigned_writer_id IS NOT NULL);
CREATE INDEX reading_requests_snoozed ON reading_requests USING btree (snoozed_until, id) WHERE (snoozed_until IS NOT NULL);
CREATE INDEX requests_by_creation ON reading_requests USING btree (created_at DESC, id DESC);
CREATE INDEX requests_by_due ON reading_requests USING btree (due_at DESC, id DESC);
CREATE INDEX requests_favourite ON reading_requests USING btree (user_id, created_at DESC, id DESC) WHERE is_favourite;
CREATE INDEX requests_in_work_order ON reading_requests USING btree (work_rank, work_key, id);
CREATE INDEX requests_of_lane ON reading_requests USING btree (lane, work_rank, work_key, id) INCLUDE (assigned_writer_id) WHERE (lane IS NOT NULL);
CREATE INDEX requests_of_lane_by_creation ON reading_requests USING btree (lane, created_at DESC, id DESC) WHERE (lane IS NOT NULL);
CREATE INDEX requests_of_lane_by_due ON reading_requests USING btree (lane, due_at DESC, id DESC) WHERE (lane IS NOT NULL);
CREATE INDEX requests_of_personality ON reading_requests USING btree (personality_id, created_at DESC, id DESC);
CREATE INDEX requests_of_status ON reading_requests USING btree (status, created_at DESC, id DESC);
CREATE INDEX requests_of_user ON reading_requests USING btree (user_id, created_at DESC, id DESC);
CREATE INDEX requests_rushed ON reading_requests USING btree (created_at DESC, id DESC) WHERE is_rushed;
CREATE INDEX requests_sealed ON reading_requests USING btree (user_id, created_at DESC, id DESC) WHERE is_sealed;
CREATE INDEX requests_taken ON reading_requests USING btree (assigned_writer_id, work_rank, work_key, id) WHERE ((assigned_writer_id IS NOT NULL) AND (lane = ANY (ARRAY['to_answer'::text, 'wrote_back'::text])));
CREATE INDEX requests_to_close ON reading_requests USING btree (closes_at) WHERE (closes_at IS NOT NULL);
CREATE INDEX requests_under_way ON reading_requests USING btree (work_rank, work_key, id) WHERE (status <> 'CLOSED'::text);
CREATE TRIGGER add_thread_times AFTER INSERT ON reading_requests REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_thread_times();
CREATE TRIGGER move_thread_times AFTER UPDATE ON reading_requests FOR EACH ROW WHEN ((((old.last_message_time IS DISTINCT FROM new.last_message_time) OR (old.status IS DISTINCT FROM new.status)) OR (old.lane IS DISTINCT FROM new.lane))) EXECUTE FUNCTION move_thread_times();
CREATE TRIGGER note_member_activity AFTER INSERT ON reading_requests REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_member_activity();

create table recent_letters (
  message_id bigint not null,
  request_id bigint not null,
  request jsonb not null,
  draft_id bigint,
  draw_id bigint,
  idempotency_key text,
  created_at timestamp(3) with time zone not null,
  constraint recent_letters_pkey PRIMARY KEY (message_id),
  constraint recent_letters_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE,
  constraint recent_letters_request_id_fkey FOREIGN KEY (request_id) REFERENCES reading_requests(id)
);
CREATE INDEX recent_letters_by_age ON recent_letters USING btree (created_at);
CREATE INDEX recent_letters_of_request ON recent_letters USING btree (request_id);

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
CREATE INDEX refunds_of_user ON refunds USING btree (user_id, created_at);
CREATE INDEX refunds_unsettled ON refunds USING btree (look_at) WHERE (look_at IS NOT NULL);

create table reply_drafts (
  request_id bigint not null,
  writer_id bigint not null,
  form jsonb not null,
  updated_at timestamp(3) with time zone not null,
  constraint reply_drafts_pkey PRIMARY KEY (request_id, writer_id),
  constraint reply_drafts_request_id_fkey FOREIGN KEY (request_id) REFERENCES reading_requests(id),
  constraint reply_drafts_writer_id_fkey FOREIGN KEY (writer_id) REFERENCES users(id)
);
CREATE INDEX reply_drafts_of_writer ON reply_drafts USING btree (writer_id);

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

create table reviews (
  id bigint generated always as identity not null,
  message_id bigint not null,
  reader_id bigint,
  writer_id bigint not null,
  grade integer not null,
  note text not null,
  created_at timestamp(3) with time zone not null,
  constraint reviews_message_id_writer_id_key UNIQUE (message_id, writer_id),
  constraint reviews_pkey PRIMARY KEY (id),
  constraint reviews_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE,
  constraint reviews_reader_id_fkey FOREIGN KEY (reader_id) REFERENCES readers(id),
  constraint reviews_writer_id_fkey FOREIGN KEY (writer_id) REFERENCES users(id),
  constraint reviews_grade_check CHECK (((grade >= 1) AND (grade <= 5)))
);
CREATE INDEX reviews_newest ON reviews USING btree (created_at DESC, id DESC);
CREATE INDEX reviews_of_reader ON reviews USING btree (reader_id, created_at DESC, id DESC);
CREATE INDEX reviews_of_writer ON reviews USING btree (writer_id);

create table saved_replies (
  id bigint generated always as identity not null,
  user_id bigint not null,
  title text not null,
  text text not null,
  is_shared boolean not null,
  created_at timestamp(3) with time zone not null,
  constraint saved_replies_pkey PRIMARY KEY (id),
  constraint saved_replies_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX saved_replies_of_user ON saved_replies USING btree (user_id, title, id);
CREATE INDEX saved_replies_shared ON saved_replies USING btree (title, id) WHERE is_shared;

create table secrets (
  name text not null,
  value bytea not null,
  constraint secrets_pkey PRIMARY KEY (name)
);

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

create table support_messages (
  id bigint generated always as identity not null,
  user_id bigint not null,
  content text not null,
  created_at timestamp(3) with time zone not null,
  constraint support_messages_pkey PRIMARY KEY (id),
  constraint support_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX support_messages_of_user ON support_messages USING btree (user_id, id);

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

create table thread_times (
  request_id bigint not null,
  last_message_time timestamp(3) with time zone not null,
  status text not null,
  lane text,
  constraint thread_times_pkey PRIMARY KEY (request_id),
  constraint thread_times_request_id_fkey FOREIGN KEY (request_id) REFERENCES reading_requests(id) ON DELETE CASCADE NOT VALID
);
CREATE INDEX threads_by_message ON thread_times USING btree (last_message_time DESC, request_id DESC);
CREATE INDEX threads_of_lane_by_message ON thread_times USING btree (lane, last_message_time DESC, request_id DESC) WHERE (lane IS NOT NULL);
CREATE INDEX threads_of_status_by_message ON thread_times USING btree (status, last_message_time DESC, request_id DESC);

create table tokens (
  id bigint generated always as identity not null,
  user_id bigint not null,
  hash bytea not null,
  created_at timestamp(3) with time zone not null,
  last_used_at timestamp(3) with time zone not null,
  browser text,
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
  email_undeliverable_at timestamp(3) with time zone,
  constraint users_email_key UNIQUE (email),
  constraint users_pkey PRIMARY KEY (id)
);
CREATE INDEX users_by_creation ON users USING btree (created_at DESC, id DESC);
CREATE INDEX users_by_creation_folded ON users USING btree (created_at DESC, id DESC, fold_accents(lower(((((first_name || ' '::text) || last_name) || ' '::text) || email)))) INCLUDE (first_name, last_name, email);
CREATE INDEX users_search_folded ON users USING gin (fold_accents(lower(((((first_name || ' '::text) || last_name) || ' '::text) || email))) gin_trgm_ops);
CREATE TRIGGER begin_member_activity AFTER INSERT ON users REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION begin_member_activity();
CREATE TRIGGER forget_bounces BEFORE UPDATE OF email, email_undeliverable_at ON users FOR EACH ROW WHEN (((old.email IS DISTINCT FROM new.email) OR ((old.email_undeliverable_at IS NOT NULL) AND (new.email_undeliverable_at IS NULL)))) EXECUTE FUNCTION forget_bounces();
CREATE TRIGGER revise_waiting_mails AFTER UPDATE OF email, is_blocked, is_writer, email_undeliverable_at ON users FOR EACH ROW EXECUTE FUNCTION revise_waiting_mails();

create view answers_to_grade as
 SELECT messages.id AS message_id,
    messages.personality_id AS reader_id,
    messages.created_at AS answered_at,
        CASE
            WHEN of_question.is_own THEN (round(EXTRACT(epoch FROM (messages.created_at - requests.asked_at))))::integer
            ELSE NULL::integer
        END AS seconds_to_answer,
    (of_question.is_own AND requests.is_rushed) AS is_rush,
    (of_question.is_own AND requests.is_rushed AND (messages.created_at <= COALESCE(requests.question_due_at, requests.due_at))) AS is_kept
   FROM (messages
     JOIN ( SELECT reading_requests.id,
            reading_requests.is_rushed,
            reading_requests.question_due_at,
            reading_requests.due_at,
            COALESCE(reading_requests.reopened_at, reading_requests.created_at) AS asked_at
           FROM reading_requests) requests ON ((requests.id = messages.request_id))),
    LATERAL ( SELECT ((messages.created_at >= requests.asked_at) AND (NOT (EXISTS ( SELECT
                   FROM messages earlier
                  WHERE ((earlier.request_id = messages.request_id) AND (earlier.id < messages.id) AND (earlier.response_mode = 'ReadingResponse'::text) AND (earlier.sender = 'writer'::text) AND (earlier.created_at >= requests.asked_at)))))) AS is_own) of_question
  WHERE ((messages.response_mode = 'ReadingResponse'::text) AND (messages.sender = 'writer'::text) AND (messages.personality_id IS NOT NULL));

CREATE OR REPLACE FUNCTION add_thread_times()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
      insert into thread_times select id, last_message_time, status, lane from added;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION add_to_grades(answer graded_answers, change integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
    declare
      bucket constant integer := answer.time_bucket;
      none constant integer[] := array_fill(0, array[48]);
    begin
      insert into grade_rollups as known
        select period, date_trunc(period, answer.answered_at, 'UTC'), answer.reader_id, change,
          change * (answer.verdict is not distinct from 'like')::integer,
          change * (answer.verdict is not distinct from 'dislike')::integer,
          change * answer.is_rush::integer, change * answer.is_kept::integer,
          case when bucket is null then none else none[:bucket - 1] || change || none[bucket + 1:] end
        from (values ('day'), ('hour')) periods (period)
      on conflict (period, starts_at, reader_id) do update set
        answers = known.answers + excluded.answers,
        likes = known.likes + excluded.likes,
        dislikes = known.dislikes + excluded.dislikes,
        rush_answers = known.rush_answers + excluded.rush_answers,
        rush_kept = known.rush_kept + excluded.rush_kept,
        times = case when bucket is null then known.times
          else known.times[:bucket - 1] || (known.times[bucket] + change) || known.times[bucket + 1:] end;
    end $function$;

CREATE OR REPLACE FUNCTION begin_member_activity()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
      insert into member_activity (user_id) select id from added;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION drop_unwanted_mails()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
      delete from mail_outbox where user_id = new.user_id and sent_at is null and (
        (kind = 'answers' and not new.answer_mail)
        or (kind = 'digest' and new.digest = 'off')
        or (kind = 'outcomes' and not (new.answer_mail and new.outcome_mail)));
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION find_verdict(answer bigint)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
      select type from feedback where answer_id = answer order by created_at desc, id desc limit 1
    $function$;

CREATE OR REPLACE FUNCTION fold_accents(folded text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT COST 1
AS $function$ begin
      if octet_length(folded) = length(folded) then return folded; end if;
      if folded ~ '[ÆæŒœßẞÞþﬀ-ﬆſıØøŁłĐđÐð]' then
        folded := replace(replace(replace(replace(folded, 'Æ', 'AE'), 'æ', 'ae'), 'Œ', 'OE'), 'œ', 'oe');
        folded := replace(replace(replace(replace(folded, 'ß', 'ss'), 'ẞ', 'SS'), 'Þ', 'TH'), 'þ', 'th');
        folded := replace(replace(replace(folded, 'ﬀ', 'ff'), 'ﬁ', 'fi'), 'ﬂ', 'fl');
        folded := replace(replace(replace(replace(folded, 'ﬃ', 'ffi'), 'ﬄ', 'ffl'), 'ﬅ', 'st'), 'ﬆ', 'st');
        folded := translate(folded, 'ſıØøŁłĐđÐð', 'siOoLlDdDd');
      end if;
      folded := regexp_replace(normalize(folded, nfd), '[\u0300-\u036f]+', '', 'g');
      if octet_length(folded) = length(folded) then return folded; end if;
      -- Letters of other scripts are composed again, such as Korean ones.
      return normalize(folded, nfc);
    end $function$;

CREATE OR REPLACE FUNCTION forget_bounces()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
      delete from mail_bounces where user_id = new.id;
      new.email_undeliverable_at := null;
      return new;
    end $function$;

CREATE OR REPLACE FUNCTION grade_answer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
      insert into graded_answers (message_id, reader_id, answered_at, seconds_to_answer, is_rush, is_kept)
        select * from answers_to_grade where message_id = new.id;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION grade_answers_after(message bigint)
 RETURNS void
 LANGUAGE sql
AS $function$
      insert into graded_answers (message_id, reader_id, answered_at, seconds_to_answer, is_rush, is_kept, verdict)
        select answers_to_grade.*, type
        from answers_to_grade left join lateral (
          select type from feedback where answer_id = message_id order by created_at desc, id desc limit 1) newest on true
        where message_id > message;
      select rebuild_grade_rollups();
    $function$;

CREATE OR REPLACE FUNCTION grade_feedback()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
      update graded_answers set verdict = find_verdict(message_id)
      where message_id in (old.answer_id, new.answer_id) and verdict is distinct from find_verdict(message_id);
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION keep_digest()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
      if new.digest = 'off' then
        delete from digests where user_id = new.user_id;
      elsif tg_op = 'INSERT' or old.digest <> new.digest or old.time_zone <> new.time_zone then
        insert into digests (user_id, due_at) values (new.user_id, 'epoch')
          on conflict (user_id) do update set due_at = 'epoch';
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION move_thread_times()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
      update thread_times set last_message_time = new.last_message_time, status = new.status, lane = new.lane
      where request_id = new.id;
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

CREATE OR REPLACE FUNCTION rebuild_grade_rollups()
 RETURNS void
 LANGUAGE sql
AS $function$
      delete from grade_rollups;
      with counted as (
        select period, date_trunc(period, answered_at, 'UTC') as starts_at, reader_id, time_bucket, count(*) as answers,
          count(*) filter (where verdict = 'like') as likes, count(*) filter (where verdict = 'dislike') as dislikes,
          count(*) filter (where is_rush) as rush_answers, count(*) filter (where is_kept) as rush_kept
        from graded_answers, (values ('hour'), ('day')) periods (period)
        group by period, date_trunc(period, answered_at, 'UTC'), reader_id, time_bucket
      ), summed as (
        select period, starts_at, reader_id, sum(answers) as answers, sum(likes) as likes, sum(dislikes) as dislikes,
          sum(rush_answers) as rush_answers, sum(rush_kept) as rush_kept,
          array_agg(time_bucket) filter (where time_bucket is not null) as buckets,
          array_agg(answers) filter (where time_bucket is not null) as counts
        from counted group by period, starts_at, reader_id
      )
      insert into grade_rollups
      select period, starts_at, reader_id, answers, likes, dislikes, rush_answers, rush_kept, (
        select array_agg(coalesce(timed.answers, 0)::integer order by bucket)
        from generate_series(1, 48) bucket left join unnest(buckets, counts) as timed (bucket, answers) using (bucket))
      from summed
    $function$;

CREATE OR REPLACE FUNCTION release_held_mails()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
      update arrival_mails set due_at = coalesce(held_since, due_at), held_since = null
        where user_id = new.user_id;
      update digests set due_at = coalesce(held_since, due_at), held_since = null
        where user_id = new.user_id;
      update outcome_asks set due_at = coalesce(held_since, due_at), held_since = null
        where user_id = new.user_id and due_at is not null;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION revise_waiting_mails()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
      if new.is_blocked or new.is_writer or new.email_undeliverable_at is not null then
        delete from mail_outbox
          where user_id = new.id and sent_at is null and kind in ('answers', 'digest', 'outcomes');
      end if;
      if new.email <> old.email then
        update mail_outbox set recipient = new.email
          where user_id = new.id and sent_at is null and kind is not null;
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION roll_up_grade()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
      if tg_op <> 'INSERT' then perform add_to_grades(old, -1); end if;
      if tg_op <> 'DELETE' then perform add_to_grades(new, 1); end if;
      return null;
    end $function$;
