import { line, put, type Art } from '../../drawing/art.ts';
import { times, toPoints, toTenth } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { actor, sleevedArm } from '../../figure/actor.ts';
import { grip } from '../../figure/grip.ts';
import { profile } from '../../figure/profile.ts';

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

/** Two turns of rope about the bundle. */
export const ropes: Art = ['306,470 236,398 184,330', '250,520 184,450 128,382'].map((points) =>
  cord(points),
);

export const bearer: Art = [
  actor({
    skin: 'skinFair',
    head: profile({ skin: 'skinFair', hair: 'hairBrown', beard: true, mood: 'weary', eyes: 'open' }),
    headAt: { x: 392, y: 462, size: 0.74, turn: 34 },
    spine: '338,500 268,556 204,664',
    girth: [66, 130, 98],
    cloth: 'wine',
    trim: 'woodDark',
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
const strap: Art = cord('262,500 310,462 356,494 392,566 420,620 440,666 430,706 444,738');

export const farHand: Art = grip(
  'skinFair',
  { x: 421, y: 626, turn: -24, size: 1.06 },
  put(strap, { x: -421, y: -626 }),
);

export const nearArm: Art = [
  sleevedArm({ joints: '300,524 296,624 394,572', hand: 'hidden' }, 'wine', 'skinFair', 'woodDark', 1.16),
  grip(
    'skinFair',
    { x: 394, y: 570, turn: -26, size: 1.06 },
    put(cord('374,532 392,566 410,600'), { x: -394, y: -570 }),
  ),
];

/** A sheaf of staffs side by side along the back and over the neck; place, size and turn. */
export function staffPlace(i: number): [x: number, y: number, size: number, turn: number] {
  const angle = (48 * Math.PI) / 180;
  const [across, along] = [(9 - i) * 15.5, 40 + ([0, 62, 22, 84, 10, 58, 96, 30, 74, 4][i] ?? 0)];
  return [
    296 - across * Math.cos(angle) + along * Math.sin(angle),
    456 - across * Math.sin(angle) - along * Math.cos(angle),
    1.7,
    47 + (i % 3),
  ];
}
