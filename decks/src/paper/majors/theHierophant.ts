import { clipped, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, polar, polygonPath, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import type { PaperInk } from '../inks.ts';
import { cut, cutStroke, gouge, keyed } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { beams, bigStar } from '../nature/sky.ts';
import { key } from './crossedKey.ts';
import { dove } from './dove.ts';

const ARCH = 'M104 740V360C104 220 206 136 300 92C394 136 496 220 496 360V740Z';
const PANE = 'M156 740V372C156 270 230 204 300 166C370 204 444 270 444 372V740Z';
const GLASS: readonly PaperInk[] = ['accent', 'mid', 'glow', 'near'];

export const theHierophant: Scene = {
  alt: 'A golden and a silver key cross before the plain pane of an arched window with a border of coloured glass, tied with a red cord whose tassel hangs down; a white dove stands on two thick books before two smaller grey ones, which look at it.',
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
    [book(300, 706, 'accent'), book(270, 662, 'mid')],
    dove({ x: 168, y: 550 }),
    dove({ x: 478, y: 690, size: 0.55, flip: true }, 'far', 'light'),
    dove({ x: 384, y: 690, size: 0.55, flip: true }, 'far', 'light'),
  ],
};

/** A thick book that lies with its back to the left, out of the window: to `right`, its upper cover at y. */
const book = (right: number, y: number, role: PaperInk): Art => [
  keyed('light', boxPath(20, y + 5, right - 28, 36), 4),
  [0, 1, 2].map((i) =>
    gouge(`60,${y + 14 + i * 9} 160,${y + 13 + i * 9} ${right - 14},${y + 14 + i * 9}`, 3, 'mid'),
  ),
  [y, y + 36].map((at) => keyed(role, boxPath(20, at, right - 20, 9), 4)),
  keyed('glow', boxPath(right - 60, y, 22, 45), 4),
];

/** A red cord round the crossing of the keys; its tassel hangs straight down. */
const tassel = [
  cutStroke('accent', '300,340 300,400', [9, 9], [17, 17]),
  cut('accent', outline('290,396! 300,392 310,396! 318,446 300,452 282,446!'), 4),
  cut('accent', circlePath(300, 338, 18), 5),
];
