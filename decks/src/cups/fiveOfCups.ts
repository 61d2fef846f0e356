import { type Art, eachRow, fill, line, put } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { sleevedArm } from '../figure/actor.ts';
import { profile } from '../figure/profile.ts';
import { castle } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { cloud, hill, lake } from '../primitives/land.ts';
import { rain } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { cup } from '../suits/objects.ts';

export const fiveOfCups: Scene = {
  alt: 'A mourner in a dark cloak bows over three spilled cups; behind her back two cups still stand in the rain, and a bridge crosses the river towards a castle.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    cloud(160, 236, 0.9, 'shade'),
    cloud(440, 200, 0.8, 'shade'),
    rain([
      [110, 290],
      [150, 330],
      [190, 280],
      [410, 250],
      [450, 300],
      [480, 240],
      [130, 380],
      [470, 350],
      [90, 340],
      [520, 310],
    ]),
    hill(560, 12, 'far', 0.5),
    castle(460, 560, 0.66),
    lake(584, 760),
    fill('stone', 'M40 640C140 590 250 590 330 640V664H296A44 40 0 0 0 210 664H160A44 40 0 0 0 74 664H40Z'),
    line('M40 628C140 578 250 578 330 628', 2),
    hill(716, 8, 'mid', 1.2),
    eachRow(
      [
        [484, 668],
        [506, 764],
      ],
      (x, y) => [standing(x, y + 52, 42), cup(x, y, 0.54)],
    ),
    standing(332, 836, 150),
    eachRow(
      [
        [106, 690, 98],
        [122, 750, 84],
        [106, 812, 99],
      ],
      (x, y, turn) => [standing(x + 4, y + 32, 56), spilled(x, y, turn)],
    ),
    mourner,
  ],
};

/** Bent over to the left; drawn as if she looked right, and turned over. */
const mourner: Art = put(
  [
    fill(
      'ink',
      'M14 -372C-44 -366 -72 -318 -80 -262C-92 -170 -108 -80 -124 -4Q-10 22 78 2C78 -80 90 -160 88 -226L66 -330Z',
    ),
    graven('-10,-340 -52,-250 -70,-130 -96,0', 6),
    graven('6,-330 -18,-230 -24,-120 -40,6', 6),
    fill('shade', 'M54 -240C60 -160 62 -80 58 -4Q72 -2 80 -6C80 -80 90 -150 84 -226Z', { width: 1.8 }),
    graven('74,-200 74,-110 70,-12', 3),
    put(
      [
        profile({ skin: 'skinFair', hair: 'hairBlack', hood: 'ink', eyes: 'closed', brow: 'sad' }),
        line('M34 10q3 8 0 14', 2.6, 'waterLight'),
      ],
      { x: 74, y: -396, size: 0.66, turn: 36 },
    ),
    // The cape lies over the shoulders and the foot of the hood.
    fill(
      'ink',
      'M-16 -388C-62 -370 -84 -322 -84 -262C-60 -236 -20 -226 14 -232C50 -240 76 -262 84 -296C78 -318 66 -330 48 -334Q14 -350 -16 -388Z',
    ),
    graven('-18,-376 -46,-330 -56,-252', 5),
    graven('8,-356 0,-310 2,-242', 5),
    graven('40,-332 44,-300 50,-258', 4),
    sleevedArm({ joints: '22,-268 34,-222 74,-266', turn: -20 }, 'shade', 'skinFair', 'stone', 0.9),
  ],
  { x: 330, y: 836, size: 1.24, flip: true },
);

/** A cup on its side with spilled liquid. */
const spilled = (x: number, y: number, turn: number): Art => {
  const side = Math.sign(turn);
  return [
    fill(
      'red',
      `M${x + side * 26} ${y + 24}c${side * 14} -8 ${side * 62} -4 ${side * 66} 4c${side * 2} 10 ${side * -18} 6 ${side * -24} 12c${side * -8} 8 ${side * -40} 4 ${side * -42} -4c${side * -2} -6 ${side * -6} -8 0 -12Z`,
      { width: 1.6 },
    ),
    cup(x, y, 0.5, turn),
  ];
};
