import type { Suit, TarotCard } from '#contract/tarot/codes.ts';
import { chanceFrom } from '../drawing/chance.ts';
import { rankEmblemOf } from '../courts/emblems.ts';
import type { Scene } from '../drawing/scene.ts';
import { HAND_CUT_FILTER, handCut } from './handCut.ts';
import { renderArt } from '../themes/renderArt.ts';
import type { Theme } from '../themes/theme.ts';

/** The whole card as SVG, 600 by 1000; it has no text element and no external references. */
export function cardSvg(card: TarotCard, { draw }: Scene, theme: Theme): string {
  const scene = renderArt(draw(chanceFrom(card.name)), theme, card.suit, 'scene');
  const frame = renderArt(
    theme.frame({ title: card.name, numeral: card.numeral, emblem: rankEmblemOf(card) }),
    theme,
    card.suit,
    'frame',
  );
  return buildSvg(
    theme,
    `${skyGradient(theme, card.suit)}<clipPath id="window"><path d="${theme.window}"/></clipPath>${scene.clips}${theme.isHandCut ? HAND_CUT_FILTER : ''}`,
    `<g clip-path="url(#window)">${theme.isHandCut ? handCut(scene.markup) : scene.markup}${theme.glaze}</g>${frame.markup}`,
  );
}

/** The back of all cards of a deck. */
export function backSvg(theme: Theme): string {
  const { paints, lands, rays, backFinish } = theme;
  const back = renderArt(
    theme.back,
    { paints, lands, rays, ...(backFinish && { finish: backFinish }) },
    'major',
    'back',
  );
  return buildSvg(
    theme,
    skyGradient(theme, 'major') + back.clips,
    `<g clip-path="url(#card)">${back.markup}</g>`,
  );
}

const buildSvg = (theme: Theme, defs: string, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 1000" width="600" height="1000"><defs>${theme.defs}<clipPath id="card"><rect width="600" height="1000" rx="34"/></clipPath>${defs}</defs><rect width="600" height="1000" rx="34" fill="${theme.ground}"/>${inside}</svg>`;

function skyGradient({ paints, lands }: Theme, suit: Suit): string {
  const { skyTop, dusk } = { ...paints, ...lands[suit] };
  if (!skyTop || !dusk) return '';
  return `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset=".1" stop-color="${skyTop}"/><stop offset=".8" stop-color="${dusk}"/></linearGradient>`;
}
