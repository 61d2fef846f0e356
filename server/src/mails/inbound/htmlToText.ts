import { decodeHTML } from 'entities';

/** The markup with which mail programs begin the quoted mail. */
const QUOTE_BEGINS =
  /<blockquote|<[a-z]+[^<>]{0,200}(?:gmail_quote|yahoo_quoted|moz-cite-prefix|divRplyFwdMsg|mail-editor-reference-message)/i;
const LEFT_OUT = /<(style|script|head|title)\b[^<>]*>[^]*?<\/\1\s*>|<!--[^]*?-->/gi;
const NO_BREAK_SPACE = '\u00A0';
const LINE_ENDS = /<(?:br|\/p|\/div|\/h[1-6]|\/li|\/tr)\b[^<>]*>/gi;

/** The text of an HTML-only mail, up to the quoted mail. */
export function htmlToText(html: string): string {
  const quoted = html.search(QUOTE_BEGINS);
  const text = html
    .slice(0, quoted < 0 ? html.length : quoted)
    .replaceAll(LEFT_OUT, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(LINE_ENDS, '\n')
    .replaceAll(/<[^<>]*>/g, '');
  return decodeHTML(text)
    .replaceAll(NO_BREAK_SPACE, ' ')
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
