import { MINOR_SUITS } from '#contract/tarot/codes.ts';
import { flat, line, mirrored, put, type Art } from '../drawing/art.ts';
import { circlePath, polygonPath } from '../drawing/geometry.ts';
import { lettering } from '../drawing/lettering.ts';
import { INKS, PAPER, type PaperInk } from '../paper/inks.ts';
import { ragged } from '../paper/lino/cut.ts';
import { grain } from '../paper/lino/grain.ts';
import { star } from '../primitives/lights.ts';
import { linocutBack } from './linocutBack.ts';
import type { Label, Theme } from './theme.ts';

/** The edge of the printing block: slightly irregular, as if cut by hand. */
const block = (left: number, top: number, right: number, bottom: number, seed: string): string =>
  polygonPath(
    ragged(
      [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
        [left, top],
      ],
      11,
      2.2,
      seed,
    ),
  );

const WINDOW = block(40, 40, 560, 872, 'window');

/** The emblems of the ranks are drawn for every theme, in roles of their own. */
const withEmblemPaints = (inks: Record<PaperInk, string>) => ({
  ...inks,
  metal: inks.accent,
  line: inks.ink,
});

/** Paper: linocuts on cream stock, with a few inks for each suit. */
export const linocut: Theme = {
  deck: 'paper',
  paints: withEmblemPaints(INKS.major),
  lands: {
    major: {},
    ...Object.fromEntries(MINOR_SUITS.map((suit) => [suit, withEmblemPaints(INKS[suit])])),
  } as Theme['lands'],
  rays: () => false,
  defs: '',
  window: WINDOW,
  isHandCut: true,
  glaze: `${grain(PAPER)}<path d="${WINDOW}" fill="none" stroke="${PAPER}" stroke-width="5"/>`,
  ground: PAPER,
  frame,
  back: linocutBack,
};

function frame({ title, numeral, emblem }: Label): Art {
  return [
    line(block(30, 30, 570, 882, 'border'), 4.5, 'ink'),
    line(block(17, 17, 583, 983, 'edge'), 1.6, 'ink', 0.45),
    flat('light', circlePath(300, 48, 40)),
    line('M262 36C270 76 330 76 338 36', 4, 'ink'),
    numeral
      ? lettering(numeral, { x: 300, y: 56, size: 28, widest: 44, role: 'ink' })
      : put(emblem, { y: -20 }),
    lettering(title, { x: 300, y: 945, size: 50, widest: 430, style: 'italic', role: 'ink' }),
    mirrored(star(64, 930, 12, 'accent')),
  ];
}
