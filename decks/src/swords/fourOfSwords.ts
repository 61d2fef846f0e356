import { type Art, eachRow, fill, flat, line, mirrored, put } from '../drawing/art.ts';
import { boxPath } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
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
    colours,
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

/** The window's colours, cast on the stone and on the knight's legs. */
const colours: Art = [
  flat('glow', 'M380 520H512L516 684H286Z', 0.1),
  eachRow<readonly [d: string, glass: Role]>(
    [
      ['M318 640L372 612L392 612L344 684H290Z', 'wine'],
      ['M392 612L440 612L404 684H344Z', 'glow'],
      ['M440 612L496 620L470 684H404Z', 'cloth'],
      ['M290 684H344L338 722H284Z', 'wine'],
      ['M344 684H404L398 722H338Z', 'glow'],
      ['M404 684H470L464 722H398Z', 'cloth'],
      ['M284 722H338L334 752H280Z', 'sage'],
      ['M338 722H398L394 752H334Z', 'rose'],
    ],
    (d, glass) => flat(glass, d, 0.42),
  ),
];

/** Plates on breast, knees and shins. */
const PLATES: Art = [
  fill('steel', 'M-40 -366C-20 -378 24 -378 40 -362C52 -330 50 -290 38 -262H-38C-52 -300 -50 -336 -40 -366Z'),
  flat(
    'steelDark',
    'M-40 -366C-30 -372 -20 -374 -12 -374C-26 -340 -28 -296 -18 -262H-38C-52 -300 -50 -336 -40 -366Z',
    0.6,
  ),
  graven('10,-370 20,-316 8,-264', 4, 'ink', 0.5),
  eachRow(
    [
      [6, -114],
      [-18, -112],
    ],
    (x, y) => [
      fill(
        'steel',
        `M${x - 24} ${y - 16}Q${x} ${y - 26} ${x + 24} ${y - 16}L${x + 20} ${y + 16}Q${x} ${y + 26} ${x - 20} ${y + 16}Z`,
        {
          width: 1.8,
        },
      ),
      disc('metal', x + 2, y, 8, 1.6),
    ],
  ),
  line('M-38 -82H2M-36 -62H2M-34 -42H0', 1.8, 'ink', 0.6),
  graven('-26,-92 -30,-60 -28,-34', 4, 'ink', 0.5),
];

/** On his back: drawn upright, looking right, and laid down. */
const knight: Art = put(
  [
    sleevedArm({ joints: '14,-346 6,-246 72,-296', hand: 'hidden' }, 'steelDark', 'skinFair', 'metal', 0.9),
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
    PLATES,
    fill('steel', 'M-40 -380C-18 -392 26 -392 38 -372L34 -356C6 -366 -20 -366 -42 -358Z', { width: 1.8 }),
    star(10, -190, 18, 'metal', 6, 0.45),
    prayingHands('skinFair', { x: 92, y: -314, turn: 52, size: 0.96 }),
    sleevedArm({ joints: '-10,-346 -26,-236 78,-300', hand: 'hidden' }, 'steel', 'skinFair', 'metal', 0.92),
    disc('metal', -24, -244, 15, 1.8),
    graven('-18,-334 -24,-300 -28,-268', 4, 'ink', 0.5),
    graven('4,-252 24,-264 42,-276', 4, 'ink', 0.5),
    disc('steel', -10, -346, 24, 1.8),
    graven('-26,-348 -14,-362 4,-362', 3, 'ink', 0.5),
  ],
  { x: 518, y: 641, size: 0.89, turn: -90 },
);
