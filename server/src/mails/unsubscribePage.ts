import { createHash } from 'node:crypto';
import { PRODUCT_NAME } from '#contract/product.ts';
import { escapeHtml } from '../platform/mail/escapeHtml.ts';
import { DARK, LIGHT } from '../platform/palette.ts';
import { type MailKind, UNSUBSCRIBE_PATH } from './unsubscribeLinks.ts';

/** The product's style, but with system fonts, since the page is seen only once. */
const CSS = `
:root { color-scheme: light dark; --sky: ${LIGHT.sky}; --paper: ${LIGHT.paper}; --edge: ${LIGHT.paperEdge}; --ink: ${LIGHT.ink}; --ink-2: ${LIGHT.ink2}; --seal: ${LIGHT.seal}; --seal-hover: ${LIGHT.sealHover}; --on-seal: ${LIGHT.onSeal}; --link: ${LIGHT.link}; --focus: ${LIGHT.focus}; }
@media (prefers-color-scheme: dark) { :root { --sky: ${DARK.sky}; --paper: ${DARK.paper}; --edge: ${DARK.paperEdge}; --ink: ${DARK.ink}; --ink-2: ${DARK.ink2}; --seal: ${DARK.seal}; --seal-hover: ${DARK.sealHover}; --on-seal: ${DARK.onSeal}; --link: ${DARK.link}; --focus: ${DARK.focus}; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--sky); color: var(--ink); font: 18px/1.6 Georgia, 'Times New Roman', serif; }
header { height: 168px; padding: 30px 24px; background: radial-gradient(ellipse 58% 40px at 88% 101%, ${LIGHT.night1} 97%, transparent), radial-gradient(ellipse 70% 52px at 18% 106%, ${LIGHT.primary} 97%, transparent), linear-gradient(180deg, ${LIGHT.night1} 0%, ${LIGHT.night2} 58%, ${LIGHT.night3} 92%); }
header p { max-width: 560px; margin: 0 auto; color: ${DARK.moon}; font-size: 26px; line-height: 1.2; }
main { max-width: 608px; margin: -48px auto 48px; padding: 0 16px; }
section { padding: 36px 32px; background: var(--paper); border: 1px solid var(--edge); border-radius: 14px; }
h1 { margin: 0 0 16px; font-size: clamp(26px, 5vw, 32px); font-weight: 400; line-height: 1.2; text-wrap: balance; }
p { margin: 0 0 18px; }
form { margin: 28px 0 22px; }
button { min-height: 48px; padding: 12px 26px; border: 0; border-radius: 10px; background: var(--seal); color: var(--on-seal); font: 600 17px/1.2 system-ui, sans-serif; cursor: pointer; }
button:hover { background: var(--seal-hover); }
a { color: var(--link); }
section p:last-child { margin: 0; color: var(--ink-2); font: 16px/1.5 system-ui, sans-serif; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
@media (max-width: 480px) { section { padding: 28px 22px; } }
`;

/** The page has one inline style, which its hash allows, and no script. */
export const UNSUBSCRIBE_PAGE_CSP = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(CSS).digest('base64')}'`,
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const WORDS: Record<MailKind, { question: string; what: string; done: string }> = {
  answers: {
    question: 'Stop mails when your reader writes to you?',
    what: 'You will find your letters in your readings all the same. Mails that ask what came of a letter stop too; those about your membership and payments still come.',
    done: 'We no longer mail you when your reader writes to you.',
  },
  digest: {
    question: 'Stop the weekly digest?',
    what: 'Nothing else changes: mails about your membership and payments still come.',
    done: 'We no longer send you the weekly digest.',
  },
  outcomes: {
    question: 'Stop mails that ask what came of a letter?',
    what: 'You can still tell us below the letter. Nothing else changes: mails about your membership and payments still come.',
    done: 'We no longer mail you to ask what came of a letter.',
  },
};

/** The page of the link, with one button. Opening it changes nothing, since mail programs may open links automatically. */
export const renderUnsubscribeQuestion = (kind: MailKind, token: string): string =>
  renderPage(
    WORDS[kind].question,
    `<p>${WORDS[kind].what}</p>
<form method="post" action="${UNSUBSCRIBE_PATH}?token=${encodeURIComponent(token)}"><button>Unsubscribe</button></form>
<p>To keep them, just close this page.</p>`,
  );

export const renderUnsubscribed = (kind: MailKind): string =>
  renderPage(
    'You are unsubscribed',
    `<p>${WORDS[kind].done}</p>
<p>You can turn them on again in your <a href="/account">account</a>.</p>`,
  );

export const renderUnsubscribeRefusal = (): string =>
  renderPage(
    'This link does not work',
    `<p>It is not complete, or it was not made here. Please open the link in your mail again.</p>
<p>You can also choose your mails in your <a href="/account">account</a>.</p>`,
  );

const renderPage = (heading: string, content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(heading)} · ${PRODUCT_NAME}</title>
<style>${CSS}</style>
</head>
<body>
<header><p>${PRODUCT_NAME}</p></header>
<main><section>
<h1>${escapeHtml(heading)}</h1>
${content}
</section></main>
</body>
</html>
`;
