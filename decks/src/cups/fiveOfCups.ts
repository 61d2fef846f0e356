import { type Art, eachOf, fill, line, put } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { sleevedArm } from '../figure/actor.ts';
import { profile } from '../figure/profile.ts';
import { castle } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { cloud, hill, lake } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { litBank } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { cup } from '../suits/objects.ts';

export const fiveOfCups: Scene = {
  alt: 'A mourner in a dark cloak bows before a pale moon over three cups that lie spilled in a dark red pool; behind her two cups still stand in the rain, and a bridge leads over the river to a castle.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    disc('light', 224, 352, 104),
    cloud(150, 252, 1.1, 'shade'),
    cloud(454, 206, 1, 'shade'),
    litBank(480, 'shade', [224, 352], 1),
    times(44, () => {
      const [x, y, long] = [56 + chance() * 500, 250 + chance() * 340, 22 + chance() * 26];
      return line(
        `M${x.toFixed(0)} ${y.toFixed(0)}l${(-long * 0.25).toFixed(0)} ${long.toFixed(0)}`,
        1.6,
        'steelDark',
        0.75,
      );
    }),
    hill(560, 12, 'far', 0.5),
    castle(494, 564, 0.72),
    lake(584, 760),
    put(bridge, { x: 234, y: -4 }),
    hill(716, 8, 'mid', 1.2),
    eachOf('512,716 524,804', (x, y) => [standing(x, y + 42, 36), cup(x, y, 0.45)]),
    put(pool, { x: 14 }),
    eachOf('120,694,106 176,754,-66 108,812,78', (x, y, turn) => [
      standing(x + 4, y + 30, 52),
      cup(x, y, 0.47, turn),
    ]),
    mourner,
  ],
};

/** Bent over to the left; drawn as if she looked right, and turned over. */
const mourner: Art = put(
  [
    fill(
      'shade',
      'M14 -372C-44 -366 -72 -318 -80 -262C-92 -170 -108 -80 -124 -4Q-10 22 78 2C78 -80 90 -160 88 -226L66 -330Z',
    ),
    graven('-10,-340 -52,-250 -70,-130 -96,0', 6),
    graven('6,-330 -18,-230 -24,-120 -40,6', 6),
    fill('wineDark', 'M54 -240C60 -160 62 -80 58 -4Q72 -2 80 -6C80 -80 90 -150 84 -226Z', { width: 1.8 }),
    graven('74,-200 74,-110 70,-12', 3),
    put(
      [
        profile({ skin: 'skinFair', hair: 'hairBlack', hood: 'shade', eyes: 'closed', mood: 'sad' }),
        line('M34 10q3 8 0 14', 2.6, 'waterLight'),
      ],
      { x: 74, y: -396, size: 0.66, turn: 36 },
    ),
    // The cape lies over the shoulders and the foot of the hood.
    fill(
      'shade',
      'M-16 -388C-62 -370 -84 -322 -84 -262C-60 -236 -20 -226 14 -232C50 -240 76 -262 84 -296C78 -318 66 -330 48 -334Q14 -350 -16 -388Z',
    ),
    graven('-18,-376 -46,-330 -56,-252', 5),
    graven('8,-356 0,-310 2,-242', 5),
    graven('40,-332 44,-300 50,-258', 4),
    sleevedArm({ joints: '22,-268 34,-222 74,-266', turn: -20 }, 'wineDark', 'skinFair', 'stone', 0.9),
  ],
  { x: 335, y: 956, size: 1.5, flip: true },
);

const bridge: Art = [
  fill('stone', 'M40 640C140 590 250 590 330 640V664H296A44 40 0 0 0 210 664H160A44 40 0 0 0 74 664H40Z'),
  line('M40 628C140 578 250 578 330 628', 2),
  line('M70 634v16M116 616v16M185 604v14M254 616v16M300 632v16', 1.6, 'line', 0.6),
];

/** What was in the cups runs together and downhill. */
const pool: Art = [
  fill(
    'redDark',
    'M110 708C136 706 142 726 132 740C148 752 132 772 128 786C150 792 158 806 160 822C190 832 214 846 208 872H60C64 850 96 846 122 836C118 820 112 800 112 782C98 766 108 752 106 738C96 730 96 712 110 708Z',
    { width: 1.8 },
  ),
  graven('118,720 122,760 134,810 150,860', 6, 'red', 0.9),
];
