import * as z from 'zod/mini';
import { id } from '../call.ts';
import { singleLine } from '../singleLine.ts';
import { CARDS_MAX, MESSAGE_MAX, QUESTION_MAX, TITLE_MAX } from './codes.ts';

export const messageText = z.string('Please write a message').check(
  z.refine((given) => given.trim() !== '', 'Please write a message'),
  z.maxLength(MESSAGE_MAX, 'A message has at most 10,000 characters'),
);

export const numberOfTarotCards = z
  .int('Please choose 1 to 10 cards')
  .check(z.gte(1, 'Please choose 1 to 10 cards'), z.lte(CARDS_MAX, 'Please choose 1 to 10 cards'));

export const requestForm = z.strictObject({
  title: z._default(
    z.string().check(z.trim(), z.maxLength(TITLE_MAX, 'A title has at most 80 characters'), singleLine),
    '',
  ),
  message: z.string('Please write your question').check(
    z.refine((given) => given.trim() !== '', 'Please write your question'),
    z.maxLength(QUESTION_MAX, 'A question has at most 5,000 characters'),
  ),
  isRushed: z._default(z.boolean(), false),
  isOracle: z._default(z.boolean(), false),
  isAstrology: z._default(z.boolean(), false),
  numberOfTarotCards: z._default(numberOfTarotCards, 1),
  personality: z.optional(z.nullable(id)),
});
