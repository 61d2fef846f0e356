import { flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { boxPath, polar, times, toPoints } from '../../drawing/geometry.ts';
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

const WALL = 'M30 30H570V900H458V376C458 288 388 218 300 218C212 218 142 288 142 376V900H30Z';
/** On the two posts and round the arch. */
const COINS = [
  ...times(6, (i) => polar(300, 376, 206, 180 + i * 36)),
  ...toPoints('94,486 506,486 94,596 506,596'),
];
const JOINTS = [
  ...times(5, (i) => lens(polar(300, 376, 170, 198 + i * 36), polar(300, 376, 262, 198 + i * 36), 8)),
  ...[431, 541, 651, 730, 800].map((y) => lens([36, y], [140, y + 3], 7)),
].join('');
const HOUSE = 'M228 592V520L276 472L324 520V592ZM324 592V540H372V592ZM300 500V462H316V514Z';

const windows: Art = flat(
  'glow',
  [242, 270, 298].map((x) => boxPath(x, 532, 14, 20)).join('') +
    boxPath(268, 562, 20, 30) +
    boxPath(336, 556, 14, 20),
);

export const tenOfPentacles: Scene = {
  alt: 'Ten coins are set into the stones of an arched gate; an old spotted hound and a young one, both with a red collar, sit under it with their backs to us and look along a path to a house with lit windows under a great tree.',
  draw: () => [
    plainSky('sky'),
    ticks(boxPath(116, 210, 368, 300), { role: 'far', flow: 4, gap: 64, length: 56, width: 8 }),
    field('far', '40,550 200,530 400,550 560,510', 'mid'),
    [mountains(540, '190,120,110', 'mid'), tree({ x: 384, y: 560, size: 1 })],
    field('mid', '40,600 200,590 320,584 560,600', 'far'),
    put([cut('ink', HOUSE, 4), windows], { x: 62, y: 4 }),
    cut('sky', outline('346,600! 374,600! 366,640 330,690 380,800! 160,800! 220,720 330,650'), 4),
    cut('near', WALL, 7),
    mirrored([flat('far', JOINTS), sprig('46,220 60,150 100,100 160,76', 5, 50, 'mid')]),
    COINS.map(([x, y], i) => pentacle(x, y, 0.48, i * 14)),
    field('ink', '40,800 200,780 400,786 560,800', 'mid'),
    dogFromBehind({ x: 250, y: 846, size: 1.02, flip: true }, 'ink'),
    dogFromBehind({ x: 436, y: 850, size: 0.64 }, 'accent'),
  ],
};
