import { ADULT_AGE } from '#contract/accounts/rules.ts';
import { hasLink } from '#contract/contact/rules.ts';
import { formatFullName } from '#contract/fullName.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import type { OutgoingMail } from '../platform/context.ts';
import { buildMail } from '../platform/mail/buildMail.ts';

interface Person {
  firstName: string;
  lastName: string;
  email: string;
}

/** A member's message to the owner; answering it writes to the member. */
export const buildSupportMail = (
  to: string,
  member: Person,
  content: string,
  memberLink: string,
): OutgoingMail => ({
  ...buildMail(to, {
    subject: `Support: ${formatFullName(member)}`,
    heading: `${formatFullName(member)} writes`,
    paragraphs: [],
    quote: toParagraphs(content),
    lines: [['Answer to', member.email]],
    action: { label: 'Open this member', link: memberLink },
  }),
  replyTo: member.email,
});

/** An invitation in a member's name. It leaves out the member's address, since the friend's may be mistyped and reach a stranger. */
export function buildFriendInvitationMail(
  to: string,
  member: Person,
  message: string,
  link: string,
): OutgoingMail {
  // Mail programs turn a name such as example.com into a link.
  const isPlainName = !hasLink(formatFullName(member));
  const friend = isPlainName ? member.firstName : 'A friend';
  return buildMail(to, {
    subject: `${friend} invites you to ${PRODUCT_NAME}`,
    paragraphs: [
      `${isPlainName ? formatFullName(member) : friend} thinks that you would like ${PRODUCT_NAME}: you ask what is on your mind, a reader draws the cards for it and writes you a letter.`,
    ],
    quote: toParagraphs(message),
    action: { label: `See what ${PRODUCT_NAME} is`, link },
    footer: {
      reason: `Your address is on no list of ours: you hear from us again only if someone invites you again. If it is not for you, there is nothing to do. ${PRODUCT_NAME} is for people who are ${ADULT_AGE} or older.`,
    },
  });
}

const toParagraphs = (text: string) => text.split(/\n+/).filter((line) => line.trim() !== '');
