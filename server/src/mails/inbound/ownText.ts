// Finds the sender's own words in a reply. A quotation between or above them is recognised only as one of our mails: other
// people's words that a member copies are part of the question. Works line by line, since a mail may be long.

/** Texts of which each of our mails has one where a mail program names its sender: the product, and the sender's address. */
export type OurNames = readonly string[];

/** The headers above a mail that is quoted as a whole, in the languages of mail programs. */
const HEADERS: Readonly<Record<'from' | 'date' | 'to' | 'subject', readonly string[]>> = {
  from: 'from|von|de|da|van|fra|från|od|от|від|lähettäjä|kimden|差出人|发件人|寄件者|보낸 사람'.split('|'),
  date: 'sent|date|gesendet|datum|envoyé|envoyé le|enviado|enviado el|enviada em|enviado em|fecha|data|inviato|verzonden|sendt|dato|skickat|wysłano|wysłane|дата|отправлено|надіслано|lähetetty|tarih|送信日時|日付|发送时间|日期|寄件日期|보낸 날짜'.split(
    '|',
  ),
  to: 'to|an|à|para|a|aan|til|till|do|кому|vastaanottaja|kime|宛先|收件人|收件者|받는 사람'.split('|'),
  subject:
    'subject|betreff|objet|asunto|assunto|oggetto|onderwerp|emne|ämne|temat|тема|aihe|konu|件名|主题|主旨|제목'.split(
      '|',
    ),
};
const HEADER_LINES = 8;
const SEPARATOR =
  /^(?:-{3,}[^-]{1,40}-{3,}|_{5,}|-{5,}|(?:Begin forwarded message|Anfang der weitergeleiteten Nachricht):)$/;

/** What mail programs write above a quotation: 'On Monday, 23 November 2026, Isolde wrote:'. */
const WROTE =
  'wrote|schrieb|écrit|escribió|scritto|escreveu|schreef|skrev|pisze|napisał|napsal|kirjoitti|írta|scris|yazdı|έγραψε|пишет|написал|пише|写道|寫道|작성|のメッセージ'.split(
    '|',
  );
const DATE = /(?:19|20)\d\d|\d[./-]\d\d?[./-]\d\d/;
const ATTRIBUTION_LINES = 4;
const ATTRIBUTION_MAX = 400;
/** Shorter lines were not wrapped by a program. */
const WRAPPED_MIN = 24;

/** In the footer of each of our optional mails, whose links are lost where it is quoted as text. */
const FOOTER = /\/unsubscribe\b|mail settings/i;

const DEVICE =
  /\b(?:iphone|ipad|galaxy|samsung|android|huawei|xiaomi|pixel|blackberry|outlook|yahoo|gmail|windows|proton ?mail|mobile|handy|smartphone|tablet)\b/;
const SENT_FROM =
  'sent from|sent with|get outlook for|von meinem|gesendet|envoyé|télécharger|obtenir|enviado|inviato|verzonden|verstuurd|sendt|skickat|wysłan|отправлено|lähetetty'.split(
    '|',
  );
const SENT_FROM_MAX = 80;
const SIGNATURE_LINES = 5;

/** The text without the quotation of our mail and without a signature; what may be the sender's own stays. */
export function findOwnText(text: string, ourNames: OurNames): string {
  const names = ourNames.map((name) => name.toLowerCase());
  const isOurs = (part: string) => names.some((name) => part.toLowerCase().includes(name));
  return join(removeSignature(removeQuotations(removeQuotedEnd(text.split('\n')), isOurs)));
}

/** Removes quoted lines at the end below a line such as 'On Monday, Isolde wrote:', whoever is quoted: programs put them there. */
function removeQuotedEnd(lines: readonly string[]): readonly string[] {
  const isPartOf = (line: string) => isBlank(line) || isQuoted(line);
  const end = lines.findLastIndex((line) => !isPartOf(line)) + 1;
  if (!lines.slice(end).some(isQuoted)) return lines;
  for (let start = end - 1; start >= Math.max(0, end - ATTRIBUTION_LINES); start--) {
    const line = joinWrapped(lines, start, end);
    if (isWroteLine(line) && (DATE.test(line) || /^on /i.test(line))) return lines.slice(0, start);
  }
  return lines;
}

function removeQuotations(lines: readonly string[], isOurs: (part: string) => boolean): string[] {
  if (lines.every((line) => isBlank(line) || isQuoted(line))) return [];
  const own: string[] = [];
  let isAttributed = false;
  for (let at = 0; at < lines.length;) {
    const blockEnd = findEndOfBlock(lines, at);
    const attributionEnd = findEndOfAttribution(lines, at, isOurs);
    if (blockEnd > at) {
      const block = lines.slice(at, blockEnd);
      if (isQuotedAttribution(block, isOurs)) isAttributed = true;
      else if (!isAttributed && !block.some(isOurs)) own.push(...block);
      at = blockEnd;
    } else if (attributionEnd > at && isQuoted(lines[skipBlank(lines, attributionEnd)] ?? '')) {
      isAttributed = true;
      at = attributionEnd;
    } else if (
      (attributionEnd > at && hasAddress(lines.slice(at, attributionEnd))) ||
      isHeaderBlock(lines, at, isOurs)
    ) {
      while (own.length > 0 && isSeparator(own.at(-1)!)) own.pop();
      at = findEndOfMail(lines, at);
    } else own.push(lines[at++]!);
  }
  return own;
}

