/** The markup with which mail programs begin the quoted mail. */
const QUOTE_BEGINS =
  /<blockquote|<[a-z]+[^<>]{0,200}(?:gmail_quote|yahoo_quoted|moz-cite-prefix|divRplyFwdMsg|mail-editor-reference-message)/i;
const LEFT_OUT = /<(style|script|head|title)\b[^<>]*>[^]*?<\/\1\s*>|<!--[^]*?-->/gi;
const LINE_ENDS = /<(?:br|\/p|\/div|\/h[1-6]|\/li|\/tr)\b[^<>]*>/gi;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The text of an HTML-only mail, up to the quoted mail. */
export function htmlToText(html: string): string {
  const quoted = html.search(QUOTE_BEGINS);
  return html
    .slice(0, quoted < 0 ? html.length : quoted)
    .replaceAll(LEFT_OUT, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(LINE_ENDS, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, decodeEntity)
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function decodeEntity(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? entity;
  const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code).toWellFormed() : '';
}
