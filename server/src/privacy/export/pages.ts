import { formatCalendarDate, formatLongDate, formatTime } from '#contract/dates.ts';
import { formatFullName } from '#contract/fullName.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import type { Profile } from '#contract/profiles/calls.ts';
import { escapeHtml } from '../../platform/mail/escapeHtml.ts';
import type { MessageRow, RequestRow } from './exportSql.ts';
import { PAGE_STYLE } from './pageStyle.ts';

/** A card with its picture's name in the archive; null without a picture. */
export interface ShownCard {
  name: string;
  position: string | null;
  /** Its passage of the letter; empty if it has none. */
  text: string;
  isReversed: boolean;
  picture: string | null;
}

/** The data about a request in the index. */
export interface RequestSummary {
  id: number;
  title: string;
  createdAt: string;
  readers: string[];
  cards: string[];
}

/** @param up from the page's folder to the index: `''` or `'../'` */
const renderHead = ({ title, lead, up }: { title: string; lead: string; up: string }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} · ${PRODUCT_NAME}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<header>
<p>${up === '' ? PRODUCT_NAME : `<a href="${up}index.html">All letters</a>`}</p>
<h1 dir="auto">${escapeHtml(title)}</h1>
<p>${escapeHtml(lead)}</p>
</header>
<main>
`;

const FOOT = `</main>\n</body>\n</html>\n`;

/** The page of one request, message by message. */
export async function* renderLetterPage(
  { title, createdAt }: Pick<RequestRow, 'title' | 'createdAt'>,
  messages: AsyncIterable<{ message: MessageRow; cards: ShownCard[]; picture: string | null }>,
  zone: string,
): AsyncGenerator<string> {
  yield renderHead({ title, lead: `Asked on ${formatLongDate(createdAt, zone)}`, up: '../' });
  for await (const { message, cards, picture } of messages) {
    const isLetter = message.responseMode === 'ReadingResponse';
    const by = message.sender === 'member' ? 'You' : (message.reader ?? 'Your reader');
    yield `<article${isLetter ? '' : ' class="note"'}>
<p class="when">${isLetter ? '' : `${escapeHtml(by)}, `}${renderMoment(message.createdAt, zone)}</p>
${renderPicture(picture)}${renderBody(message.text, cards)}${isLetter ? `<p class="by" dir="auto">${escapeHtml(by)}</p>\n` : ''}</article>
`;
  }
  yield FOOT;
}

/** Passages are shown after the text they belong to; cards without passages above it. */
function renderBody(text: string, cards: readonly ShownCard[]): string {
  const parts = [renderCards(cards), renderText(text)];
  return (cards.some((card) => card.text !== '') ? parts.toReversed() : parts).join('');
}

const renderText = (text: string) => `<p class="text" dir="auto">${escapeHtml(text)}</p>\n`;

const renderMoment = (at: string, zone: string) =>
  `<time datetime="${at}">${formatLongDate(at, zone)}, ${formatTime(at, zone)}</time>`;

const renderPicture = (picture: string | null) =>
  picture === null ? '' : `<img class="picture" src="../${picture}" alt="A picture with this letter">\n`;

/** The cards in order, each with its passage if the letter has passages. */
function renderCards(cards: readonly ShownCard[]): string {
  if (cards.length === 0) return '';
  const hasPassages = cards.some(({ text }) => text !== '');
  return `<ol class="cards${hasPassages ? ' told' : ''}">${cards.map(renderCard).join('')}</ol>\n`;
}

function renderCard({ name, position, text, isReversed, picture }: ShownCard): string {
  const face =
    picture === null
      ? `<div class="blank" aria-hidden="true">${escapeHtml(name)}</div>`
      : `<img src="../${picture}" alt="">`;
  const place = position === null ? '' : `<span class="place">${escapeHtml(position)}</span>`;
  const title = `<span>${escapeHtml(name)}${isReversed ? ', reversed' : ''}</span>`;
  const passage = text === '' ? '' : `<p class="text" dir="auto">${escapeHtml(text)}</p>`;
  return `<li${isReversed ? ' class="reversed"' : ''}>${face}<div>${place}${title}${passage}</div></li>`;
}

/** The first page: every letter by date, newest first, and the other contents of the archive. */
export function* renderIndex(
  requests: readonly RequestSummary[],
  { profile, at }: { profile: Profile; at: string },
): Generator<string> {
  const zone = profile.timeZone;
  yield renderHead({
    title: 'Your letters',
    lead: `${formatFullName(profile)}, on ${formatLongDate(at, zone)}`,
    up: '',
  });
  yield '<section>\n';
  if (requests.length === 0) yield '<p class="text">You have not asked for a reading yet.</p>\n';
  let year = '';
  for (const request of requests.toReversed()) {
    const itsYear = formatLongDate(request.createdAt, zone).slice(-4);
    if (itsYear !== year) yield `${year === '' ? '' : '</ul>\n'}<h2>${itsYear}</h2>\n<ul class="letters">\n`;
    year = itsYear;
    yield renderRow(request, zone);
  }
  yield `${year === '' ? '' : '</ul>\n'}</section>\n${renderFacts(profile, requests.length)}${FOOT}`;
}

function renderRow({ id, title, createdAt, readers, cards }: RequestSummary, zone: string): string {
  const more = [readers.length > 0 ? `From ${readers.join(', ')}` : 'Not answered yet', cards.join(', ')];
  return `<li><a href="letters/${id}.html" dir="auto">${escapeHtml(title)}</a><span class="when">${formatLongDate(createdAt, zone)}</span><span class="more">${escapeHtml(more.filter(Boolean).join(' · '))}</span></li>\n`;
}

function renderFacts({ email, birthDate, birthLocation, timeZone, bio }: Profile, count: number): string {
  const facts: [string, string][] = [
    ['Address', email],
    ['Birth date', birthDate === null ? '' : formatCalendarDate(birthDate)],
    ['Birth location', birthLocation],
    ['Time zone', timeZone],
    ['Bio', bio],
    ['Requests', String(count)],
  ];
  const rows = facts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<dt>${name}</dt><dd dir="auto">${escapeHtml(value)}</dd>`);
  return `<section>
<h2>About you</h2>
<dl>${rows.join('')}</dl>
</section>
<section>
<h2>What else is here</h2>
<p>The file <a href="data.json">data.json</a> holds everything that ${PRODUCT_NAME} keeps about you, for programs to read: your profile, every message and card, your membership, payments, sessions and settings. The folder <em>pictures</em> holds your own pictures and those of your cards.</p>
</section>
`;
}
