import { PRODUCT_NAME } from '#contract/product.ts';
import type { OutgoingMail } from '../platform/context.ts';
import { buildMail } from '../platform/mail/buildMail.ts';

/** The subject is also used to find and delete the mail after it was sent. */
export const CLOSED_SUBJECT = `Your ${PRODUCT_NAME} account is closed`;

/** The last mail to a member. */
export const buildClosedMail = ({ email, firstName }: { email: string; firstName: string }): OutgoingMail =>
  buildMail(email, {
    subject: CLOSED_SUBJECT,
    greeting: `Dear ${firstName}`,
    paragraphs: [
      'As you asked, your account is closed. A membership that was running has ended with it, and nothing more will be charged.',
      'Your letters, questions, profile, pictures and chart are erased, and so is this address. The records of payments that the law requires us to keep no longer have your name.',
      'Thank you for the time you spent with us. You are welcome to come back whenever you like.',
    ],
  });
