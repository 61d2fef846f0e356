import * as z from 'zod';
import type { Context, OutgoingMail } from '../../platform/context.ts';
import { buildMail } from '../../platform/mail/buildMail.ts';
import type { ThreadMember } from './inboundSql.ts';
import type { InboundMail } from './mailWorker.ts';
import { INBOUND_PROBLEMS, type InboundProblem } from './inboundProblems.ts';

type MailContext = Pick<Context, 'config' | 'publicUrl'>;

type HelpLines = readonly { name: string; contact: string }[];

interface FailedReply {
  member: ThreadMember;
  requestId: number;
  problem: InboundProblem;
}

/** The mail to the owner about a mail that was not added to its thread, to be answered by hand. */
export function buildUnaddedMail(
  { config, publicUrl }: MailContext,
  { member, requestId, problem, mail, isDanger }: FailedReply & { mail: InboundMail; isDanger: boolean },
): OutgoingMail {
  const sender = z.email().safeParse(mail.from[0]);
  return {
    ...buildMail(config.ownerEmail, {
      subject: isDanger
        ? `A mail to reading ${requestId} mentions a danger and was not added`
        : `A mail to reading ${requestId} was not added`,
      paragraphs: [
        `It was not added to the reading because ${INBOUND_PROBLEMS[problem].forOwner}. This is what it says:`,
        mail.wholeText === '' ? '(nothing)' : mail.wholeText,
      ],
      lines: [
        ['Member', `${member.email} (${member.id})`],
        ['Sent by', mail.from.join(', ')],
        ['Attachments', mail.hasAttachments ? 'yes, not kept' : 'none'],
      ],
      hasTotal: false,
      action: { label: 'See the reading', link: `${publicUrl()}/readings/${requestId}` },
    }),
    ...(sender.success && { replyTo: sender.data }),
  };
}

/** The mail to the member about why their mail was not added, and what they can do; help lines come before that. */
export function buildProblemMail(
  { publicUrl }: MailContext,
  { member, requestId, problem, helpLines }: FailedReply & { helpLines?: HelpLines | undefined },
): OutgoingMail {
  const { forMember, path, label } = { forMember: '', path: null, label: '', ...INBOUND_PROBLEMS[problem] };
  const reading = { label: 'Open your reading', link: `${publicUrl()}/${requestId}` };
  return {
    ...buildMail(member.email, {
      subject: helpLines === undefined ? 'Your mail was not added to your reading' : 'We have your mail',
      greeting: `Dear ${member.firstName}`,
      paragraphs: [
        ...(helpLines === undefined
          ? [`Thank you for your mail. It was not added to your reading. ${forMember}`]
          : [
              'Thank you for your mail.',
              ...describeHelpLines(helpLines),
              `Your mail was not added to your reading. ${forMember}`,
            ]),
        `We have passed it on to our support, so it is not lost.${path === null ? ' You can write it in your reading instead.' : ''}`,
      ],
      action: path === null || helpLines !== undefined ? reading : { label, link: publicUrl() + path },
    }),
    userId: member.id,
  };
}

/** The mail to a member whose mail mentions a danger: the same help lines that the screen would show. */
export function buildHelpMail(
  { publicUrl }: MailContext,
  { member, requestId, helpLines }: { member: ThreadMember; requestId: number; helpLines: HelpLines },
): OutgoingMail {
  return {
    ...buildMail(member.email, {
      subject: 'We have your message',
      greeting: `Dear ${member.firstName}`,
      paragraphs: ['Your message has arrived, and a reader will see it.', ...describeHelpLines(helpLines)],
      action: { label: 'Open your reading', link: `${publicUrl()}/${requestId}` },
    }),
    userId: member.id,
  };
}

const describeHelpLines = (helpLines: HelpLines): string[] => [
  'If you are in danger or in pain right now, please talk to someone at once. These people are there for it:',
  ...helpLines.map(({ name, contact }) => `${name}: ${contact}`),
];
