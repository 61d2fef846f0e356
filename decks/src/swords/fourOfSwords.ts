import { type Art, eachRow, fill, flat, line, mirrored, put } from '../drawing/art.ts';
import { boxPath } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { actor, sleevedArm } from '../figure/actor.ts';
import { prayingHands } from '../figure/prayingHands.ts';
import { profile } from '../figure/profile.ts';
import { bricks, glassWindow } from '../primitives/buildings.ts';
import { disc, star } from '../primitives/lights.ts';
import { flower, lily } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { sword } from '../suits/objects.ts';

export const fourOfSwords: Scene = {
  alt: 'A knight in armour lies at rest on a tomb, his hands joined in prayer, beside a coloured window; three swords hang on the wall above him, and one lies along the stone.',
  draw: (chance) => [
    sky(chance, { stars: 10 }),
    flat('gloom', boxPath(40, 30, 520, 870)),
    bricks(30, 860, 46, 'gloom', 'gloomLight'),
    window,
    hanging,
    fill('stoneDark', 'M72 716H528V852H72Z'),
    fill('stoneDark', 'M52 846H548V900H52Z'),
    fill('stone', 'M52 682H548V722H52Z'),
    flat('ink', 'M96 684Q300 664 520 684V694H96Z', 0.4),
    pillow,
    knight,
    line('M96 736H504V834H96Z', 2, 'detail', 0.5),
    sword(296, 786, 1.36, 90),
    mirrored([lily(72, 862, 0.8, -8), lily(104, 866, 0.6, 8)]),
  ],
};

const window: Art = [
  glassWindow(446, 216, 136, 300),
  eachRow<readonly [x: number, y: number, glass: Role]>(
    [
      [378, 344, 'wine'],
      [446, 344, 'sage'],
      [378, 430, 'leafDark'],
      [446, 430, 'cloth'],
    ],
    (x, y, glass) => fill(glass, boxPath(x, y, 68, 86), { edge: 'metalDark', width: 3 }),
  ),
  line('M378 344L514 516M514 344L378 516', 2, 'metalDark', 0.7),
  flower(446, 292, 34, 8, 'rose', 'red'),
  disc('glow', 446, 430, 38),
  star(446, 430, 30, 'red', 8, 0.5),
];

/** The rail on the wall and three swords that hang from it by their pommels. */
const hanging: Art = [
  fill('wood', 'M74 232H336V248H74Z'),
  graven('84,242 200,238 326,242', 3),
  [114, 204, 294].map((x) => [
    sword(x, 388, 0.98, 180),
    line(`M${x - 9} 240Q${x} 232 ${x + 9} 240L${x + 11} 288H${x - 11}Z`, 4, 'metal'),
  ]),
];

const pillow: Art = [
  fill('linen', 'M64 682C54 660 66 640 90 642C130 646 170 646 190 654C206 662 204 676 196 684Z'),
  graven('82,652 110,664 150,662', 4, 'shade', 0.4),
  line('M64 682l-10 8M66 648l-10 -8', 4, 'metal'),
];

/** On his back: drawn upright, looking right, and laid down. */
const knight: Art = put(
  [
    sleevedArm({ joints: '16,-346 12,-286 66,-318', hand: 'hidden' }, 'steelDark', 'skinFair', 'metal', 0.9),
    actor({
      skin: 'skinFair',
      head: profile({ skin: 'skinFair', hair: 'hairBrown', beard: true }),
      headAt: { x: 6, y: -434, size: 0.66, turn: 4 },
      spine: '2,-366 0,-306 -6,-236',
      girth: [78, 100, 82],
      cloth: 'wine',
      trim: 'metal',
      hose: 'steel',
      boots: 'steelDark',
      hem: [
        [-54, -128],
        [46, -134],
      ],
      farLeg: { joints: '6,-210 6,-112 0,-18' },
      nearLeg: { joints: '-18,-210 -16,-112 -22,-20' },
    }),
    limb('steel', '-18,-112 -14,-104', [50, 46]),
    graven('-26,-96 -30,-60 -28,-34', 4, 'ink', 0.5),
    fill('steel', 'M-40 -380C-18 -392 26 -392 38 -372L34 -356C6 -366 -20 -366 -42 -358Z', { width: 1.8 }),
    star(10, -190, 18, 'metal', 6, 0.45),
    sleevedArm({ joints: '-6,-350 -24,-268 62,-304', hand: 'hidden' }, 'steel', 'skinFair', 'metal', 0.95),
    fill('steelDark', 'M-30 -296C-38 -272 -22 -252 -2 -258C8 -270 0 -292 -12 -300Z', { width: 1.8 }),
    prayingHands('skinFair', { x: 74, y: -308, turn: 80, size: 0.86 }),
  ],
  { x: 518, y: 641, size: 0.89, turn: -90 },
);
