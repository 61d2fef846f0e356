import { formatMediumDate } from '#contract/dates.ts';
import type { OutgoingMail } from '../platform/context.ts';
import { buildMail } from '../platform/mail/buildMail.ts';
import type { MailFooter } from '../platform/mail/mailFrame.ts';

export interface DigestContent {
  to: { email: string; firstName: string; userId: number; timeZone: string };
  /** Newest first. */
  letters: readonly { reader: string | null; writtenAt: string; isNew: boolean; isSealed: boolean }[];
  /** The address of the list of letters. */
  link: string;
  unsubscribeUrl: string;
  footer: MailFooter;
}

const LETTERS_MAX = 20;

/** The weekly digest: which letters arrived and which are still sealed, without their titles or text. */
export function buildDigestMail({ to, letters, link, unsubscribeUrl, footer }: DigestContent): OutgoingMail {
  const came = letters.filter(({ isNew }) => isNew).length;
  const sealed = letters.filter(({ isSealed }) => isSealed).length;
  const more = letters.length - LETTERS_MAX;
  const mail = buildMail(to.email, {
    subject: `Your week: ${count(came, 'letter')} came`,
    greeting: `Dear ${to.firstName}`,
    paragraphs: [
      `${count(came, 'letter')} came in the last week. ${describeSealed(sealed, letters.length)}`,
      ...(more > 0 ? [`These are the newest ${LETTERS_MAX}; ${more} more wait with your readings.`] : []),
    ],
    lines: letters
      .slice(0, LETTERS_MAX)
      .map(({ reader, writtenAt, isSealed }) => [
        formatMediumDate(writtenAt, to.timeZone),
        `${reader ?? 'Your reader'}, ${isSealed ? 'still sealed' : 'opened'}`,
      ]),
    hasTotal: false,
    action: { label: 'See your letters', link },
    footer,
  });
  return { ...mail, userId: to.userId, kind: 'digest', unsubscribeUrl };
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

function describeSealed(sealed: number, all: number): string {
  if (sealed === 0) return all === 1 ? 'You have opened it.' : 'You have opened them all.';
  return sealed === 1 ? 'One letter is still sealed.' : `${sealed} letters are still sealed.`;
}
