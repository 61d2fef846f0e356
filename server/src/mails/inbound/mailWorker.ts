// Runs in a worker thread, which readMail.ts terminates if a mail takes too much time or memory, since the libraries have
// no limits of their own. It answers each message with the parsed mail, or null.
import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import PostalMime, { addressParser, type Attachment, type Email } from 'postal-mime';
import { htmlToText } from './htmlToText.ts';
import { findOwnText, type OurNames } from './ownText.ts';

/** The part of a received mail that is kept. */
export interface RawMail {
  raw: Uint8Array<ArrayBuffer>;
  /** The mail is longer than the part that is kept. */
  isTruncated: boolean;
}

/** The input of the worker thread: a mail, and how a quotation of our mails is recognised. */
export interface MailToRead extends RawMail {
  ourNames: OurNames;
}

/** The parts of a received mail that the product needs. */
export interface InboundMail {
  /** The addresses of From, lower case. */
  from: string[];
  /** The recipients named in its headers, for a relay that passes no envelope. */
  recipients: string[];
  /** Empty: a report. Null: the header is missing. */
  returnPath: string | null;
  autoSubmitted: string | null;
  precedence: string | null;
  /** The topmost header, which the last relay has added. */
  authenticationResults: string | null;
  /** A hash that all copies of a mail have in common. */
  identity: Uint8Array;
  /** The member's own text, without the quotation of our mail and a signature. */
  text: string;
  /** The text as it was sent. */
  wholeText: string;
  hasAttachments: boolean;
  /** It reports that a mail has failed permanently (RFC 3464). */
  isPermanentFailure: boolean;
}

const LIMITS = { maxNestingDepth: 32, maxHeadersSize: 128 * 1024, maxRfc822NestingDepth: 0 };
/** Six times the length that a message may have, for a mail that is quoted below it or above it. */
const TEXT_MAX = 60_000;
const HEADER_MAX = 2_000;
const RECIPIENT_HEADERS = ['delivered-to', 'x-original-to', 'envelope-to', 'to', 'cc'];
const SIGNATURES = [
  'application/pgp-signature',
  'application/pkcs7-signature',
  'application/x-pkcs7-signature',
];
const DELIVERY_STATUS = 'message/delivery-status';

parentPort!.on('message', (mail: MailToRead) => {
  void parseMail(mail)
    .catch(() => null)
    .then((read) => parentPort!.postMessage(read));
});

async function parseMail({ raw, isTruncated, ourNames }: MailToRead): Promise<InboundMail> {
  const mail = await PostalMime.parse(raw, LIMITS);
  const header = (name: string) =>
    dropZeros(mail.headers.find(({ key }) => key === name)?.value.slice(0, HEADER_MAX)) ?? null;
  const wholeText = dropZeros(readText(mail).slice(0, TEXT_MAX)).replaceAll('\r\n', '\n').trim();
  const attachments = mail.attachments.filter(({ mimeType }) => !SIGNATURES.includes(mimeType));
  return {
    from: listSenders(mail),
    recipients: RECIPIENT_HEADERS.flatMap((name) => readAddresses(header(name))),
    returnPath: header('return-path')?.replaceAll(/[<>\s]/g, '') ?? null,
    autoSubmitted: header('auto-submitted'),
    precedence: header('precedence'),
    authenticationResults: header('authentication-results'),
    identity: computeMailHash(mail, wholeText),
    text: findOwnText(wholeText, ourNames),
    wholeText,
    hasAttachments: isTruncated || attachments.length > 0,
    isPermanentFailure: attachments.some(isPermanentFailure),
  };
}

/** Some programs add an empty text beside the HTML that they send. */
function readText({ text = '', html = '' }: Email): string {
  return text.trim() === '' ? htmlToText(html) : text;
}

/** All addresses of the From headers, of which a mail should have one; postal-mime's own `from` is only the first. */
const listSenders = ({ headers }: Email): string[] =>
  headers
    .filter(({ key }) => key === 'from')
    .flatMap(({ value }) => addressParser(value.slice(0, HEADER_MAX), { flatten: true }))
    .map(({ address = '' }) => dropZeros(address).toLowerCase());

/** PostgreSQL does not accept zero characters: the mail would be deferred, and sent again for days. */
function dropZeros<Text extends string | undefined>(text: Text): Text {
  return text?.replaceAll('\0', '') as Text;
}

/** Reads only addresses between < and >, or without blanks: they are compared with our addresses, and never shown. */
function readAddresses(header: string | null): string[] {
  return header?.match(/[^\s<>,;:"@]{1,100}@[^\s<>,;:"@]{1,200}/g) ?? [];
}

function computeMailHash({ messageId, date }: Email, text: string): Uint8Array {
  return createHash('sha256')
    .update(messageId ?? `${date ?? ''}\n${text}`)
    .digest();
}

function isPermanentFailure({ mimeType, content }: Attachment): boolean {
  if (mimeType !== DELIVERY_STATUS) return false;
  const report = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return /^action:\s*failed/im.test(report) && /^status:\s*5\./im.test(report);
}
