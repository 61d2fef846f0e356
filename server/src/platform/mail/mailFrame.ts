import { PRODUCT_NAME } from '#contract/product.ts';
import { escapeHtml } from './escapeHtml.ts';

// The HTML parts of all mails: tables with inline styles, because many mail clients drop style sheets.

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
].map(([left, top]) => `radial-gradient(circle at ${left}% ${top}%,#fdf8ea 0 1px,transparent 2px)`);

/** Two ridges at dusk, drawn with gradients because an image would have to be loaded over the network. */
const NIGHT_SKY = [
  'radial-gradient(ellipse 58% 34px at 88% 101%,#0c2438 97%,transparent)',
  'radial-gradient(ellipse 70% 44px at 18% 106%,#123a5a 97%,transparent)',
  ...STARS,
  'linear-gradient(180deg,#0c2438 0%,#1d4a6b 58%,#6f9ab2 92%)',
].join(',');

/**
 * Mail clients drop style sheets, so all styles are inline and the layout uses tables. This one only adds dark colors
 * where a client supports them; clients that drop it show the light version.
 */
const DARK_MODE_CSS = `@media (prefers-color-scheme:dark){.sky{background:#08131e!important}.paper{background:#12283a!important}.ink{color:#f0f3ec!important}.faint,.faint a{color:#9db2bd!important}.rule{border-color:#2b4b61!important}.seal{background:#b93524!important}.envelope{background-color:#e9dfc4!important}}`;

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
<body class="sky" style="margin:0;padding:0;background:#e2e9ec">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
${openTable('class="sky" bgcolor="#e2e9ec"', 'background:#e2e9ec')}
<tr><td align="center" style="padding:24px 12px 40px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
${openTable('', 'max-width:600px')}
<tr><td bgcolor="#0c2438" style="border-radius:14px 14px 0 0;background-color:#0c2438;background-image:${NIGHT_SKY}">${renderSky()}</td></tr>
<tr><td class="paper" align="left" bgcolor="#fffdf6" style="padding:36px 32px 32px;background:#fffdf6;border-radius:0 0 14px 14px">
${content}
<p class="faint" style="margin:30px 0 0;color:#4a5e6f;font:italic 20px/1.4 ${SERIF}">${PRODUCT_NAME}</p>
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

export const renderHeading = (text: string): string =>
  `<h1 class="ink" dir="auto" style="margin:0 0 22px;color:#0f2335;font:400 29px/1.2 ${SERIF};text-wrap:balance;overflow-wrap:anywhere">${escapeHtml(text)}</h1>`;

export const renderGreeting = (text: string): string =>
  `<p class="ink" dir="auto" style="margin:0 0 18px;color:#0f2335;font:italic 20px/1.4 ${SERIF};overflow-wrap:anywhere">${escapeHtml(text)},</p>`;

/** Line breaks in the text stay. */
export const renderParagraph = (text: string): string =>
  `<p class="ink" dir="auto" style="margin:0 0 18px;color:#0f2335;font:18px/1.62 ${SERIF};overflow-wrap:anywhere;word-break:break-word">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

export const openTable = (attributes: string, style: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${attributes} style="border-collapse:separate;${style}">`;

/**
 * The name and the moon in the upper part of the sky. Some clients darken every light color but leave gradients alone,
 * so the moon is a gradient, and the name has a straw color that is visible either way. Outlook draws no circles; there
 * the moon is a round letter.
 */
const renderSky = () => `${openTable('height="148"', 'height:148px')}<tr>
<td valign="top" style="padding:30px 0 0 32px;color:#e6b840;font:400 24px/1.2 ${SERIF}">${PRODUCT_NAME}</td>
<td valign="top" align="right" style="padding:26px 32px 0 0">
<!--[if mso]><span style="color:#f2d587;font-size:48px">&#9679;</span><![endif]-->
<!--[if !mso]><!--><div style="width:44px;height:44px;border-radius:22px;background:#f2d587 linear-gradient(#f2d587,#f2d587);box-shadow:0 0 28px 4px rgba(242,213,135,.35)"></div><!--<![endif]-->
</td>
</tr></table>`;

/** A link in the look of the product's main button. */
export const renderButton = ({ label, link }: { label: string; link: string }): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0 0"><tr><td class="seal" bgcolor="#a52a1a" style="border-radius:8px;background:#a52a1a"><a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 28px;color:#fff6f0;font:600 17px/1.2 ${SANS_SERIF};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
