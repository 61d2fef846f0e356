import { type Art, eachRow, fill, flat, put, line } from '../drawing/art.ts';
import { times, toPoints, toTenth } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb, swellPath } from '../drawing/swell.ts';
import { actor, sleevedArm } from '../figure/actor.ts';
import { profile } from '../figure/profile.ts';
import { house } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { wand } from '../suits/objects.ts';

export const tenOfWands: Scene = {
  alt: 'A bearded man bends under ten burning staffs roped together, clasps them in both arms with his face pressed against them, and walks on along a paved path to the lit houses of a village.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    disc('glow', 130, 300, 34),
    hill(640, 12, 'far', 0.6),
    house(490, 672, 0.46),
    house(530, 696, 0.62, 'red'),
    hill(690, 8, 'mid', 2),
    path,
    standing(212, 860, 170),
    put(bearing(), { x: 14, y: -50 }),
  ],
};

/** The man and his load, whose feet are 50 below where they would be on the path. */
const bearing = (): Art => [
  bearer(),
  sleevedArm({ joints: '290,560 350,570 420,520', hand: 'hidden' }, 'wineDark', 'skinFair', 'trim', 1.1),
  times(10, (i) => wand(...staffPlace(i))),
  rope('266,462 356,482 476,464'),
  rope('260,700 312,716 366,708'),
  clasp(452, 512, -8),
  firelight(),
  sleevedArm({ joints: '176,590 200,694 372,652', hand: 'hidden' }, 'wine', 'skinFair', 'trim', 1.16),
  limb('skinFair', '340,660 370,652 398,646', [25, 32, 38], 'skinEdge'),
  clasp(402, 628, 2),
];

/** A paved path from the village, broad in front. */
const path: Art = [
  fill(
    'woodDark',
    'M488 700C494 728 440 742 386 762C300 792 150 806 40 812V900H560V872C516 852 478 822 492 786C502 760 530 734 516 700Z',
    { width: 1.8 },
  ),
  eachRow(
    [
      [500, 722, 0.4],
      [478, 748, 0.5],
      [444, 768, 0.7],
      [482, 776, 0.6],
      [398, 786, 0.8],
      [448, 800, 0.9],
      [344, 808, 0.9],
      [402, 824, 1],
      [470, 836, 1],
      [330, 842, 1.1],
      [412, 862, 1.1],
      [500, 874, 1.1],
      [236, 826, 1],
      [140, 836, 1],
      [74, 860, 1.1],
      [196, 876, 1.2],
      [330, 880, 1.2],
    ],
    (x, y, size) => put(flat('wood', 'M-26 0C-24 -10 22 -12 27 -1C24 9 -20 10 -26 0Z'), { x, y, size }),
  ),
];

/** The flames' light on the hair, the neck and the back. */
const firelight = (): Art => [
  graven('230,424 248,408 272,406', 6, 'glow', 0.7),
  graven('196,560 176,562 150,584', 6, 'glow', 0.5),
];

/** Two turns of rope that go round the bundle. */
const rope = (points: string): Art =>
  [0, 13].map((y) => put([limb('straw', points, [12, 12, 12]), strands(points)], { y }));

/** The slanting strands of a rope. */
const strands = (points: string): Art => {
  const knots = toPoints(points);
  return knots.slice(1).map(([x2, y2], i) => {
    const [x1, y1] = knots[i] ?? [x2, y2];
    return times(7, (k) => {
      const [x, y] = [x1 + ((x2 - x1) * (k + 0.5)) / 7, y1 + ((y2 - y1) * (k + 0.5)) / 7];
      return line(`M${toTenth(x - 3)} ${toTenth(y + 4)}l6 -8`, 2, 'woodDark', 0.8);
    });
  });
};

/** Fingers that come round the far side of the bundle. */
const clasp = (x: number, y: number, turn: number): Art =>
  put(
    times(4, (i) =>
      fill(
        'skinFair',
        swellPath(`18,${i * 11} 2,${i * 11 - 1} ${-14 + Math.abs(i - 1) * 3},${i * 11 + 2}`, [12, 12, 10]),
        {
          edge: 'skinEdge',
          width: 1.8,
        },
      ),
    ),
    { x, y, turn },
  );

const bearer = (): Art => [
  actor({
    skin: 'skinFair',
    head: profile({ skin: 'skinFair', hair: 'hairBrown', beard: true, brow: 'sad', eyes: 'open' }),
    headAt: { x: 258, y: 462, size: 0.76, turn: 20 },
    spine: '216,554 166,590 144,692',
    girth: [62, 128, 98],
    cloth: 'wine',
    hem: [
      [74, 752],
      [226, 758],
    ],
    hose: 'sage',
    limbs: 1.16,
    farLeg: { joints: '172,716 254,788 250,890' },
    nearLeg: { joints: '130,716 128,808 74,872', foot: 30 },
  }),
  graven('108,600 96,640 102,690', 5),
  graven('140,560 122,610 132,670', 5),
];

/** A fan of staffs, each a little higher or lower than the next; place, size and turn. */
function staffPlace(i: number): [x: number, y: number, size: number, turn: number] {
  const turn = -2 + i * 3;
  const angle = (turn * Math.PI) / 180;
  const along = 84 + ([40, 0, 62, 18, 78, 30, 4, 56, 14, 44][i] ?? 0);
  return [276 + i * 9.5 + along * Math.sin(angle), 690 - along * Math.cos(angle), 1.62, turn];
}
