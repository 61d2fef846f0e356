import type { OracleCard } from '#contract/tarot/codes.ts';
import { ORACLE_KEYNOTES } from '#contract/tarot/oracleKeynotes.ts';
import { chanceFrom } from '../drawing/chance.ts';
import { HAND_CUT_FILTER, handCut } from '../render/handCut.ts';
import { renderArt } from '../themes/renderArt.ts';
import { oracleBack } from './back.ts';
import { compositionOf } from './scenes.ts';
import { caption, ENVELOPES, inksAt, paper, pictureFrame, WINDOW } from './theme.ts';

/** The whole card as SVG, 600 by 1000; it has no text element and no external references. */
export function oracleCardSvg({ name, slug }: OracleCard): string {
  const { scene, family, device } = compositionOf(slug);
  const keynote = ORACLE_KEYNOTES[slug];
  if (keynote === undefined) throw new Error(`${name} has no keynote.`);
  const inks = inksAt(scene.hour);
  const sheet = renderArt(paper, inks, 'major', 'paper');
  const picture = renderArt(scene.draw(chanceFrom(name)), inks, 'major', 'scene');
  const frame = renderArt(pictureFrame, inks, 'major', 'frame');
  const words = renderArt(caption(name, keynote, device), inks, 'major', 'words');
  return buildOracleSvg(
    ENVELOPES[family],
    `${inks.defs}${HAND_CUT_FILTER}<clipPath id="window"><path d="${WINDOW}"/></clipPath>${sheet.clips}${picture.clips}${words.clips}`,
    `${sheet.markup}<g clip-path="url(#window)">${handCut(picture.markup)}</g>${frame.markup}${words.markup}`,
  );
}

/** The back of all cards of the deck. */
export function oracleBackSvg(): string {
  const inks = inksAt('night');
  const back = renderArt(oracleBack, inks, 'major', 'back');
  return buildOracleSvg(ENVELOPES.sign, inks.defs + back.clips, back.markup);
}

const buildOracleSvg = (envelope: string, defs: string, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 1000" width="600" height="1000"><defs><clipPath id="card"><rect width="600" height="1000" rx="34"/></clipPath>${defs}</defs><g clip-path="url(#card)"><rect width="600" height="1000" fill="${envelope}"/>${inside}</g></svg>`;
