import { type Art, eachOf, fill, flat, line, put } from '../drawing/art.ts';
import { times, toPoints, toTenth } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { actor, sleevedArm } from '../figure/actor.ts';
import { grip } from '../figure/grip.ts';
import { profile } from '../figure/profile.ts';
import { house } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { wand } from '../suits/objects.ts';

export const tenOfWands: Scene = {
  alt: 'A bearded man bends double under ten burning staffs on his back, pulls with both hands at the rope that ties them, and walks on along a paved path to the lit houses of a village.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    disc('glow', 112, 262, 30),
    hill(640, 12, 'far', 0.6),
    house(490, 672, 0.46),
    house(530, 696, 0.62, 'red'),
    hill(690, 8, 'mid', 2),
    path,
    standing(212, 860, 170),
    times(10, (i) => wand(...staffPlace(i))),
    rope('186,530 246,490 300,552'),
    bearer,
    farHand,
    nearArm,
  ],
};

/** A paved path from the village, broad in front. */
const path: Art = [
  fill(
    'woodDark',
    'M488 700C494 728 440 742 386 762C300 792 150 806 40 812V900H560V872C516 852 478 822 492 786C502 760 530 734 516 700Z',
    { width: 1.8 },
  ),
  eachOf(
    '500,722,0.4 478,748,0.5 444,768,0.7 482,776,0.6 398,786,0.8 448,800,0.9 344,808,0.9 402,824,1 470,836,1 330,842,1.1 412,862,1.1 500,874,1.1 236,826,1 140,836,1 74,860,1.1 196,876,1.2 330,880,1.2',
    (x, y, size) => put(flat('wood', 'M-26 0C-24 -10 22 -12 27 -1C24 9 -20 10 -26 0Z'), { x, y, size }),
  ),
];

/** Two turns of rope that go round the bundle. */
const rope = (points: string): Art => [0, 14].map((x) => put(cord(points), { x, y: -x * 1.4 }));

/** A rope with its slanting strands. */
const cord = (points: string): Art => {
  const knots = toPoints(points);
  const strands = knots.slice(1).map(([x2, y2], i) => {
    const [x1, y1] = knots[i] ?? [x2, y2];
    return times(7, (k) => {
      const [x, y] = [x1 + ((x2 - x1) * (k + 0.5)) / 7, y1 + ((y2 - y1) * (k + 0.5)) / 7];
      return line(`M${toTenth(x - 3)} ${toTenth(y + 4)}l6 -8`, 2, 'woodDark', 0.8);
    });
  });
  return [
    limb(
      'straw',
      points,
      knots.map(() => 12),
    ),
    strands,
  ];
};

const bearer: Art = [
  actor({
    skin: 'skinFair',
    head: profile({ skin: 'skinFair', hair: 'hairBrown', beard: true, mood: 'weary', eyes: 'open' }),
    headAt: { x: 392, y: 462, size: 0.74, turn: 34 },
    spine: '338,500 268,556 204,664',
    girth: [66, 130, 98],
    cloth: 'wine',
    hem: [
      [114, 724],
      [270, 734],
    ],
    hose: 'sage',
    limbs: 1.16,
    farArm: { joints: '348,520 352,612 424,628', hand: 'hidden' },
    farLeg: { joints: '222,694 306,752 304,838' },
    nearLeg: { joints: '188,694 206,782 118,842', foot: 30 },
  }),
  graven('180,590 158,630 150,690', 5),
  graven('232,560 196,610 188,680', 5),
  graven('372,430 392,424 412,432', 5, 'glow', 0.7),
];

/** The rope's end: over the shoulder and down through both hands. */
const strap: Art = cord('262,500 310,462 356,494 392,566 420,620 430,690');

const farHand: Art = grip(
  'skinFair',
  { x: 421, y: 626, turn: -24, size: 1.06 },
  put(strap, { x: -421, y: -626 }),
);

const nearArm: Art = [
  sleevedArm({ joints: '300,524 296,624 394,572', hand: 'hidden' }, 'wine', 'skinFair', 'trim', 1.16),
  grip(
    'skinFair',
    { x: 394, y: 570, turn: -26, size: 1.06 },
    put(cord('374,532 392,566 410,600'), { x: -394, y: -570 }),
  ),
];

/** A sheaf of staffs over the back, spread like a fan; place, size and turn. */
function staffPlace(i: number): [x: number, y: number, size: number, turn: number] {
  const turn = 16 + i * 5;
  const angle = (turn * Math.PI) / 180;
  const along = 74 + ([40, 0, 62, 18, 70, 30, 4, 56, 14, 44][i] ?? 0);
  return [178 + i * 9.4 + along * Math.sin(angle), 478 + i * 6.4 - along * Math.cos(angle), 1.62, turn];
}
