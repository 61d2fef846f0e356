import { MONTHLY, PLANS } from '#contract/billing/codes.ts';
import { describePlan } from '#contract/billing/format.ts';
import { PRODUCT_NAME } from '#contract/product.ts';

/** A JSON schema with wire names. */
export type Schema = { [key: string]: unknown; properties?: Record<string, Schema>; required?: string[] };

type Examples = Readonly<Record<string, unknown>>;

const MOMENT = '2026-11-20T07:42:00.000Z';
const toEpoch = (moment: string) => Date.parse(moment) / 1000;
const PERIOD = { from: toEpoch(MOMENT), to: toEpoch('2026-12-20T07:42:00.000Z') };
const PLAN = PLANS[MONTHLY];
const PICTURE = '0b9e7c1a-5d2f.webp';
/** In an example, a file is represented by its name. */
const FILE_NAME = 'painting.jpg';

/** Examples by property name. */
const EXAMPLES_BY_NAME: Examples = {
  id: 42,
  user_id: 7,
  user: 7,
  sender_id: 2,
  request_id: 42,
  reading_request: 42,
  payment_method_id: 3,
  default_payment_method: 3,
  personality: 1,
  assigned_personality_user: 1,
  assigned_writer: 2,
  tag_id: 5,
  tag: 5,
  before: 120,
  after: 41,
  message_id: 118,
  answers_message_id: 118,
  first_name: 'Rosalind',
  last_name: 'Achterberg',
  email: 'rosalind@example.test',
  pending_email: 'rosalind@example.org',
  browser: 'Firefox on Windows',
  password: 'a box of oils under the bed',
  old_password: 'a box of oils under the bed',
  new_password: 'two cats and one husband',
  accept_terms: true,
  token: 'the-token-that-you-were-given',
  birth_date: '1979-03-04',
  birth_time: '06:00:00',
  birth_time_known: true,
  birth_location: 'Haarlem, Netherlands',
  current_location: 'Bristol, United Kingdom',
  latitude: 52.38,
  longitude: 4.64,
  time_zone: 'Europe/Amsterdam',
  offset_minutes: 60,
  tzdata: '2026c',
  at: MOMENT,
  gender: 'WOM',
  zodiac: 'PIS',
  bio: 'I teach maths and used to paint.',
  experience_level: 2,
  seen_writer: true,
  previous_experience: 'A reading at a fair, long ago',
  moonletter_hopes: 9,
  moonletter_hope_other: 'To paint on Sundays',
  extra_info: 'I like short letters',
  has_profile: true,
  // Without it, a patch of a user refuses `membership`.
  is_blocked: true,
  answer_mail: true,
  outcome_mail: true,
  quiet_from: '22:00',
  quiet_to: '07:00',
  picture: `/api/profile_pictures/${PICTURE}`,
  title: 'Will I find my way back to painting?',
  message: 'It has been four years. I miss it, and I am afraid of it.',
  question: 'It has been four years. I miss it, and I am afraid of it.',
  message_text: 'Dear Rosalind, the Star stands upright, and it is kind to you.',
  updated_at: MOMENT,
  etag: '"k3J0mW6yR1tZpQ8sVbX2Lw"',
  search: 'painting',
  status: 'OPENED',
  days: 7,
  fields: 'title',
  created_at: MOMENT,
  failed_at: MOMENT,
  last_message_time: MOMENT,
  wrote_back_at: MOMENT,
  snoozed_until: '2026-11-21T09:00:00.000Z',
  answered_at: MOMENT,
  exact_at: MOMENT,
  last_wrote_at: MOMENT,
  last_used_at: MOMENT,
  last_request_at: MOMENT,
  due_at: '2026-11-21T07:42:00.000Z',
  invited_until: '2026-11-27T07:42:00.000Z',
  number_of_tarot_cards: 3,
  unread_count: 1,
  sealed_count: 1,
  count: 1,
  lane: 'to_answer',
  to_answer: 12,
  wrote_back: 3,
  answered: 240,
  mine: 2,
  snoozed: 1,
  sender: 'writer',
  response_mode: 'ReadingResponse',
  text: 'Dear Rosalind, the Star stands upright, and it is kind to you.',
  tarot: 'The Star',
  tarot_card_name: 'The Star',
  content: 'My letter of Tuesday will not open.',
  reason: 'The line about the brushes stayed with me',
  reading_response_id: 118,
  image_path: '/decks/night/the-star-600.webp?v=01234567',
  deck: 'night',
  alt: 'A woman kneels at a pool under eight stars',
  name: 'The Star',
  position: 'Future',
  positions: 'Past',
  spread: 'past-present-future',
  birth_utc_offset: 60,
  engine: 'astronomy-engine 2.1.19',
  contact: 'Call 116 123',
  who: 'Isolde Marr',
  says: 'Changed the status from OPENED to RESPONDED',
  colors: 'blue',
  color: 'blue',
  canned_reply: null,
  is_serviceable: true,
  is_own: true,
  personality_message: 'Dear Rosalind, the Star stands upright.',
  hope: 'To come back to something I used to make',
  author: 'Emily Dickinson',
  specialities: 'Love after loss, making things again',
  card_holder: 'Rosalind Achterberg',
  card_number: '4242424242424242',
  cvc: '123',
  card_zipcode: '94110',
  brand: 'visa',
  last4: '4242',
  exp_month: 7,
  exp_year: 2031,
  product_id: MONTHLY,
  pending_product_id: null,
  plan: PLAN.name,
  interval: PLAN.interval,
  price_per_month_cents: PLAN.pricePerMonthCents,
  charge_now_cents: PLAN.chargeCents,
  amount_cents: PLAN.chargeCents,
  most_popular: PLAN.isMostPopular,
  current_period_start: PERIOD.from,
  current_period_end: PERIOD.to,
  subscription_current_period_end: PERIOD.to,
  number: 'ML-000042',
  invoice_id: 42,
  reading_request_id: 42,
  period_start: PERIOD.from,
  period_end: PERIOD.to,
  paid_at: PERIOD.from,
  settled_at: PERIOD.from,
  refunded_at: PERIOD.from,
  tax_cents: 0,
  refunded_cents: 0,
  payment_paused_at: null,
  payment_resumes_at: null,
  date: PERIOD.to,
  effective_at: PERIOD.to,
  status_after: 'monthly_skip_upcoming',
  sentence: 'The plan pauses on 20 December 2026 and resumes on 20 January 2027, when $19.00 is charged.',
  detail: 'Your password is changed',
};

