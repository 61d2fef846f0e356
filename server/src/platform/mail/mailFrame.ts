import { PRODUCT_NAME } from '#contract/product.ts';
import { DARK, LIGHT } from '../palette.ts';
import { escapeHtml } from './escapeHtml.ts';

// The HTML parts of all mails: tables with inline styles, because many mail clients drop style sheets.

/** Font families, as CSS lists them: only those that mail programs have, since most load no web fonts. */
export const SERIF = `Georgia,'Times New Roman',serif`;
export const SANS_SERIF = `'Helvetica Neue',Helvetica,Arial,sans-serif`;

/** The text below a mail: why the recipient got it, and links to unsubscribe. */
export interface MailFooter {
  reason: string;
  links?: readonly { label: string; url: string }[];
}

const STARS = [
  [37, 19],
  [48, 46],
  [57, 14],
  [66, 36],
  [71, 12],
  [94, 60],
].map(([left, top]) => `radial-gradient(circle at ${left}% ${top}%,${LIGHT.onNight} 0 1px,transparent 2px)`);

/** Two ridges at dusk, drawn with gradients because an image would have to be loaded over the network. */
const NIGHT_SKY = [
  `radial-gradient(ellipse 58% 34px at 88% 101%,${LIGHT.night1} 97%,transparent)`,
  `radial-gradient(ellipse 70% 44px at 18% 106%,${LIGHT.primary} 97%,transparent)`,
  ...STARS,
  `linear-gradient(180deg,${LIGHT.night1} 0%,${LIGHT.night2} 58%,${LIGHT.night3} 92%)`,
].join(',');

/**
 * Mail clients drop style sheets, so all styles are inline and the layout uses tables. This one only adds dark colors
 * where a client supports them; clients that drop it show the light version.
 */
const DARK_MODE_CSS = `@media (prefers-color-scheme:dark){.sky{background:${DARK.sky}!important}.paper{background:${DARK.paper}!important}.ink{color:${DARK.ink}!important}.faint,.faint a{color:${DARK.ink3}!important}.rule{border-color:${DARK.paperEdge}!important}.seal{background:${DARK.seal}!important}.envelope{background-color:#e9dfc4!important}}`;

/**
 * A whole mail.
 * @param preview what a mailbox shows beside the subject; plain text
 * @param content HTML
 */
export function renderMailFrame(mail: {
  subject: string;
  preview: string;
  content: string;
  footer?: MailFooter | undefined;
}): string {
  const { subject, preview, content, footer } = mail;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK_MODE_CSS}</style>
</head>
<body class="sky" style="margin:0;padding:0;background:${LIGHT.sky}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
${openTable(`class="sky" bgcolor="${LIGHT.sky}"`, `background:${LIGHT.sky}`)}
<tr><td align="center" style="padding:24px 12px 40px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
${openTable('', 'max-width:600px')}
<tr><td bgcolor="${LIGHT.night1}" style="border-radius:14px 14px 0 0;background-color:${LIGHT.night1};background-image:${NIGHT_SKY}">${renderSky()}</td></tr>
<tr><td class="paper" align="left" bgcolor="${LIGHT.paper}" style="padding:36px 32px 32px;background:${LIGHT.paper};border-radius:0 0 14px 14px">
${content}
<p class="faint" style="margin:30px 0 0;color:${LIGHT.ink3};font:italic 20px/1.4 ${SERIF}">${PRODUCT_NAME}</p>
</td></tr>
${renderFooter(footer)}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}

function renderFooter(footer: MailFooter | undefined): string {
  if (footer === undefined) return '';
  const links = (footer.links ?? []).map(
    ({ label, url }) =>
      `<a href="${escapeHtml(url)}" style="color:#3c5164;white-space:nowrap">${escapeHtml(label)}</a>`,
  );
  return `<tr><td class="faint" align="center" style="padding:20px 24px 0;color:#3c5164;font:14px/1.6 ${SANS_SERIF}">${[escapeHtml(footer.reason), ...(links.length > 0 ? [links.join(' &nbsp;·&nbsp; ')] : [])].join('<br>')}</td></tr>`;
}

/** A footer as plain text. */
export const renderTextFooter = (footer: MailFooter | undefined): string =>
  footer === undefined
    ? ''
    : ['-- ', footer.reason, ...(footer.links ?? []).map(({ label, url }) => `${label}: ${url}`)].join('\n');

/** The heading of a mail. */
export const renderHeading = (text: string): string =>
  `<h1 class="ink" dir="auto" style="margin:0 0 22px;color:${LIGHT.ink};font:400 29px/1.2 ${SERIF};text-wrap:balance;overflow-wrap:anywhere">${escapeHtml(text)}</h1>`;

/** The greeting before the text, to which a comma is added: 'Dear Rosalind'. */
export const renderGreeting = (text: string): string =>
  `<p class="ink" dir="auto" style="margin:0 0 18px;color:${LIGHT.ink};font:italic 20px/1.4 ${SERIF};overflow-wrap:anywhere">${escapeHtml(text)},</p>`;

/** A paragraph of plain text. Its line breaks stay. */
export const renderParagraph = (text: string): string =>
  `<p class="ink" dir="auto" style="margin:0 0 18px;color:${LIGHT.ink};font:18px/1.62 ${SERIF};overflow-wrap:anywhere;word-break:break-word">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

/** The opening tag of a table for layout, which screen readers do not announce as a table. */
export const openTable = (attributes: string, style: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${attributes} style="border-collapse:separate;${style}">`;

/**
 * The name and the moon in the upper part of the sky. Some clients darken every light color but leave gradients alone,
 * so the moon is a gradient, and the name has a straw color that is visible either way. Outlook draws no circles; there
 * the moon is a round letter.
 */
const renderSky = () => `${openTable('height="148"', 'height:148px')}<tr>
<td valign="top" style="padding:30px 0 0 32px;color:${LIGHT.moon};font:400 24px/1.2 ${SERIF}">${PRODUCT_NAME}</td>
<td valign="top" align="right" style="padding:26px 32px 0 0">
<!--[if mso]><span style="color:${DARK.moon};font-size:48px">&#9679;</span><![endif]-->
<!--[if !mso]><!--><div style="width:44px;height:44px;border-radius:22px;background:${DARK.moon} linear-gradient(${DARK.moon},${DARK.moon});box-shadow:0 0 28px 4px rgba(242,213,135,.35)"></div><!--<![endif]-->
</td>
</tr></table>`;

/** A link in the look of the product's main button. */
export const renderButton = ({ label, link }: { label: string; link: string }): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0 0"><tr><td class="seal" bgcolor="${LIGHT.seal}" style="border-radius:8px;background:${LIGHT.seal}"><a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 28px;color:${LIGHT.onSeal};font:600 17px/1.2 ${SANS_SERIF};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
