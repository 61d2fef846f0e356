import type { OutgoingMail } from '../platform/context.ts';
import { buildMail } from '../platform/mail/buildMail.ts';
import type { MailFooter } from '../platform/mail/mailFrame.ts';

export interface OutcomeMailContent {
  to: { email: string; firstName: string; userId: number };
  /** Null if the reader is not known. */
  readerFirstName: string | null;
  /** `22 Nov 2026` */
  writtenOn: string;
  /** The address of the thread's page. */
  link: string;
  unsubscribeUrl: string;
  footer: MailFooter;
}

/** Asks how things turned out after a letter. Like all mails about letters it quotes neither letter nor title. */
export function buildOutcomeMail(content: OutcomeMailContent): OutgoingMail {
  const { to, readerFirstName, writtenOn, link, unsubscribeUrl, footer } = content;
  const reader = readerFirstName ?? 'Your reader';
  const mail = buildMail(to.email, {
    subject: 'What came of it?',
    greeting: `Dear ${to.firstName}`,
    paragraphs: [
      `On ${writtenOn} ${readerFirstName ?? 'your reader'} wrote you a letter. Some time has passed since, and we wonder how things turned out.`,
      `If you like, say in a line what came of it. ${reader} reads it and learns from it; you need not answer, and no answer is expected of you. Please do not answer this mail: nobody reads it.`,
    ],
    action: { label: 'Tell us what came of it', link },
    footer,
  });
  return { ...mail, userId: to.userId, kind: 'outcomes', unsubscribeUrl };
}
