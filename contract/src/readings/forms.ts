import * as z from 'zod/mini';
import { id } from '../call.ts';
import { singleLine } from '../singleLine.ts';
import { CARDS_MAX, MESSAGE_MAX, QUESTION_MAX, TITLE_MAX } from './codes.ts';

export const messageText = z.string('Please write a message').check(
  z.refine((given) => given.trim() !== '', 'Please write a message'),
  z.maxLength(MESSAGE_MAX, 'A message has at most 10,000 characters'),
);

const numberOfTarotCards = z
  .int('Please choose 1 to 10 cards')
  .check(z.gte(1, 'Please choose 1 to 10 cards'), z.lte(CARDS_MAX, 'Please choose 1 to 10 cards'));

/** What is chosen with a question and can be changed later; each is stored in the column of its name. */
export const choices = {
  isRushed: z.boolean(),
  isOracle: z.boolean(),
  isAstrology: z.boolean(),
  numberOfTarotCards,
};
export type Choices = { [Field in keyof typeof choices]: z.output<(typeof choices)[Field]> };

/** The defaults where a request does not name a choice. */
export const CHOICES_DEFAULT: Choices = {
  isRushed: false,
  isOracle: false,
  isAstrology: false,
  numberOfTarotCards: 1,
};

export const requestForm = z.strictObject({
  title: z._default(
    z.string().check(z.trim(), z.maxLength(TITLE_MAX, 'A title has at most 80 characters'), singleLine),
    '',
  ),
  message: z.string('Please write your question').check(
    z.refine((given) => given.trim() !== '', 'Please write your question'),
    z.maxLength(QUESTION_MAX, 'A question has at most 5,000 characters'),
  ),
  ...withDefaults(choices, CHOICES_DEFAULT),
  personality: z.optional(z.nullable(id)),
});

function withDefaults<Shape extends Record<string, z.ZodMiniType>>(
  shape: Shape,
  defaults: { [Key in keyof Shape]: z.output<Shape[Key]> },
) {
  const fields = Object.entries(shape).map(([key, type]) => [key, z._default(type, defaults[key])]);
  return Object.fromEntries(fields) as { [Key in keyof Shape]: z.ZodMiniDefault<Shape[Key]> };
}
