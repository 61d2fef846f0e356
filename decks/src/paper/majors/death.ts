import { flat, mirrored, put } from '../../drawing/art.ts';
import { boxPath, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, cutStroke, keyed, stroke } from '../lino/cut.ts';
import { hatch, outward } from '../lino/marks.ts';
import { horseHead, lock, mane } from './horseHead.ts';
import { field } from '../nature/land.ts';
import { leaf, wheat } from '../nature/plants.ts';
import { beams, chatterSky, sun } from '../nature/sky.ts';
import { whiteRose } from './whiteRose.ts';

const BLADE = 'M402 118C310 84 150 110 74 286C150 190 270 160 388 166Z';
const towers = mirrored([
  cut('ink', 'M70 500V330H60V306H74V318H86V306H100V318H112V306H126V330H116V500Z', 5),
  flat('glow', boxPath(86, 360, 14, 26)),
]);

export const death: Scene = {
  alt: 'A white horse under a great scythe bends its neck and puts its lips to one white rose in a field of stubble; the red sun rises between two towers in the dark sky behind it.',
  draw: () => [
    chatterSky('near', outward(330, 400), { marks: 'mid', gap: 60 }),
    beams(330, 400, 150, 480, 30, 'accent', 16),
    sun(330, 400, 120, 'accent'),
    towers,
    field('mid', '40,500 180,480 300,490 420,480 560,500'),
    field('near', '40,640 200,620 400,636 560,620', 'mid'),
    times(3, (i) => wheat(476 + i * 30, 790, 150 + (i % 2) * 26)),
    cutStroke('ink', '120,700 200,480 300,300 396,130', [18, 18, 18, 16], [28, 28, 28, 26]),
    keyed('light', BLADE, 6),
    hatch(BLADE, { role: 'ink', angle: 78, gap: 13, width: 5, side: 'start', reach: 0.35 }),
    put([horseHead({}), mane('ink', 'far'), lock('236,142 280,160 306,200 300,262', 'ink', 'far', 30)], {
      x: 222,
      y: 96,
      turn: 22,
      size: 0.98,
    }),
    field('ink', '40,780 200,768 400,784 560,768', 'glow', 90, 34),
    times(7, (i) =>
      stroke('glow', `${90 + i * 36},${850 + (i % 2) * 16} ${92 + i * 36},${800 + (i % 2) * 16}`, [9, 7]),
    ),
    stroke('mid', '424,880 420,830 430,770', [10, 9, 7]),
    [leaf(424, 850, 200, 60, 'mid'), leaf(424, 840, -30, 56, 'mid')],
    whiteRose({ x: 428, y: 722 }),
  ],
};
