import { flat, mirrored, put } from '../../drawing/art.ts';
import { boxPath, polar, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut } from '../lino/cut.ts';
import { lens, ticks } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { field, mountains } from '../nature/land.ts';
import { sprig } from '../nature/plants.ts';
import { plainSky } from '../nature/sky.ts';
import { tree } from '../nature/trees.ts';
import { pentacle } from '../objects.ts';
import { dogFromBehind } from './dogFromBehind.ts';

const WALL = 'M30 30H570V900H484V386C484 280 402 202 300 202C198 202 116 280 116 386V900H30Z';
const STONES = [
  ...times(7, (i) => lens([36, 470 + i * 62], [114, 474 + i * 62], 7)),
  ...times(6, (i) => lens([74 - (i % 2) * 20, 474 + i * 62], [76 - (i % 2) * 20, 530 + i * 62], 6)),
  ...times(5, (i) => lens(polar(300, 386, 190, 190 + i * 20), polar(300, 386, 256, 190 + i * 20), 7)),
].join('');
const HOUSE = 'M228 592V520L276 472L324 520V592ZM324 592V540H372V592ZM300 500V462H316V514Z';

export const tenOfPentacles: Scene = {
  alt: 'Ten coins are set into the stones of an arched gate; an old white hound and a young one, both with a red collar, sit under it with their backs to us and look along a path to a house with lit windows under a great tree.',
  draw: () => [
    plainSky('sky'),
    ticks(boxPath(116, 210, 368, 300), { role: 'far', flow: 4, gap: 48, length: 44, width: 7 }),
    field('far', '40,550 200,530 400,550 560,510', 'mid'),
    [mountains(540, '190,120,110', 'mid'), tree({ x: 398, y: 560, size: 1.12 })],
    field('mid', '40,600 200,590 320,584 560,600', 'far'),
    put(cut('ink', HOUSE, 4), { x: 82, y: 4 }),
    flat(
      'glow',
      [324, 352, 380].map((x) => boxPath(x, 536, 14, 20)).join('') +
        boxPath(350, 566, 20, 30) +
        boxPath(418, 560, 14, 20),
    ),
    cut('sky', outline('346,600! 374,600! 366,640 330,690 380,800! 160,800! 220,720 330,650'), 4),
    cut('near', WALL, 7),
    mirrored([flat('far', STONES), sprig('46,300 70,220 110,160 170,110', 7, 64, 'mid')]),
    times(10, (i) => pentacle(...polar(300, 386, 222, 180 + i * 20), 0.345, i * 14)),
    field('ink', '40,800 200,780 400,786 560,800', 'mid'),
    dogFromBehind({ x: 232, y: 842, size: 1.06, flip: true }, 'ink'),
    dogFromBehind({ x: 420, y: 850, size: 0.66 }, 'accent'),
  ],
};
