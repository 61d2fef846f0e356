import { type Art, clipped, eachRow, fill, flat, line, put, tube } from '../drawing/art.ts';
import { toTenth, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { sleevedArm } from '../figure/actor.ts';
import { posed } from '../figure/posed.ts';
import { castle } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { hill, lake, peaks } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { sword } from '../suits/objects.ts';

export const eightOfSwords: Scene = {
  alt: 'A bound and blindfolded woman stands on wet sand between eight swords planted to her left and right; the way in front of her is open, and a castle stands on a crag far behind.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    peaks(560, [[130, 80, 90]], 'dusk', 'far'),
    crag,
    hill(600, 6, 'far', 1.2),
    lake(616, 700),
    sand,
    eachRow(
      [
        [208, 676, 5],
        [396, 678, -4],
        [158, 692, -6],
        [446, 694, 6],
        [106, 704, 2],
        [498, 708, -3],
      ],
      (x, y, turn) => planted(x, y, 1.08, turn),
    ),
    standing(306, 846, 126),
    woman,
    eachRow(
      [
        [134, 836, -7],
        [474, 842, 4],
      ],
      (x, y, turn) => planted(x, y, 1.2, turn),
    ),
  ],
};

/** A sword with its point in the sand, which is heaped round the blade. */
const planted = (x: number, y: number, size: number, turn: number): Art => [
  flat('ink', `M${x - 30} ${y + 4}q34 -12 70 0q-36 14 -70 0Z`, 0.3),
  sword(x, y - 116 * size, size, 180 + turn),
  fill(
    'straw',
    `M${x - 32} ${y + 8}C${x - 22} ${y - 8} ${x - 8} ${y - 14} ${x} ${y - 13}C${x + 10} ${y - 14} ${x + 22} ${y - 8} ${x + 32} ${y + 8}Q${x} ${y + 16} ${x - 32} ${y + 8}Z`,
    {
      width: 1.6,
    },
  ),
];

const crag: Art = [
  fill('far', 'M316 640L352 520L392 470L400 408L504 404L516 462L546 520L560 560V640Z'),
  graven('420,420 412,480 430,540', 5),
  graven('484,420 496,480 480,560', 5),
  castle(452, 408, 0.72),
];

const sand: Art = [
  fill('straw', 'M40 672C140 654 240 668 320 660C420 650 490 662 560 656V900H40Z'),
  eachRow(
    [
      [236, 742, 40],
      [392, 768, 42],
      [206, 858, 54],
      [400, 862, 46],
      [330, 720, 26],
    ],
    (x, y, w) => [
      fill(
        'waterLight',
        `M${x - w} ${y}a${w} ${w * 0.12} 0 1 0 ${2 * w} 0a${w} ${w * 0.12} 0 1 0 ${-2 * w} 0Z`,
        { width: 1.4 },
      ),
      line(`M${x - w * 0.7} ${y - 1}h${w * 0.8}M${x - w * 0.1} ${y + 3}h${w * 0.6}`, 1.4, 'light', 0.8),
    ],
  ),
];

const PLACE = { x: 304, y: 846, size: 1.06 };

const bound = (side: 1 | -1): Art =>
  sleevedArm(
    {
      joints: [
        [side * 40, -352],
        [side * 82, -270],
        [side * 8, -222],
      ],
      hand: 'hidden',
    },
    'wine',
    'skinFair',
    'wine',
  );

/** One turn of a twisted rope, curved towards the viewer. */
function coil(left: number, right: number): Art {
  const at = (t: number) => [-98 + 196 * t, left + (right - left) * t + 44 * t * (1 - t)] as const;
  return [
    tube('linen', `M-98 ${left}Q0 ${(left + right) / 2 + 22} 98 ${right}`, 9),
    times(20, (i) => {
      const [x, y] = at((i + 1) / 21);
      return line(`M${toTenth(x - 2.5)} ${toTenth(y + 4)}l5 -8`, 1.5, 'skinEdge', 0.5);
    }),
  ];
}

const knot: Art = [
  tube('linen', 'M-8 -306C-14 -276 -8 -236 -20 -196', 6.5),
  tube('linen', 'M4 -306C12 -276 6 -246 14 -214', 6.5),
  fill('linen', 'M-20 -322C-10 -330 10 -330 16 -320C20 -310 12 -302 0 -302C-14 -302 -24 -312 -20 -322Z', {
    width: 1.6,
  }),
  line('M-14 -323Q-2 -314 2 -303M12 -322Q-2 -314 -10 -303', 1.5, 'skinEdge', 0.6),
];

const woman: Art = [
  posed({
    place: PLACE,
    look: { skin: 'skinFair', hair: 'hairBrown', cut: 'long', eyes: 'bound', mouth: 'calm', shape: 'round' },
    behind: [bound(-1), bound(1)],
    bow: -13,
    headAt: [-6, -428],
    cloth: 'wine',
    trim: 'rose',
    hem: [
      [-92, -10],
      [104, -12],
    ],
  }),
  put(
    [
      clipped(
        'M-60 -364C-84 -336 -94 -300 -90 -270L-50 -228H50L90 -270C94 -300 84 -336 60 -364Z',
        [
          [-344, -322],
          [-318, -340],
          [-296, -274],
          [-268, -290],
        ].map(([left = 0, right = 0]) => coil(left, right)),
      ),
      knot,
    ],
    PLACE,
  ),
];