const isBlank = (line: string): boolean => line.trim() === '';

/** Not a face such as '>:(', or a number such as '>5'. */
const isQuoted = (line: string): boolean => /^>(?:[>\s]|$|\p{L})/u.test(line);

const isSeparator = (line: string): boolean => isBlank(line) || SEPARATOR.test(line.trim());

function skipBlank(lines: readonly string[], at: number): number {
  let next = at;
  while (next < lines.length && isBlank(lines[next]!)) next++;
  return next;
}

/** The end of a block of quoted lines that begins here; `at` if none does. */
function findEndOfBlock(lines: readonly string[], at: number): number {
  let end = at;
  while (end < lines.length && isQuoted(lines[end]!)) end++;
  return end;
}

/** The end of a line that says who wrote the quotation below it, and which may be wrapped; `at` if there is none. */
function findEndOfAttribution(
  lines: readonly string[],
  at: number,
  isOurs: (part: string) => boolean,
): number {
  for (let end = at + 1; end <= at + ATTRIBUTION_LINES; end++) {
    if (isBlank(lines[end - 1] ?? '')) return at;
    const isWhole = (start: number) => isAttribution(joinWrapped(lines, start, end), isOurs);
    if (!isWhole(at)) continue;
    // If it is whole without its first line, that one is the sender's.
    return Array.from({ length: end - at - 1 }, (_, n) => at + 1 + n).some(isWhole) ? at : end;
  }
  return at;
}

/** An iPhone puts the line that says who wrote into a quotation of its own, above that of the mail. */
function isQuotedAttribution(block: readonly string[], isOurs: (part: string) => boolean): boolean {
  const lines = block.map((line) => line.replace(/^>\s?/, ''));
  const end = findEndOfAttribution(lines, 0, isOurs);
  return end > 0 && skipBlank(lines, end) === lines.length;
}

/** Joins the lines if a program may have wrapped them; else the result is empty. */
function joinWrapped(lines: readonly string[], start: number, end: number): string {
  const parts = lines.slice(start, end).map((line) => line.trim());
  const isWrapped = parts.slice(0, -1).every((part) => part.length >= WRAPPED_MIN && !/[.!?]$/.test(part));
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return isWrapped && length <= ATTRIBUTION_MAX ? parts.join(' ') : '';
}

function isAttribution(line: string, isOurs: (part: string) => boolean): boolean {
  const isComplete = isOurs(line) && line.split('<').length === line.split('>').length && DATE.test(line);
  if (!isComplete) return false;
  if (line.startsWith('--')) return containsWrote(line) && line.endsWith('--');
  // Some languages only name the date and the sender: '2026年11月23日(月) 10:00 Isolde <letters@example.com>:'.
  return isWroteLine(line) || />\s?[:：]$/.test(line);
}

const containsWrote = (line: string): boolean => WROTE.some((verb) => line.toLowerCase().includes(verb));

const isWroteLine = (line: string): boolean => /[:：]$/.test(line) && containsWrote(line);

const hasAddress = (lines: readonly string[]): boolean => /<[^<>]{0,200}@/.test(lines.join(''));

/** Whether the headers of one of our mails begin here. */
function isHeaderBlock(lines: readonly string[], at: number, isOurs: (part: string) => boolean): boolean {
  if (!HEADERS.from.includes(readHeaderName(lines[at]!))) return false;
  const end = lines.findIndex((line, n) => n > at && (isBlank(line) || n === at + HEADER_LINES));
  const block = lines.slice(at, end < 0 ? lines.length : end);
  const found = block.map(readHeaderName);
  const kinds = Object.values(HEADERS).filter((names) => names.some((name) => found.includes(name)));
  return kinds.length >= 3 && block.some(isOurs);
}

/** The name of a header, which Outlook may have made bold: '*From:* Isolde'. */
function readHeaderName(line: string): string {
  const [name = '', value] = line.slice(0, 40).split(/[:：]/);
  return value === undefined ? '' : name.replaceAll('*', '').trim().toLowerCase();
}

/** The end of a mail that is quoted without marks: words below its footer are the sender's again. */
function findEndOfMail(lines: readonly string[], at: number): number {
  const footer = lines.findIndex((line, n) => n > at && FOOTER.test(line));
  if (footer < 0) return lines.length;
  const end = lines.findIndex((line, n) => n > footer && isBlank(line));
  return end < 0 ? lines.length : end;
}

/** Removes what a mail program adds below each mail: a line about the device, and lines below '-- '. */
function removeSignature(lines: readonly string[]): readonly string[] {
  const end = lines.findLastIndex((line) => !isBlank(line));
  if (end < 0) return lines;
  if (isSentFrom(lines[end]!)) return lines.slice(0, end);
  const delimiter = lines.lastIndexOf('-- ');
  const signature = lines.slice(delimiter + 1, end + 1);
  const isSignature =
    delimiter > 0 && signature.length <= SIGNATURE_LINES && !signature.some((line) => isBlank(line));
  const rest = lines.slice(0, delimiter);
  return isSignature && rest.some((line) => !isBlank(line)) ? rest : lines;
}

function isSentFrom(line: string): boolean {
  const said = line.trim().toLowerCase();
  return (
    said.length <= SENT_FROM_MAX &&
    SENT_FROM.some((beginning) => said.startsWith(beginning)) &&
    DEVICE.test(said)
  );
}

/** Joins lines; a removed quotation between two of them leaves one blank line. */
const join = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
