import { PRODUCT_NAME } from '#contract/product.ts';
import {
  createMemberContext,
  createSystemContext,
  type CommitHooks,
} from '../../platform/http/callContext.ts';
import type { Services } from '../../platform/context.ts';
import { HOUR_SECONDS, countHits } from '../../platform/limits/limits.ts';
import { isOurAddress, readAddress } from '../addresses.ts';
import { receiveBounce } from './bounces.ts';
import { collectNow } from './collectGarbage.ts';
import { threadMember } from './inboundSql.ts';
import type { InboundMail, RawMail } from './mailWorker.ts';
import { readMail } from './readMail.ts';
import { type InboundMessage, postInboundMail } from './postInboundMail.ts';

/** A mail that was received by SMTP or HTTP. */
export interface ReceivedMail extends RawMail {
  /** The recipients at our domain. Undefined: use those in its headers. */
  recipients?: readonly string[];
  /** The sender of the envelope; null: use the header. */
  returnPath: string | null;
  /** Whether the delivering host is in MAIL_IN_TRUSTED, so that its Authentication-Results header is trusted. */
  isTrusted: boolean;
}

/** A mail is processed for this many recipients; the others are ignored, so the SMTP server accepts no more. */
export const RECIPIENTS_MAX = 5;
const HOURLY = { max: 20, seconds: HOUR_SECONDS } as const;

/**
 * Processes a mail to one of our signed addresses: a member's mail becomes a message of its thread, a failure report is
 * counted. Automatic mails are only logged, so that no mail loop arises.
 */
export const receiveMail = (...given: Parameters<typeof processMail>): Promise<void> =>
  processMail(...given).finally(collectNow);

async function processMail(services: Services, hooks: CommitHooks, received: ReceivedMail): Promise<void> {
  const { log, clock } = services;
  const { raw, isTruncated } = received;
  const mail = await readMail({ raw, isTruncated, ourNames: listOurNames(services) });
  if (mail === null) return log.warn('a mail that came in cannot be read, or takes too long to read');
  const recipients = new Set(
    (received.recipients ?? mail.recipients)
      .filter((to) => isOurAddress(services, to))
      .map((to) => to.toLowerCase()),
  );
  for (const recipient of [...recipients].slice(0, RECIPIENTS_MAX)) {
    const known = readAddress(services, recipient, clock.now());
    if (known.kind === 'unknown')
      log.info('a mail came in for an address that was not signed here, or too long ago');
    else if (known.kind === 'bounce') await receiveBounce(createSystemContext(services, hooks), known, mail);
    else await receiveMessage(services, hooks, known, { ...received, mail, requestId: known.requestId });
  }
}

/** Where a mail program names the sender of our mail, it shows one of these. */
function listOurNames({ config }: Services): string[] {
  const [address = config.mailFrom] = /[^\s<>"]+@[^\s<>"]+/.exec(config.mailFrom) ?? [];
  return [`at ${PRODUCT_NAME}`, address, ...(config.publicUrl === undefined ? [] : [config.publicUrl])];
}

async function receiveMessage(
  services: Services,
  hooks: CommitHooks,
  { requestId, userId }: { requestId: number; userId: number },
  inbound: InboundMessage & ReceivedMail,
): Promise<void> {
  const { db, log, clock, config } = services;
  const ignore = (reason: string) =>
    log.info({ replyTo: requestId, reason }, 'a mail that came in was ignored');
  if (isAutomatic(inbound.mail, inbound.returnPath)) return ignore('automatic');
  const limit = { subject: `mail-in:${requestId}`, ...HOURLY };
  if (config.hasRateLimits && (await countHits(db, clock.now(), [limit])).length > 0)
    return ignore('too many');
  const member = await threadMember.first(db, { requestId, userId });
  if (member === undefined) return ignore('no such thread');
  const actor = { id: member.id, email: member.email, isWriter: false, tokenId: 0 };
  const context = createMemberContext(services, hooks, actor);
  const isNew = await context.transaction((tx) => postInboundMail(tx, inbound));
  if (!isNew) ignore('came before');
}

/** Sent by a program or a mailing list (RFC 3834): a reply could cause a mail loop. */
function isAutomatic(
  { autoSubmitted, precedence, returnPath }: InboundMail,
  envelopeSender: string | null,
): boolean {
  return (
    (autoSubmitted !== null && !/^\s*no\b/i.test(autoSubmitted)) ||
    /^\s*(bulk|list|junk)\b/i.test(precedence ?? '') ||
    (envelopeSender ?? returnPath) === ''
  );
}
