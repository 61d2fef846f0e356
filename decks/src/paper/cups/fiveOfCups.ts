import { flat, put } from '../../drawing/art.ts';
import { toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, joined, torn, tornPath } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';
import { field, lake } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { mourningHeron } from './mourningHeron.ts';

/** Two arches, the farther one cut off by the frame. */
const BRIDGE =
  'M404 478V444C430 408 480 388 530 388H600V478H564C560 434 548 428 534 428C520 428 510 438 508 478H482C480 440 470 434 456 434C442 434 430 444 428 478Z';
const BANK = '40,600 150,606 250,634 360,676 450,716 560,760';
/** The flat stone on which the two cups stand. */
const STONE = outline('46,694! 120,686 218,690! 246,704 232,726 212,738 50,740!');
/** The wine runs from each lip into one pool before us. */
const POOL = [
  outline('150,910! 168,862 220,850 300,858 380,850 470,858 570,846! 600,910!'),
  limb('168,796,44 204,826,34 224,880,60'),
  limb('324,800,44 358,830,34 376,880,60'),
  limb('476,796,44 508,824,34 524,880,60'),
];
const SHINES = ['172,796 198,820 212,848', '328,800 352,824 364,850', '480,796 502,818 514,846'];

export const fiveOfCups: Scene = {
  alt: 'A dark heron with its head sunk between its wings looks down with half-shut eyes at three fallen cups, whose red wine runs into one pool; two upright cups stand on a stone behind it. Far off are a bridge and a house.',
  draw: () => [
    chatterSky('mid', 96, { marks: 'far', foot: 400, gap: 60 }),
    field('near', '40,424 140,404 300,420 400,414 560,396', 'mid'),
    put(
      [
        cut('ink', 'M84 372V312L112 292V268H128V280L146 266L208 312V372Z', 5),
        flat('glow', 'M132 372v-40h26v40Z'),
      ],
      { x: 28, y: 180, size: 0.64 },
    ),
    lake(446, 'far', 'light'),
    flat('glow', lens([120, 452], [120, 486], 12)),
    cut('ink', BRIDGE, 7),
    gouge('426,444 452,422 484,406 530,400 600,402', 6, 'far'),
    torn('near', BANK),
    hatch(tornPath('near', BANK), { role: 'mid', angle: 32, gap: 44, width: 6, reach: 0.3 }),
    cut('far', STONE, 6),
    flat('ink', lens([52, 702], [140, 706], 12) + lens([138, 702], [228, 706], 12)),
    cup(88, 642, 0.62),
    cup(172, 642, 0.62),
    joined('accent', POOL, 4, 'ink'),
    SHINES.map((shine) => gouge(shine, 6)),
    toPoints('120,790 276,794 428,790').map(([x, y]) => [
      flat('ink', lens([x - 60, y + 30], [x + 50, y + 38], 14)),
      cup(x, y, 0.58, 100),
    ]),
    flat('ink', lens([230, 734], [370, 738], 14)),
    put(mourningHeron, { x: 4, y: -51 }),
  ],
};
