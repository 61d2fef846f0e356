import { PRODUCT_NAME } from '#contract/product.ts';
import type { OutgoingMail } from './context.ts';

export interface Letter {
  subject: string;
  /** Plain text: whatever people wrote is text here too. */
  paragraphs: readonly string[];
  action?: { label: string; link: string };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A mail in the look of a letter, as text and as HTML with inline styles (mail readers drop style sheets). */
export function letterMail(to: string, { subject, paragraphs, action }: Letter): OutgoingMail {
  const text = [...paragraphs, ...(action ? [`${action.label}: ${action.link}`] : []), PRODUCT_NAME].join(
    '\n\n',
  );
  const body = paragraphs.map((each) => `<p style="margin:0 0 1em">${escaped(each)}</p>`).join('');
  const button = action
    ? `<p style="margin:1.5em 0"><a href="${escaped(action.link)}" style="background:#a52a1a;color:#fff6f0;padding:12px 24px;border-radius:6px;text-decoration:none;font:600 16px sans-serif">${escaped(action.label)}</a></p>`
    : '';
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body style="margin:0;padding:32px 16px;background:#e2e9ec"><div style="max-width:36em;margin:0 auto;padding:40px 32px;background:#fffdf6;color:#0f2335;font:18px/1.7 Georgia,serif"><p style="margin:0 0 1.5em;color:#123a5a;font-size:22px">&#9790; ${PRODUCT_NAME}</p>${body}${button}</div></body></html>`;
  return { to, subject, text, html };
}
