import * as z from 'zod/mini';
import { birthDate } from '../accounts/forms.ts';
import { id } from '../call.ts';
import { keysOf } from '../pick.ts';
import { optionalText, placeForm, timeWithSeconds } from '../profiles/forms.ts';
import { notBlank, singleLine } from '../singleLine.ts';
import {
  CARDS_MAX,
  FEELING_CODES,
  MESSAGE_MAX,
  OUTCOME_MAX,
  QUESTION_MAX,
  type RequestStatus,
  RESPONSE_MODE_CODES,
  TITLE_MAX,
} from './codes.ts';
import { replyModeFor } from './rules.ts';

/** The text of a message that is sent: not blank, and otherwise left as it was typed, so that its line breaks stay. */
export const messageText = z
  .string('Please write a message')
  .check(
    notBlank('Please write a message'),
    z.maxLength(MESSAGE_MAX, 'A message has at most 10,000 characters'),
  );

const numberOfTarotCards = z
  .int('Please choose 1 to 10 cards')
  .check(z.gte(1, 'Please choose 1 to 10 cards'), z.lte(CARDS_MAX, 'Please choose 1 to 10 cards'));

/** The options of a question, which can be changed later. Each is stored in the column of the same name. */
export const choices = {
  isRushed: z.boolean(),
  isOracle: z.boolean(),
  isAstrology: z.boolean(),
  numberOfTarotCards,
};
export type Choices = { [Field in keyof typeof choices]: z.output<(typeof choices)[Field]> };

/** The fields of a request that writers can change: its `etag` changes with them, and with nothing else. */
export const EDITABLE_FIELDS = [
  'status',
  ...keysOf(choices),
  'personality',
  'assignedWriter',
  'snoozedUntil',
  'isFlagged',
] as const;

/** The options of a request that does not name them. */
export const CHOICES_DEFAULT: Choices = {
  isRushed: false,
  isOracle: false,
  isAstrology: false,
  numberOfTarotCards: 1,
};

/** The other person that a question is about: name, and the known birth data, as in a profile. */
export const otherPersonForm = z.strictObject({
  name: z
    .string('Please give their name')
    .check(
      z.trim(),
      z.minLength(1, 'Please give their name'),
      z.maxLength(80, 'This name is too long'),
      singleLine,
    ),
  birthDate: z._default(z.nullable(birthDate), null),
  /** `HH:MM:SS`; null: not known. */
  birthTime: z._default(z.nullable(timeWithSeconds), null),
  /** False: an hour, so ± 30 minutes. True: exact to the minute. */
  birthTimeExact: z._default(z.boolean(), false),
  birthLocation: z._default(optionalText(200).check(singleLine), ''),
  birthPlace: z._default(z.nullable(placeForm), null),
});

/** The outcome of a letter, as the member reports it. */
export const outcomeForm = z.strictObject({
  feeling: z.enum(FEELING_CODES, 'Please choose how you feel about it'),
  text: z._default(
    z.string().check(z.trim(), z.maxLength(OUTCOME_MAX, 'Please keep it to 2,000 characters')),
    '',
  ),
});

/** A question that a member asks. */
export const requestForm = z.strictObject({
  title: z._default(
    z.string().check(z.trim(), z.maxLength(TITLE_MAX, 'A title has at most 80 characters'), singleLine),
    '',
  ),
  message: z
    .string('Please write your question')
    .check(
      notBlank('Please write your question'),
      z.maxLength(QUESTION_MAX, 'A question has at most 5,000 characters'),
    ),
  ...withDefaults(choices, CHOICES_DEFAULT),
  personality: z.optional(z.nullable(id)),
  otherPerson: z.optional(z.nullable(otherPersonForm)),
});

/** A picture of a deck; without an id, one that was uploaded. */
export const tarotCard = z.object({
  id: z.nullable(id),
  imagePath: z.string().check(z.maxLength(300), singleLine),
  tarot: z.string().check(z.maxLength(100), singleLine),
});

/** A card of a spread, in a letter. */
export const spreadCard = z.object({
  position: z.string().check(z.maxLength(100), singleLine),
  name: z.string().check(z.maxLength(100), singleLine),
  reversed: z.boolean(),
  imagePath: z.string().check(z.maxLength(300), singleLine),
  text: z.optional(z.string().check(z.maxLength(MESSAGE_MAX))),
});

/** A writer's reply as its form holds it. */
export const replyForm = z.strictObject({
  messageText: z.string().check(z.maxLength(MESSAGE_MAX, 'A message has at most 10,000 characters')),
  responseMode: z.enum(RESPONSE_MODE_CODES),
  writerPersonality: z.nullable(id),
  tarotCardName: z.nullable(z.string().check(z.maxLength(100), singleLine)),
  tarotCard: z.nullable(z.strictObject(tarotCard.shape)),
  spread: z.nullable(z.string().check(z.maxLength(60), singleLine)),
  cards: z.array(z.strictObject(spreadCard.shape)).check(z.maxLength(CARDS_MAX)),
});
export type ReplyForm = z.output<typeof replyForm>;

/** The content of a reply in which nothing is written or chosen. */
export const EMPTY_CONTENT: Omit<ReplyForm, 'responseMode'> = {
  messageText: '',
  writerPersonality: null,
  tarotCardName: null,
  tarotCard: null,
  spread: null,
  cards: [],
};

/** The reply form as it opens. */
export const emptyReply = (status: RequestStatus): ReplyForm => ({
  ...EMPTY_CONTENT,
  responseMode: replyModeFor(status),
});

/** The reply form with optional fields: a missing field is empty, and a missing mode is the one the form opens with. */
export const partialReplyForm = z.strictObject({
  ...withDefaults(z.omit(replyForm, { responseMode: true }).shape, EMPTY_CONTENT),
  responseMode: z.optional(replyForm.shape.responseMode),
});

function withDefaults<Shape extends Record<string, z.ZodMiniType>>(
  shape: Shape,
  defaults: { [Key in keyof Shape]: z.output<Shape[Key]> },
) {
  const fields = Object.entries(shape).map(([key, type]) => [key, z._default(type, defaults[key])]);
  return Object.fromEntries(fields) as { [Key in keyof Shape]: z.ZodMiniDefault<Shape[Key]> };
}
