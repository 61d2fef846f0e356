import { clipped, flat, line, put } from '../../drawing/art.ts';
import { boxPath, circlePath, polar, polygonPath, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import type { PaperInk } from '../inks.ts';
import { cut, cutStroke, keyed } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { beams, bigStar } from '../nature/sky.ts';
import { key } from './crossedKey.ts';
import { dove } from './dove.ts';
import { book } from './thickBook.ts';

const ARCH = 'M104 740V360C104 220 206 136 300 92C394 136 496 220 496 360V740Z';
const PANE = 'M156 740V372C156 270 230 204 300 166C370 204 444 270 444 372V740Z';
const GLASS: readonly PaperInk[] = ['accent', 'mid', 'glow', 'near'];

export const theHierophant: Scene = {
  alt: 'A golden and a silver key, tied with a red cord, cross in an arched window with a border of coloured glass; a white dove stands on two thick books, and a smaller grey one on each side looks up at it.',
  draw: () => [
    flat('near', boxPath(40, 40, 520, 860)),
    hatch('M44 44H556V880H44Z', { role: 'mid', angle: 0, gap: 44, width: 5, side: 'all' }),
    flat(
      'mid',
      times(18, (row) =>
        times(7, (i) => `M${70 + i * 84 - (row % 2) * 42} ${58 + row * 46}v34h4v-34Z`).join(''),
      ).join(''),
    ),
    keyed('light', ARCH, 30),
    // A border of coloured glass whose leads run out from the middle.
    clipped(ARCH, [
      times(32, (i) => {
        const [a, b] = [polar(300, 420, 600, i * 11.25), polar(300, 420, 600, (i + 1) * 11.25)];
        return flat(GLASS[i % 4] ?? 'mid', polygonPath([[300, 420], a, b]));
      }),
      times(32, (i) => line(polygonPath([[300, 420], polar(300, 420, 600, i * 11.25)]), 6, 'ink')),
    ]),
    line(ARCH, 8, 'ink'),
    keyed('sky', PANE, 9),
    clipped(PANE, beams(300, 430, 190, 420, 36, 'far', 10)),
    bigStar(300, 206, 26, 'glow', 4),
    put([put([key('light', 38, true), key('glow', 38, false)], { x: 300, y: 338, size: 0.64 }), tassel], {
      y: -26,
    }),
    flat('ink', boxPath(40, 796, 520, 104)),
    hatch('M50 800H550V880H50Z', { role: 'mid', angle: 0, gap: 22, width: 6, side: 'all' }),
    keyed('light', boxPath(60, 752, 480, 40), 6),
    hatch(boxPath(64, 754, 472, 36), { role: 'ink', angle: 90, gap: 44, width: 6, side: 'end', reach: 0.5 }),
    [book(292, 706, 'accent'), book(306, 662, 'mid')],
    dove({ x: 318, y: 561, size: 0.9 }),
    dove({ x: 138, y: 703, size: 0.45 }, 'far', 'light'),
    dove({ x: 462, y: 703, size: 0.45, flip: true }, 'far', 'light'),
  ],
};

/** A red cord round the crossing of the keys; its tassel hangs straight down. */
const tassel = [
  cutStroke('accent', '300,340 300,400', [9, 9], [17, 17]),
  cut('accent', outline('290,396! 300,392 310,396! 318,446 300,452 282,446!'), 4),
  cut('accent', circlePath(300, 338, 18), 5),
];
