import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, keyed } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';
import { field, lake } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { mourningHeron } from './mourningHeron.ts';

/** Wine that runs from a lip at 0 and soaks away to the right. */
const puddle = (place: Place): Art =>
  put(
    [
      keyed(
        'accent',
        'M-4 -22C18 -16 22 2 44 4C66 0 98 14 94 28C112 34 104 52 80 46C60 60 40 44 22 52C-2 58 -40 56 -44 44C-30 34 -8 38 -2 22Z',
        4,
      ),
      gouge('8,6 30,20 66,26', 5),
      keyed('accent', circlePath(112, 56, 7), 3),
    ],
    place,
  );

export const fiveOfCups: Scene = {
  alt: 'A dark heron, seen from behind with its head sunk between its wings, looks down at three cups that have spilled red on the bank; two upright cups stand behind it. Across the river are a bridge and a house.',
  draw: () => [
    chatterSky('mid', 96, { marks: 'far', foot: 400 }),
    field('near', '40,400 140,360 300,404 400,394 560,360', 'mid'),
    cut('ink', 'M84 372V312L112 292V268H128V280L146 266L208 312V372Z', 5),
    flat('glow', 'M132 372v-40h26v40Z'),
    lake(436, 'far', 'light'),
    cut('ink', 'M370 520V440C420 372 520 372 600 440V520H556C540 448 470 448 456 520Z', 5),
    hatch('M370 440C420 372 520 372 600 440L590 452C540 400 440 400 376 452Z', {
      angle: 84,
      gap: 15,
      width: 4,
    }),
    field('near', '40,590 110,592 200,606 340,680 470,676 560,690', 'mid'),
    flat('ink', lens([60, 634], [150, 638], 10) + lens([136, 652], [226, 656], 10)),
    cup(84, 576, 0.6),
    cup(160, 594, 0.6),
    flat('ink', lens([250, 732], [460, 740], 16)),
    put(mourningHeron, { x: 16, y: -16 }),
    puddle({ x: 178, y: 738 }),
    puddle({ x: 362, y: 818, size: 1.1 }),
    puddle({ x: 466, y: 726, size: 0.74, turn: 4 }),
    cup(124, 742, 0.7, 94),
    cup(306, 822, 0.7, 95),
    cup(416, 728, 0.7, 94),
  ],
};
