import { flat, mirrored, put } from '../../drawing/art.ts';
import { boxPath, polar, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut } from '../lino/cut.ts';
import { lens, ticks } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { field } from '../nature/land.ts';
import { plainSky } from '../nature/sky.ts';
import { coinTree } from './coinTree.ts';
import { waitingHound } from './waitingHound.ts';

const ARCH = 'M30 30H570V900H506V380C506 220 420 120 300 116C180 120 94 220 94 380V900H30Z';
const STONES = [
  ...times(8, (i) => lens([30, 744 - i * 62], [96, 748 - i * 62], 8)),
  ...times(6, (i) => lens(polar(300, 366, 206, 188 + i * 15), polar(300, 366, 344, 188 + i * 15), 9)),
].join('');
const HOUSE = 'M228 692V620L276 572L324 620V692ZM324 692V640H372V692ZM300 600V562H316V614Z';
const PANES = [
  [242, 632],
  [270, 632],
  [298, 632],
  [336, 654],
] as const;

export const tenOfPentacles: Scene = {
  alt: 'An old white hound with a red ear and a red collar sits with its back to us under a stone gate and turns its head to a house with lit windows; ten coins hang in three columns among the leaves of a tree.',
  draw: () => [
    plainSky('sky'),
    ticks(boxPath(96, 120, 408, 500), { role: 'far', flow: 4, gap: 48, length: 44, width: 7 }),
    field('far', '40,660 200,640 400,660 560,620', 'mid'),
    put(coinTree, { x: 10, y: 26, size: 0.95 }),
    field('mid', '40,700 200,690 320,684 560,710', 'far'),
    put(cut('ink', HOUSE, 4), { x: -50 }),
    flat('glow', PANES.map(([x, y]) => boxPath(x - 50, y, 14, 20)).join('') + boxPath(217, 660, 20, 32)),
    cut(
      'sky',
      outline('216,696! 238,696! 254,720 242,750 268,790 310,830! 186,830! 204,790 198,750 222,716'),
      4,
    ),
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
    field('ink', '40,816 200,800 400,806 560,816', 'mid'),
    flat('ink', lens([250, 852], [556, 854], 14)),
    waitingHound({ x: 394, y: 846, size: 0.98 }),
  ],
};
