import { PRODUCT_NAME } from '#contract/product.ts';
import { toSingleLine } from '#contract/toSingleLine.ts';
import type { OutgoingMail } from '../context.ts';
import { LIGHT } from '../palette.ts';
import { escapeHtml } from './escapeHtml.ts';
import {
  type MailFooter,
  openTable,
  renderButton,
  renderGreeting,
  renderHeading,
  renderMailFrame,
  renderParagraph,
  renderTextFooter,
  SANS_SERIF,
} from './mailFrame.ts';

/** The content of a mail. All texts are plain. */
export interface MailContent {
  subject: string;
  /** Defaults to the subject. */
  heading?: string;
  /** `Dear Rosalind`. */
  greeting?: string;
  /** Plain text, also with line breaks; escaped in the HTML. */
  paragraphs: readonly string[];
  /** Quoted paragraphs that a person wrote, shown below our own. */
  quote?: readonly string[];
  /** A small table of names and values, as on a receipt; the last line is the total and is emphasised. */
  lines?: readonly (readonly [name: string, value: string])[];
  /** False when the last line is not a total. */
  hasTotal?: false;
  action?: { label: string; link: string };
  footer?: MailFooter;
}

/** A mail as text and as HTML, in the design of all mails. */
export function buildMail(to: string, content: MailContent): OutgoingMail {
  // A subject is a header: text after a line break would become another header.
  return { to, subject: toSingleLine(content.subject), text: renderText(content), html: renderHtml(content) };
}

function renderText({ greeting, paragraphs, quote = [], lines = [], action, footer }: MailContent): string {
  const width = Math.max(0, ...lines.map(([name]) => name.length)) + 2;
  const table = lines.map(([name, value]) => `${`${name}:`.padEnd(width)}${value}`).join('\n');
  const link = action && `${action.label}:\n${action.link}`;
  const quoted = quote.map((each) => `> ${each}`).join('\n>\n');
  return [
    greeting && `${greeting},`,
    ...paragraphs,
    quoted,
    table,
    link,
    PRODUCT_NAME,
    renderTextFooter(footer),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function renderHtml(mail: MailContent): string {
  const {
    subject,
    heading = subject,
    greeting,
    paragraphs,
    quote = [],
    lines = [],
    hasTotal,
    action,
    footer,
  } = mail;
  const content = [
    renderHeading(heading),
    greeting && renderGreeting(greeting),
    ...paragraphs.map(renderParagraph),
    renderQuote(quote),
    renderReceiptTable(lines, hasTotal ?? true),
    action && renderButton(action),
  ];
  return renderMailFrame({
    subject,
    preview: paragraphs[0] ?? quote[0] ?? '',
    content: content.filter(Boolean).join('\n'),
    footer,
  });
}

const renderQuote = (quote: readonly string[]): string =>
  quote.length === 0
    ? ''
    : `${openTable('', 'margin:6px 0 10px')}<tr><td style="padding:4px 0 0 20px;border-left:3px solid ${LIGHT.moon}">${quote.map(renderParagraph).join('')}</td></tr></table>`;

function renderReceiptTable(lines: NonNullable<MailContent['lines']>, hasTotal: boolean): string {
  if (lines.length === 0) return '';
  const rows = lines.map(([name, value], index) => {
    const isSum = hasTotal && index === lines.length - 1;
    const look = `padding:10px 0;border-top:1px solid ${LIGHT.paperEdge};vertical-align:top;${isSum ? 'font-weight:700;' : ''}`;
    return `<tr><td class="faint rule" style="${look}color:${LIGHT.ink3};padding-right:20px;white-space:nowrap">${escapeHtml(name)}</td><td class="ink rule" dir="auto" align="right" style="${look}color:${LIGHT.ink};overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`;
  });
  return `${openTable('class="rule"', `margin:26px 0 8px;border-bottom:1px solid ${LIGHT.paperEdge};font:16px/1.45 ${SANS_SERIF}`)}${rows.join('')}</table>`;
}
