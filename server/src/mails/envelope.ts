import { PRODUCT_NAME } from '#contract/product.ts';
import { escapeHtml } from '../platform/mail/escapeHtml.ts';
import { openTable, SANS_SERIF, SERIF } from '../platform/mail/mailFrame.ts';
import { DARK, LIGHT } from '../platform/palette.ts';

interface Envelope {
  to: { firstName: string };
  reader: { firstName: string; name: string; pictureUrl: string | null } | null;
  writtenOn: string;
}

/** The folds of the flap, drawn with gradients; mail clients without gradients show plain paper. */
const FLAP = [
  'linear-gradient(to bottom left,transparent 49.4%,#cdbd92 49.6%,#cdbd92 50.4%,transparent 50.6%) left top/50% 128px no-repeat',
  'linear-gradient(to bottom right,transparent 49.4%,#cdbd92 49.6%,#cdbd92 50.4%,transparent 50.6%) right top/50% 128px no-repeat',
  '#f3ead2',
].join(',');

const INK = '#33475a';

/**
 * A sealed envelope: a postmark, the wax seal at the tip of the flap, and below each other the names of recipient and
 * sender, which may be too long for one line on a phone. Its colors are the same in dark mode.
 */
export function renderEnvelope({ to, reader, writtenOn }: Envelope): string {
  return `${openTable('class="envelope" bgcolor="#f3ead2"', `margin:0 0 32px;background:${FLAP};border:1px solid ${LIGHT.paperEdge};border-radius:8px;box-shadow:0 14px 28px -14px rgba(12,36,56,.45)`)}
<tr><td align="right" valign="top" style="height:92px;padding:14px 14px 0 0">${renderPostmark(writtenOn)}</td></tr>
<tr><td align="center" style="padding:0">${SEAL}</td></tr>
<tr><td align="center" dir="auto" style="padding:12px 20px 0;color:${INK};font:italic 21px/1.3 ${SERIF};overflow-wrap:anywhere">For ${escapeHtml(to.firstName)}</td></tr>
<tr><td align="center" style="padding:14px 20px 20px">${renderSender(reader)}</td></tr>
</table>`;
}

const SEAL = `<table role="presentation" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" valign="middle" width="68" height="68" bgcolor="${LIGHT.seal}" style="width:68px;height:68px;border-radius:36px 33px 37px 32px;background:${LIGHT.seal};box-shadow:inset 0 0 0 5px ${DARK.seal},inset 0 0 0 7px #8a2114,0 3px 6px rgba(60,16,8,.45);color:#ffe9df;font:34px/68px ${SERIF}">&#9790;&#xFE0E;</td></tr></table>`;

const renderPostmark = (writtenOn: string) =>
  `<table role="presentation" align="right" cellpadding="0" cellspacing="0" border="0"><tr><td class="envelope" align="center" valign="middle" width="78" height="78" bgcolor="#f3ead2" style="background:#f3ead2;width:78px;height:78px;border:2px solid #7a6f52;border-radius:42px;color:#5f563e;font:600 9px/1.5 ${SANS_SERIF};letter-spacing:.06em;text-transform:uppercase">${PRODUCT_NAME}<br>${escapeHtml(writtenOn).replaceAll(' ', '&nbsp;')}</td></tr></table>`;

function renderSender(reader: Envelope['reader']): string {
  if (reader === null) return '';
  const name = `<td dir="auto" style="color:${INK};font:17px/1.3 ${SERIF};overflow-wrap:anywhere">${escapeHtml(reader.name)}</td>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding:0 12px 0 0">${renderFace(reader)}</td>${name}</tr></table>`;
}

const FACE = 'width:46px;height:46px;border-radius:24px';

/** The reader's picture if it is public, else an initial. */
const renderFace = ({ firstName, name, pictureUrl }: NonNullable<Envelope['reader']>) =>
  pictureUrl === null
    ? `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" valign="middle" width="46" height="46" bgcolor="${LIGHT.primary}" style="${FACE};background:${LIGHT.primary};color:${DARK.moon};font:22px/46px ${SERIF}">${escapeHtml([...firstName][0] ?? '')}</td></tr></table>`
    : `<img src="${escapeHtml(pictureUrl)}" width="46" height="46" alt="${escapeHtml(name)}" style="display:block;${FACE};background:${LIGHT.primary};color:${DARK.moon};font:10px/46px ${SANS_SERIF};object-fit:cover">`;
