import { PRODUCT_NAME } from '#contract/product.ts';
import type { OutgoingMail } from '../platform/context.ts';
import { buildMail } from '../platform/mail/buildMail.ts';
import {
  type MailFooter,
  renderButton,
  renderHeading,
  renderMailFrame,
  renderParagraph,
  renderTextFooter,
} from '../platform/mail/mailFrame.ts';
import { renderEnvelope } from './envelope.ts';

export interface ArrivalContent {
  to: { email: string; firstName: string; userId: number };
  reader: { firstName: string; name: string; pictureUrl: string | null } | null;
  /** When the letter was written, in the member's time zone: `22 Nov 2026`. */
  writtenOn: string;
  /** The address of the thread's page. */
  link: string;
  replyTo: string | undefined;
  unsubscribeUrl: string;
  footer: MailFooter;
}

/**
 * The arrival mail for a letter. It looks like a sealed envelope, and quotes neither the letter nor its title, since
 * others may see the member's screen.
 */
export function buildLetterArrivalMail(arrival: ArrivalContent): OutgoingMail {
  const { reader, link, footer } = arrival;
  const subject = reader === null ? 'A letter has arrived' : `A letter from ${reader.firstName} has arrived`;
  const sealed = 'It is sealed, and waits for you to open it.';
  const action = { label: 'Open your letter', link };
  const paragraphs = [sealed, describeReply(arrival, 'the letter')];
  const content = [
    renderEnvelope(arrival),
    renderHeading(subject),
    renderParagraph(sealed),
    renderButton(action),
    `<div style="height:26px;line-height:26px">&nbsp;</div>`,
    renderParagraph(paragraphs[1]!),
  ].join('\n');
  const text = [
    `Dear ${arrival.to.firstName},`,
    `${subject}. ${sealed}`,
    `${action.label}:\n${link}`,
    paragraphs[1],
    PRODUCT_NAME,
    renderTextFooter(footer),
  ].join('\n\n');
  const html = renderMailFrame({ subject, preview: sealed, content, footer });
  return { ...toEnvelope(arrival), subject, text, html };
}

/** The arrival mail for a message that is not a letter. It shows no envelope, because an envelope means a reading. */
export function buildMessageArrivalMail(arrival: ArrivalContent): OutgoingMail {
  const { reader, link, footer, to } = arrival;
  const { subject, text, html } = buildMail(to.email, {
    subject: reader === null ? 'Your reader wrote to you' : `${reader.firstName} wrote to you`,
    greeting: `Dear ${to.firstName}`,
    paragraphs: ['A short message waits for you with your reading.', describeReply(arrival, 'the message')],
    action: { label: 'Read the message', link },
    footer,
  });
  return { ...toEnvelope(arrival), subject, text, html };
}

const describeReply = ({ replyTo, reader }: ArrivalContent, what: string): string =>
  replyTo === undefined
    ? `To write back, open ${what} and write below it. Please do not answer this mail: nobody reads it.`
    : `To write back, answer this mail, or open ${what} and write below it. ${reader?.firstName ?? 'Your reader'} gets what you write either way.`;

const toEnvelope = ({ to, reader, replyTo, unsubscribeUrl }: ArrivalContent) => ({
  to: to.email,
  userId: to.userId,
  kind: 'answers' as const,
  unsubscribeUrl,
  ...(reader !== null && { senderName: `${reader.name} at ${PRODUCT_NAME}` }),
  ...(replyTo !== undefined && { replyTo }),
});
