import { type Art, clipped, eachRow, fill, flat, line, put, tube } from '../drawing/art.ts';
import { toTenth, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { posed } from '../figure/posed.ts';
import { shoulder } from '../figure/shoulder.ts';
import { castle } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { hill, lake, peaks } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { sword } from '../suits/objects.ts';

export const eightOfSwords: Scene = {
  alt: 'A bound and blindfolded woman stands on wet sand, eight swords planted to her left and right, her arms roped to her body; the pale way in front of her is open, and a castle stands on a crag far behind.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    peaks(560, [[130, 80, 90]], 'dusk', 'far'),
    crag,
    hill(600, 6, 'far', 1.2),
    lake(616, 700),
    sand,
    eachRow(
      [
        [170, 690, 4],
        [436, 690, -4],
        [120, 702, -5],
        [486, 702, 5],
        [72, 718, 2],
        [530, 718, -3],
      ],
      (x, y, turn) => planted(x, y, 0.98, turn),
    ),
    standing(304, 826, 126),
    woman,
    eachRow(
      [
        [104, 846, -6],
        [500, 846, 6],
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
  flat('linen', 'M232 790C216 830 176 862 120 900H488C432 862 392 830 376 790Q304 770 232 790Z', 0.5),
  graven('236,820 216,848 180,876', 4, 'straw'),
  graven('300,826 302,850 300,880', 4, 'straw'),
  graven('372,820 392,848 428,876', 4, 'straw'),
  eachRow(
    [
      [150, 768, 40],
      [456, 774, 42],
      [190, 742, 22],
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

const PLACE = { x: 304, y: 826, size: 1.1 };

/** An upper arm from the shoulder to the elbow; the forearm is behind her back. */
const upperArm = (side: 1 | -1): Art => [
  limb(
    'wine',
    [
      [side * 44, -344],
      [side * 78, -300],
      [side * 88, -250],
    ],
    [40, 42, 36],
  ),
  shoulder('wine', [side * 38, -344], 20),
  graven(
    [
      [side * 62, -318],
      [side * 72, -296],
      [side * 78, -262],
    ],
    4,
  ),
];
const forearm = (side: 1 | -1): Art =>
  limb(
    'wineDark',
    [
      [side * 88, -250],
      [side * 60, -222],
      [side * 20, -204],
    ],
    [36, 34, 30],
  );

/** One turn of a twisted rope, curved towards the viewer. */
function coil(left: number, right: number): Art {
  const at = (t: number) => [-112 + 224 * t, left + (right - left) * t + 44 * t * (1 - t)] as const;
  return [
    tube('linen', `M-112 ${left}Q0 ${(left + right) / 2 + 22} 112 ${right}`, 9),
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

const blindfold: Art = [
  fill('light', 'M44 -16C62 -10 72 8 84 34L66 30L58 44C54 20 50 4 42 -2Z', { width: 1.6 }),
  fill('light', 'M-50 -22C-20 -12 20 -12 50 -22L50 8C20 17 -20 17 -49 8Z', { width: 2 }),
];

const woman: Art = [
  posed({
    place: PLACE,
    look: { skin: 'skinFair', hair: 'hairBrown', cut: 'long', eyes: 'bound', mouth: 'calm', shape: 'long' },
    headSize: 0.62,
    hat: blindfold,
    behind: [forearm(-1), forearm(1)],
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
      upperArm(-1),
      upperArm(1),
      clipped(
        'M-64 -330C-90 -310 -102 -290 -107 -250L-90 -232H90L107 -250C102 -290 90 -310 64 -330Z',
        [
          [-322, -308],
          [-306, -320],
          [-268, -258],
        ].map(([left = 0, right = 0]) => coil(left, right)),
      ),
      knot,
    ],
    PLACE,
  ),
];
