import { z } from 'zod';
import { SUBSCRIPTION_STATUSES } from '#contract/billing/codes.ts';
import { FEEDBACK_TYPES } from '#contract/feedback/codes.ts';
import { REQUEST_STATUSES } from '#contract/readings/codes.ts';
import LETTER_OF_TEN from './demoLetterOfTen.json' with { type: 'json' };
import LETTERS from './demoLetters.json' with { type: 'json' };
import LETTERS_OF_THE_PAUSED from './demoLettersPaused.json' with { type: 'json' };
import { READERS } from './demoPeople.ts';

const readerName = z.enum(READERS.map(({ firstName }) => firstName));
const text = z.string().min(1);
const count = z.int().positive();

const demoCard = z.strictObject({
  name: text,
  position: text,
  isReversed: z.literal(true).exactOptional(),
  text: text.exactOptional(),
});
export type DemoCard = z.output<typeof demoCard>;

const demoMessage = z.strictObject({
  by: z.enum(['member', ...readerName.options]),
  /** Hours after the question. */
  after: z.number().nonnegative(),
  /** Paragraphs. */
  text: z.array(text).min(1),
  /** Makes the message an answer: the cards on the letter. */
  cards: z.array(demoCard).min(1).exactOptional(),
  /** The spread of the cards, if any. */
  spread: text.exactOptional(),
  /** The member's feedback on the answer. */
  feedback: z
    .strictObject({
      type: z.enum(FEEDBACK_TYPES),
      reason: z.string(),
      /** Hours after the question. */
      after: z.number().nonnegative(),
    })
    .exactOptional(),
});
export type DemoMessage = z.output<typeof demoMessage>;

/** A member's request with its messages; `demo.ts` turns it into rows. */
const demoThread = z.strictObject({
  member: z.enum([...SUBSCRIPTION_STATUSES, 'new']),
  title: text,
  status: z.enum(REQUEST_STATUSES),
  reader: readerName.nullable(),
  isRushed: z.literal(true).exactOptional(),
  isOracle: z.literal(true).exactOptional(),
  isAstrology: z.literal(true).exactOptional(),
  numberOfTarotCards: count.exactOptional(),
  /** Hours before now at which the question was asked. */
  askedHoursAgo: z.number().positive(),
  /** The question first. */
  messages: z.array(demoMessage).min(1),
  /** How many of the last messages the other side has not read. */
  unread: z
    .strictObject({ forMember: count.exactOptional(), forWriters: count.exactOptional() })
    .exactOptional(),
});
export type DemoThread = z.output<typeof demoThread>;

/** The demo's requests: with a running membership, a complete Celtic Cross, and a skipping or ended membership. */
export const parseDemoThreads = (): readonly DemoThread[] =>
  z.array(demoThread).parse([...LETTERS, LETTER_OF_TEN, ...LETTERS_OF_THE_PAUSED]);
