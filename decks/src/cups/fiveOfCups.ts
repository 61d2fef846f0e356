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
      x: 336,
      y: 818,
      size: 1.6,
      look: {
        shape: 'long',
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
      wrapped: true,
      lean: -8,
      bow: -18,
      arms: [
        { elbow: [-50, -160], hand: [-8, -158] },
        { elbow: [50, -160], hand: [8, -170] },
      ],
    }),
    spilled(116, 722, 98),
    spilled(136, 786, 82),
    spilled(112, 844, 100),
    cup(440, 778, 0.74),
    cup(506, 806, 0.74),
  ],
};

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
