import { flat, put, type Art } from '../../drawing/art.ts';
import { polar, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { wedge } from '../lino/marks.ts';
import { field, mountains } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { outline } from '../nature/body.ts';

const FALL = 32;
/** The wands' heads, from the far ones to the near. */
const HEADS = toPoints('500,136 472,172 510,248 377,220 488,338 359,324 484,464 396,500');
const RIVER = outline(
  '436,714! 470,740 440,760 380,766 330,790 420,830 420,900! 240,900! 250,850 270,810 250,784 300,756 400,738 436,726',
);
const PEAKS = toPoints('120,150 320,110 520,170').map(([x, height]) => [x, 160, height] as const);

const SICKLE = outline('34,-12! 24,-56 -10,-116 -96,-184! -62,-112 -40,-60 -30,-10!');

/** A swift in a dive to the right, seen from above: 190 long, 370 between the tips of its wings. */
const swift: Art = [
  joined('ink', [
    outline('84,0! 66,-14 30,-18 -20,-12 -56,-6! -112,-24! -92,0 -112,24! -56,6 -20,12 30,18 66,14'),
    SICKLE,
    SICKLE.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${x} ${-Number(y)}`),
  ]),
  // Its small bill, and the pale throat that shows on both sides.
  joined('ink', [outline('70,-7! 96,0! 70,7!')], 3),
  [-1, 1].map((side) => gouge(`76,${side * 9} 56,${side * 13} 38,${side * 12}`, 5, 'far')),
  [-1, 1].map((side) => [
    gouge(`16,${side * 26} -8,${side * 76} -70,${side * 150}`, 6, 'far'),
    gouge(`-6,${side * 20} -22,${side * 58} -56,${side * 116}`, 6, 'far'),
    gouge(`-10,${side * 4} -50,${side * 3} -96,${side * 14}`, 4, 'far'),
  ]),
];

export const eightOfWands: Scene = {
  alt: 'Eight wands fly aslant through the sky like a volley of arrows, down towards a valley with a winding river; a swift with spread wings dives beside them.',
  draw: () => [
    chatterSky('mid', FALL, { marks: 'far', foot: 700, gap: 60 }),
    mountains(760, PEAKS, 'far'),
    field('near', '40,720 200,706 400,720 560,706', 'mid'),
    cut('glow', RIVER),
    field('ink', '40,800 120,806 190,850 230,900', 'mid'),
    field('ink', '440,900 480,840 520,810 560,800', 'mid'),
    HEADS.map(([x, y], i) => {
      const tail = polar(x, y, 150 + i * 24, FALL + 180);
      const streaks = [-1, 0, 1].map((side) => {
        const from = polar(...tail, side * (12 + i * 1.4), FALL + 90);
        return wedge(from, polar(...from, 70 + i * 9, FALL + 180), 6 + i * 0.6);
      });
      return [flat('light', streaks.join('')), stick(tail, [x, y], 14 + i * 2.7)];
    }),
    put(swift, { x: 236, y: 610, turn: FALL, size: 1.04 }),
  ],
};
