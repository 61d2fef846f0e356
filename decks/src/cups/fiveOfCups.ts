import { type Art, fill, line } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { person } from '../figure/person.ts';
import { castle } from '../primitives/buildings.ts';
import { cloud, hill, lake } from '../primitives/land.ts';
import { rain } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { cup } from '../suits/objects.ts';

export const fiveOfCups: Scene = {
  alt: 'A figure in a dark cloak bows over three spilled cups; behind it two cups still stand, and a bridge leads over the river to a house.',
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
    person({
      x: 318,
      y: 818,
      size: 1.6,
      look: {
        skin: 'skinFair',
        hair: 'hairBlack',
        cut: 'short',
        eyes: 'closed',
        brow: 'sad',
        mouth: 'firm',
        turn: -0.8,
      },
      wears: 'hood',
      dress: 'gown',
      cloth: 'shade',
      trim: 'stone',
      cloak: 'ink',
      lean: -8,
      bow: -18,
      arms: [
        { elbow: [-56, -160], hand: [-12, -176] },
        { elbow: [56, -160], hand: [12, -164] },
      ],
    }),
    spilled(128, 748, -98),
    spilled(214, 796, 82),
    spilled(126, 836, -84),
    cup(452, 786, 0.74),
    cup(520, 812, 0.74),
  ],
};

const spilled = (x: number, y: number, turn: number): Art => [
  fill(
    'red',
    `M${x - Math.sign(turn) * -46} ${y + 10}c${Math.sign(turn) * 34} -14 ${Math.sign(turn) * 70} -6 ${Math.sign(turn) * 74} 10c${Math.sign(turn) * -20} 18 ${Math.sign(turn) * -60} 10 ${Math.sign(turn) * -74} -10Z`,
    { width: 1.6 },
  ),
  cup(x, y, 0.56, turn),
];
