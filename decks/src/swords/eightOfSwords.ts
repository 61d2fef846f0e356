import { type Art, clipped, eachRow, fill, line, tube } from '../drawing/art.ts';
import { toTenth, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { person } from '../figure/person.ts';
import { castle } from '../primitives/buildings.ts';
import { hill, lake, peaks } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { sword } from '../suits/objects.ts';

export const eightOfSwords: Scene = {
  alt: 'A bound and blindfolded woman stands on wet sand among eight swords; the way between them is open in front, and a castle is far behind.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    peaks(560, [[300, 130, 150]], 'dusk', 'far'),
    castle(300, 420, 0.9),
    hill(600, 6, 'far', 1.2),
    lake(650, 900),
    wetSand,
    [84, 142, 200].map((x, i) => sword(x, i === 1 ? 500 : 570, 1.56, 180 - (2 - i))),
    [400, 458, 516].map((x, i) => sword(x, i === 1 ? 500 : 570, 1.56, 180 + i)),
    person({
      x: 300,
      y: 842,
      size: 1.62,
      look: { skin: 'skinFair', hair: 'hairBrown', cut: 'long', eyes: 'bound', mouth: 'calm' },
      dress: 'gown',
      cloth: 'wine',
      trim: 'rose',
      bow: -6,
      arms: [
        { elbow: [-60, -166], hand: [-18, -134], behind: true, handless: true },
        { elbow: [60, -166], hand: [18, -134], behind: true, handless: true },
      ],
    }),
    clipped(WAIST, COILS.map(coil)),
    knot,
    sword(112, 738, 1.3, 180),
    sword(492, 738, 1.3, 180),
  ],
};

/** Her body and arms between shoulder and belt; the rope is clipped to this shape. */
const WAIST = 'M240 500C206 530 204 584 238 626H362C396 584 394 530 360 500Z';

/** Where each turn of the rope appears at her left and disappears at her right. */
const COILS = [
  [516, 546],
  [548, 520],
  [552, 576],
  [584, 602],
] as const;

/** One turn of a twisted rope, curved towards the viewer. */
function coil([left, right]: (typeof COILS)[number]): Art {
  const at = (t: number) => [196 + 208 * t, left + (right - left) * t + 48 * t * (1 - t)] as const;
  return [
    tube('linen', `M196 ${left}Q300 ${(left + right) / 2 + 24} 404 ${right}`, 11),
    times(22, (i) => {
      const [x, y] = at((i + 1) / 23);
      return line(`M${toTenth(x - 3)} ${toTenth(y + 5)}l6 -10`, 1.6, 'skinEdge', 0.5);
    }),
  ];
}

const knot: Art = [
  tube('linen', 'M290 548C280 590 286 640 272 690', 8),
  tube('linen', 'M300 548C312 584 300 626 316 662', 8),
  line('M268 684l7 4M269 677l8 3M313 656l7 -4M311 649l7 -3', 1.8, 'skinEdge', 0.6),
  fill('linen', 'M276 532C288 522 308 522 318 534C324 546 314 556 298 556C282 558 270 546 276 532Z', {
    width: 1.8,
  }),
  line('M284 530Q298 540 302 555M312 532Q296 540 288 555', 1.6, 'skinEdge', 0.6),
];

const wetSand: Art = [
  fill('straw', 'M40 806C120 786 200 800 290 792C380 784 470 800 560 784V900H40Z'),
  eachRow(
    [
      [150, 838, 44],
      [420, 830, 52],
      [330, 862, 40],
    ],
    (x, y, w) =>
      fill('waterLight', `M${x - w} ${y}q${w} -16 ${2 * w} 0q${-w} 14 ${-2 * w} 0Z`, { width: 1.4 }),
  ),
];
