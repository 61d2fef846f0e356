import type { OracleCard } from '#contract/tarot/codes.ts';
import { ORACLE_KEYNOTES } from '#contract/tarot/oracleKeynotes.ts';
import type { Art } from '../drawing/art.ts';
import { chanceFrom } from '../drawing/chance.ts';
import { print } from '../themes/print.ts';
import type { Theme } from '../themes/theme.ts';
import { oracleBack } from './back.ts';
import { gradientsOf, paintsOf, type Hour } from './hours.ts';
import { cardOf } from './scenes.ts';
import { caption, DEFS, ENVELOPES, PAINTS, paper, WINDOW } from './theme.ts';

/** The whole card as SVG, 600 by 1000; it holds no text element and refers to nothing outside itself. */
export function oracleCardSvg({ name, slug }: OracleCard): string {
  const { scene, family, device } = cardOf(slug);
  const keynote = ORACLE_KEYNOTES[slug];
  if (keynote === undefined) throw new Error(`${name} has no keynote.`);
  const picture = printed(scene.draw(chanceFrom(name)), scene.hour, 'scene');
  const ground = printed(paper, scene.hour, 'paper');
  const words = printed(caption(name, keynote, device), scene.hour, 'words');
  return svg(
    ENVELOPES[family],
    `${gradientsOf(scene.hour)}<clipPath id="window"><path d="${WINDOW}"/></clipPath>${picture.clips}${words.clips}`,
    `${ground.markup}<g clip-path="url(#window)">${picture.markup}</g>${words.markup}`,
  );
}

/** The back that all cards of the deck share. */
export function oracleBackSvg(): string {
  const back = printed(oracleBack, 'night', 'back');
  return svg(ENVELOPES.sign, gradientsOf('night') + back.clips, back.markup);
}

function printed(art: Art, hour: Hour, part: string) {
  return print(
    art,
    { paints: { ...PAINTS, ...paintsOf(hour) }, lands: { major: {} } } as Theme,
    'major',
    part,
  );
}

const svg = (ground: string, defs: string, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 1000" width="600" height="1000"><defs>${DEFS}<clipPath id="card"><rect width="600" height="1000" rx="34"/></clipPath>${defs}</defs><g clip-path="url(#card)"><rect width="600" height="1000" fill="${ground}"/>${inside}</g></svg>`;
