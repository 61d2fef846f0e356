import { flat, mirrored } from '../../drawing/art.ts';
import { boxPath, polar, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut } from '../lino/cut.ts';
import { lens, ticks } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { plainSky } from '../nature/sky.ts';
import { coinTree } from './coinTree.ts';
import { waitingHound } from './waitingHound.ts';

const ARCH = 'M30 30H570V900H506V380C506 220 420 120 300 116C180 120 94 220 94 380V900H30Z';
const STONES = [
  ...times(8, (i) => lens([30, 744 - i * 62], [96, 748 - i * 62], 8)),
  ...times(6, (i) => lens(polar(300, 366, 206, 188 + i * 15), polar(300, 366, 344, 188 + i * 15), 9)),
].join('');
export const tenOfPentacles: Scene = {
  alt: 'An old white hound with red ears and a red collar sits with its back to us at the foot of a tree under a stone gate and looks home; ten coins hang among the leaves in three columns, and a house with lit windows stands on a hill.',
  draw: () => [
    plainSky('sky'),
    ticks(boxPath(96, 120, 408, 500), { role: 'far', flow: 4, gap: 40, length: 42, width: 6 }),
    field('far', '40,640 160,622 400,650 560,610', 'mid'),
    cut('near', 'M108 652V572L124 542L140 572V652ZM140 652V596L176 564L212 596V652ZM212 652V606H258V652Z', 4),
    flat(
      'glow',
      boxPath(118, 584, 12, 18) +
        boxPath(158, 604, 14, 20) +
        boxPath(180, 604, 14, 20) +
        boxPath(222, 618, 11, 16) +
        boxPath(240, 618, 11, 16),
    ),
    field('mid', '40,690 300,672 560,690'),
    coinTree,
    flat(
      'near',
      'M94 820V380C94 220 180 120 300 116C420 120 506 220 506 380V820H488V384C484 240 400 156 312 150C204 156 128 236 124 384V820Z',
    ),
    cut('far', ARCH, 7),
    mirrored([
      flat('ink', STONES),
      cut('far', 'M30 752H116V806H30Z', 6),
      flat('ink', 'M30 766H114V772H30Z'),
      cut('far', 'M30 366H112V396H30Z', 6),
    ]),
    cut('mid', 'M268 122L254 30H346L332 122Q300 110 268 122Z', 5),
    field('ink', '40,810 200,780 400,790 560,800', 'mid'),
    waitingHound({ x: 398, y: 862, size: 1.26 }),
  ],
};
