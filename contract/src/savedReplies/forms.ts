import * as z from 'zod/mini';
import { MESSAGE_MAX } from '../readings/codes.ts';
import { notBlank, singleLine } from '../singleLine.ts';
import { SAVED_REPLY_TITLE_MAX } from './codes.ts';

/** A text that a writer keeps to insert into letters; if it is shared, all writers see it. */
export const savedReplyForm = z.strictObject({
  title: z
    .string('Required field')
    .check(
      z.trim(),
      z.minLength(1, 'Required field'),
      z.maxLength(SAVED_REPLY_TITLE_MAX, 'A title has at most 80 characters'),
      singleLine,
    ),
  text: z
    .string('Required field')
    .check(notBlank('Required field'), z.maxLength(MESSAGE_MAX, 'A reply has at most 10,000 characters')),
  isShared: z.boolean(),
});
