import { isBlank } from '#contract/blank.ts';
import { MESSAGE_MAX } from '#contract/readings/codes.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Context, OwnAccess } from '../../platform/context.ts';
import { DAY_SECONDS, countHits } from '../../platform/limits/limits.ts';
import { postMessage } from '../../readings/thread/postMessage.ts';
import { findMemberHelpLines } from '../../readings/safety/findMemberHelpLines.ts';
import { mailIndicatesDanger } from './mailIndicatesDanger.ts';
import { buildHelpMail, buildProblemMail, buildUnaddedMail } from './inboundMails.ts';
import {
  insertInboundMail,
  lockThread,
  type ThreadMember,
  threadMember,
  updateInboundMail,
} from './inboundSql.ts';
import type { InboundMail } from './mailWorker.ts';
import type { InboundProblem } from './inboundProblems.ts';

/** A mail to a thread, with the data for deciding about it. */
export interface InboundMessage {
  mail: InboundMail;
  requestId: number;
  /** Whether its Authentication-Results header is trusted. */
  isTrusted: boolean;
}

const PICTURE_LINE = '[A picture was attached; it did not come along.]';
/** A member gets at most one explanation a day why their mails are not added. */
const EXPLANATIONS = { max: 1, seconds: DAY_SECONDS } as const;

/**
 * Adds a mail to its thread as a message of the member, within a transaction. A mail that cannot be added is stored and
 * forwarded to the owner.
 * @returns false: a copy of it was received before
 */
export async function postInboundMail(
  context: Context<OwnAccess>,
  inbound: InboundMessage,
): Promise<boolean> {
  const { db, now, ownerId: userId } = context;
  const { mail, requestId } = inbound;
  const identity = Buffer.from(mail.identity);
  // Locked before the row that refers to it is inserted; else two concurrent mails would deadlock.
  await lockThread.first(db, { requestId });
  // Read only now: the member may have been blocked, or have another address, while the lock was awaited.
  const member = await threadMember.one(db, { requestId, userId });
  const stored = await insertInboundMail.first(db, { requestId, userId, identity, now });
  if (stored === undefined) return false;
  // Of the whole text: what looked like a quotation may be the member's own.
  const isDanger = mailIndicatesDanger(mail.wholeText);
  const problem =
    findProblem(member, inbound) ?? (await postToThread(context, member, { ...inbound, isDanger }));
  // Also of a mail that is added, if a part of it was taken for a quotation.
  if (problem !== null || mail.text !== mail.wholeText)
    await updateInboundMail(db, stored.id, { problem, text: mail.wholeText });
  if (problem === null) return true;
  const failed = { member, requestId, problem };
  await context.mail({ ...buildUnaddedMail(context, { ...failed, mail, isDanger }), aboutUserId: member.id });
  if (!isFromMember(member, inbound)) return true;
  // Help lines are sent each time, as on the screen.
  const helpLines = isDanger ? await findMemberHelpLines(context, member.id) : undefined;
  if (isDanger || (await isFirstToday(context, member)))
    await context.mail(buildProblemMail(context, { ...failed, helpLines }));
  return true;
}

function findProblem(member: ThreadMember, inbound: InboundMessage): InboundProblem | null {
  const text = toMessageText(inbound.mail);
  if (!isFromMember(member, inbound)) return 'other_sender';
  if (member.isBlocked) return 'blocked';
  if (isBlank(inbound.mail.text)) return 'empty';
  // Characters, as in the form; an emoji has two code units or more.
  return Array.from(text).length > MESSAGE_MAX ? 'too_long' : null;
}

const isFromMember = ({ email }: ThreadMember, { mail, isTrusted }: InboundMessage): boolean =>
  mail.from.length === 1 &&
  mail.from[0] === email.toLowerCase() &&
  !(isTrusted && isForged(mail.authenticationResults ?? ''));

/** Whether the relay's checks of the sender failed (RFC 8601). */
const isForged = (results: string): boolean =>
  /\bdmarc=fail\b/i.test(results) ||
  (/\bspf=fail\b/i.test(results) && !/\b(dkim|dmarc)=pass\b/i.test(results));

const toMessageText = ({ text, hasAttachments }: InboundMail): string =>
  hasAttachments ? `${text}\n\n${PICTURE_LINE}` : text;

async function postToThread(
  context: Context<OwnAccess>,
  member: ThreadMember,
  { mail, requestId, isDanger }: InboundMessage & { isDanger: boolean },
): Promise<InboundProblem | null> {
  try {
    const message = await postMessage(context, {
      id: requestId,
      message: toMessageText(mail),
      isDanger,
    });
    const { helpLines } = message as { helpLines?: readonly { name: string; contact: string }[] };
    // The web app would show the help lines at once; the sender of a mail gets them by mail.
    if (helpLines !== undefined) await context.mail(buildHelpMail(context, { member, requestId, helpLines }));
    return null;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_serviceable') return 'not_serviceable';
    throw error;
  }
}

async function isFirstToday({ db, now }: Context, { id }: ThreadMember): Promise<boolean> {
  return (await countHits(db, now, [{ subject: `mail-in-explained:${id}`, ...EXPLANATIONS }])).length === 0;
}
