import { decodeHTML } from 'entities';

const LEFT_OUT = /<(style|script|head|title)\b[^<>]*>[^]*?<\/\1\s*>|<!--[^]*?-->/gi;
const NO_BREAK_SPACE = '\u00A0';
const LINE_ENDS = /<(?:br|\/p|\/div|\/h[1-6]|\/li|\/tr)\b[^<>]*>/gi;

const BEGIN_QUOTE = '\uE000';
const END_QUOTE = '\uE001';

/** The text of an HTML-only mail. Lines in a `blockquote` begin with '> ', as in plain text. */
export function htmlToText(html: string): string {
  const text = html
    .replaceAll(/[\uE000\uE001]/g, '')
    .replaceAll(LEFT_OUT, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(LINE_ENDS, '\n')
    .replaceAll(/<blockquote\b[^<>]*>/gi, `\n${BEGIN_QUOTE}\n`)
    .replaceAll(/<\/blockquote\b[^<>]*>/gi, `\n${END_QUOTE}\n`)
    .replaceAll(/<[^<>]*>/g, '');
  const decoded = decodeHTML(text)
    .replaceAll(NO_BREAK_SPACE, ' ')
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n');
  return markQuotes(decoded.split('\n')).join('\n').trim();
}

function markQuotes(lines: readonly string[]): string[] {
  let depth = 0;
  return lines.flatMap((line) => {
    if (line === BEGIN_QUOTE) depth++;
    else if (line === END_QUOTE) depth = Math.max(0, depth - 1);
    else return [depth > 0 ? `> ${line}` : line];
    return [];
  });
}
