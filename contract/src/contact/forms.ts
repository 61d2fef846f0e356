import * as z from 'zod/mini';
import { email } from '../accounts/forms.ts';
import { notInvisible } from '../singleLine.ts';
import { INVITATION_MAX, SUPPORT_MAX } from './codes.ts';
import { hasLink } from './rules.ts';

/** A member's message to support. */
export const supportForm = z.strictObject({
  content: z
    .string('Please write a message')
    .check(
      z.trim(),
      z.minLength(1, 'Please write a message'),
      notInvisible('Please write a message'),
      z.maxLength(SUPPORT_MAX, 'A message has at most 5,000 characters'),
    ),
});

/** An invitation of a friend by mail, with an optional text of the member. */
export const invitationForm = z.strictObject({
  email,
  message: z.optional(
    z.string().check(
      z.trim(),
      z.maxLength(INVITATION_MAX, 'Please keep it to 500 characters'),
      // Otherwise anyone could send a link to anyone under our name.
      z.refine(
        (given) => !hasLink(given),
        'Please write without links, and with a space after each full stop',
      ),
    ),
  ),
});