const READER = {
  id: 1,
  first_name: 'Isolde',
  last_name: 'Marr',
  picture: '/decks/night/the-moon-600.webp?v=01234567',
  bio: 'I have been reading cards since 1998, and now by letter.',
  status: 'active',
  user_id: null,
  email: 'isolde@example.test',
};
const TAG = { id: 5, text: 'Loves short letters' };
const MEMBER = { id: 7, name: 'Rosalind Achterberg' };
const INVOICE = {
  status: 'paid',
  description: `${PLAN.name} membership`,
  reading_request_id: null,
  created_at: PERIOD.from,
};
const REFUNDED = { status: 'partly_refunded', refunded_cents: 500 };
const TIP = { kind: 'tip', product_id: null, period_start: null, period_end: null };

/**
 * Examples for properties that mean something else inside this property, or at the top level of a path with this last
 * word.
 */
const EXAMPLES_BY_PARENT: Readonly<Record<string, Examples>> = {
  personality: READER,
  writer_personality: READER,
  personalities: READER,
  readers: {
    ...READER,
    answers: 42,
    likes: 18,
    dislikes: 2,
    liked_share: 0.9,
    median_seconds_to_answer: 7_260,
    rush_answers: 6,
    rush_kept: 5,
    tips_cents: 1_500,
    grades: 4,
    mean_grade: 4.5,
  },
  tags: TAG,
  user_tags: TAG,
  user: MEMBER,
  users: MEMBER,
  'users-me': MEMBER,
  profiles: MEMBER,
  hopes: { id: 9 },
  quotes: { id: 2, text: 'I dwell in Possibility, a fairer House than Prose.' },
  plans: { name: PLAN.name, text: describePlan(MONTHLY) },
  default_card: { id: 3 },
  invoices: INVOICE,
  invoice: { ...INVOICE, ...REFUNDED },
  refunds: { amount_cents: REFUNDED.refunded_cents },
  refund: { ...INVOICE, ...REFUNDED },
  grades: {
    reading_response_id: 118,
    grade: 5,
    note: 'It names the loss before it comforts. I would send it as it is.',
  },
  other_person: { name: 'Tom', birth_date: '1975-06-11', birth_time: '18:00:00' },
  outcome: { feeling: 'glad', text: 'I paint on Sundays again, two hours at most.' },
  outcomes: { feeling: 'glad', text: 'I paint on Sundays again, two hours at most.' },
  feelings: { glad: 3, calm: 1, mixed: 1, sad: 0, open: 2 },
  synastry: { name: 'Tom' },
  reviews: { grade: 5, note: 'It names the loss before it comforts. I would send it as it is.' },
  reader: READER,
  transits: { date: '2026-11-20' },
  void_of_course: { from: MOMENT, to: '2026-11-20T15:04:00.000Z' },
  solar: { from: '2027-03-04T02:10:00.000Z', to: '2027-03-04T03:10:00.000Z' },
  saturn: { from: '2026-02-14T00:11:00.000Z', to: '2028-04-13T03:39:00.000Z' },
  series: { date: '2026-11-20', answers: 9, likes: 4, dislikes: 1 },
  undelivered: {
    kind: 'mail',
    recipient: 'rosalind@example.test',
    subject: 'A letter has arrived',
    error: '550 5.1.1 There is no such mailbox',
    tries: 9,
  },
  reading_request_give_feedback: { reading_request_id: null },
  give_tip: {
    ...INVOICE,
    ...TIP,
    reading_request_id: 42,
    amount: '5.00',
    amount_cents: 500,
    description: 'Tip for Isolde',
  },
  attempts: {
    status: 'declined',
    decline_code: 'insufficient_funds',
    off_session: true,
    created_at: PERIOD.from,
  },
  seller: { name: PRODUCT_NAME, email: 'letters@moonletter.test' },
  cards: { id: 3, text: 'Eight stars, and water enough for all of them.' },
  spreads: { id: 'past-present-future', name: 'Past, present, future' },
  tarot_cards: {
    slug: 'the-star',
    numeral: 'XVII',
    keywords: 'hope',
    reversed_keywords: 'tired hope',
    upright: 'After a rough stretch you are allowed to hope again, in a small and practical way.',
    reversed: 'Hope has gone quiet in you; it is resting, and it would come if it were called.',
    question: 'What small thing still makes you feel like yourself?',
    image_line: 'A woman kneels at a pool under one great light and seven small ones.',
  },
  oracle_cards: {
    name: 'The Lantern',
    slug: 'the-lantern',
    keynote: 'Light enough for the next step',
    text: 'You would like to see the whole road, and all you have been given is a small circle of light.',
  },
  saved_replies: { id: 4, title: 'A line of welcome', text: 'Dear {first_name}, thank you for your letter.' },
  help_lines: { name: 'Samaritans (UK, Ireland)' },
  birth_place: { id: 2755003, name: 'Haarlem, Netherlands' },
  current_place: { id: 2735943, name: 'Porto, Portugal' },
  place: { name: 'Haarlem, Netherlands' },
  places: { id: 2755003, name: 'Haarlem', region: '', country: 'Netherlands', search: 'haarl' },
  birth: { utc: '1979-03-04T05:00:00.000Z' },
  sun: { longitude: 343.024037, sign: 'PIS', degree: 13.024037 },
  moon: { longitude: 55.694445, sign: 'TAE', degree: 25.694445 },
  from: { longitude: 53.129071, sign: 'TAE', degree: 23.129071 },
  to: { longitude: 66.240318, sign: 'GEM', degree: 6.240318 },
  planets: { body: 'mercury', longitude: 0.437512, sign: 'ARI', degree: 0.437512 },
  bodies: { body: 'sun', longitude: 237.919503, sign: 'SCO', degree: 27.919503 },
  ascendant: { longitude: 300.573247, sign: 'AQU', degree: 0.573247 },
  midheaven: { longitude: 243.050502, sign: 'SAG', degree: 3.050502 },
  houses: { cusps: 300 },
  aspects: { b: 'saturn', kind: 'opposition', orb: 2.677293 },
  moon_phase: { name: 'First Quarter', angle: 72.670409, illuminated: 0.352754 },
  writer: { id: 2, name: 'Isolde Marr' },
  actor: { kind: 'writer', id: 2, name: 'Isolde Marr' },
  audit_log: {
    act: 'tag_put_on',
    says: 'The tag ‘Loves short letters’ was put on.',
    why: 'She asked for a page at most',
  },
  notes: { text: '!Ask how the exhibition went', who: 'Isolde Marr' },
  profile_pictures: { name: PICTURE },
  reading_images: { name: PICTURE },
  email: { detail: 'Your message is on its way. We answer to rosalind@example.test' },
  password_reset: { detail: 'If this address belongs to an account, a mail with a link is on its way' },
  confirm: { ...INVOICE, detail: 'Your new password is set. Please log in' },
};

/**
 * An example that the schema accepts: by property name if known, else its default, its first enum value, or a value of
 * its type. `within` is the enclosing property or the last word of the path.
 */
export function buildExample(schema: Schema, name = '', within = ''): unknown {
  if (schema['format'] === 'binary') return FILE_NAME;
  const named = [EXAMPLES_BY_PARENT[within]?.[name], EXAMPLES_BY_NAME[name]].find(
    (known) => known !== undefined && schemaAccepts(schema, known),
  );
  if (named !== undefined) return named;
  if ('default' in schema) return schema['default'];
  if ('const' in schema) return schema['const'];
  const { anyOf, oneOf, enum: values, items, properties } = schema;
  const [choice] = (anyOf ?? oneOf ?? []) as Schema[];
  if (choice !== undefined) return buildExample(choice, name, within);
  if (Array.isArray(values)) return values[0];
  // A page contains the list that the path names.
  const inside = name === '' || name === 'results' ? within : name;
  if (items !== undefined) return [buildExample(items as Schema, name, within)];
  if (properties !== undefined)
    return Object.fromEntries(
      Object.entries(properties).map(([key, inner]) => [key, buildExample(inner, key, inside)]),
    );
  if (schema['type'] === 'object') return buildRecordExample(schema, inside);
  return EXAMPLES_BY_TYPE[String(toTypeList(schema)[0])] ?? null;
}

/** A record with one entry. */
function buildRecordExample({ propertyNames, additionalProperties }: Schema, within: string) {
  if (typeof additionalProperties !== 'object') return {};
  const key = String(buildExample((propertyNames ?? {}) as Schema));
  return { [key]: buildExample(additionalProperties as Schema, key, within) };
}

const EXAMPLES_BY_TYPE: Examples = { boolean: false, integer: 1, number: 1, string: 'A few words' };

/**
 * Whether the schema accepts a plain value, checking only what an example by name could violate: type, enum, pattern.
 */
function schemaAccepts(schema: Schema, value: unknown): boolean {
  const { anyOf, enum: values, pattern } = schema;
  if (Array.isArray(anyOf)) return (anyOf as Schema[]).some((choice) => schemaAccepts(choice, value));
  if (Array.isArray(values)) return values.includes(value);
  if (typeof pattern === 'string' && !new RegExp(pattern).test(String(value))) return false;
  if (value === null) return toTypeList(schema).includes('null');
  const types = toTypeList(schema);
  return types.includes(typeof value) || (Number.isInteger(value) && types.includes('integer'));
}

const toTypeList = ({ type }: Schema): readonly unknown[] => (Array.isArray(type) ? type : [type]);
