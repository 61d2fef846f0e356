import { fill, flat, line, put, tube, type Art, type Place } from '../drawing/art.ts';
import { circlePath, times, type Point } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import { graven, limb, swellPath } from '../drawing/swell.ts';
import { disc } from '../primitives/lights.ts';
import { gallopingLegs, rearingLegs } from './rearingLegs.ts';

type Leg = readonly [hip: Point, knee: Point, foot: Point];

// Near and far foreleg, near and far hind leg, in the horse's own units: the withers are at -58, the ground at 150.
export const GAITS = {
  // Three hooves on the ground, one foreleg lifted.
  paw: [
    [
      [78, 6],
      [112, 54],
      [84, 100],
    ],
    [
      [58, 12],
      [58, 78],
      [54, 140],
    ],
    [
      [-96, -6],
      [-112, 74],
      [-100, 140],
    ],
    [
      [-72, 0],
      [-84, 78],
      [-72, 140],
    ],
  ],
  walk: [
    [
      [78, 6],
      [112, 56],
      [98, 108],
    ],
    [
      [58, 12],
      [56, 78],
      [44, 140],
    ],
    [
      [-98, -6],
      [-126, 70],
      [-126, 140],
    ],
    [
      [-74, 0],
      [-74, 78],
      [-52, 138],
    ],
  ],
  // A short, high step, one foreleg drawn up.
  prance: [
    [
      [78, 6],
      [124, 30],
      [104, 80],
    ],
    [
      [58, 12],
      [62, 68],
      [56, 124],
    ],
    [
      [-98, -6],
      [-118, 58],
      [-128, 124],
    ],
    [
      [-74, 0],
      [-62, 62],
      [-40, 122],
    ],
  ],
  // All four legs stretched out above the ground.
  gallop: [
    [
      [80, 0],
      [140, 8],
      [186, 44],
    ],
    [
      [64, 10],
      [122, 40],
      [158, 84],
    ],
    [
      [-98, -8],
      [-138, 54],
      [-190, 92],
    ],
    [
      [-76, 0],
      [-112, 64],
      [-164, 108],
    ],
  ],
  rear: [
    [
      [80, 0],
      [136, 16],
      [118, 66],
    ],
    [
      [66, 10],
      [116, 46],
      [88, 86],
    ],
    [
      [-98, -6],
      [-104, 78],
      [-70, 132],
    ],
    [
      [-76, 0],
      [-66, 82],
      [-30, 128],
    ],
  ],
  // Rears on straight hind legs: the body is turned 24° back.
  levade: [
    [
      [80, 0],
      [136, 16],
      [118, 66],
    ],
    [
      [66, 10],
      [116, 46],
      [88, 86],
    ],
    [
      [-96, -6],
      [-164, 40],
      [-168, 107],
    ],
    [
      [-74, 4],
      [-122, 72],
      [-96, 136],
    ],
  ],
} as const satisfies Record<string, readonly Leg[]>;

type Horse = {
  gait: keyof typeof GAITS;
  coat: Role;
  shaded: Role;
  mane: Role;
  cloth?: Role;
  device?: Art;
  neck?: keyof typeof NECKS;
  fetlocks?: boolean;
};

/** The neck and head of a horse that goes with a long neck, and of one whose neck is arched, its chin drawn in. */
const NECKS = {
  long: 'M30 -58C48 -92 70 -134 98 -154L104 -176L116 -154C130 -148 140 -130 149 -112C157 -98 168 -90 168 -76C166 -64 150 -62 141 -69C131 -78 122 -86 110 -88C104 -68 104 -48 101 -30',
  arched:
    'M30 -58C36 -104 58 -158 95.9 -168.1L112.7 -179.1L116.4 -154.3C127.5 -143.9 130.7 -123.5 133 -103.5C135.8 -87.6 143.4 -76.4 138.6 -63.2C132.6 -52.6 116.9 -56.2 110.8 -65.9C104.5 -77.7 98.8 -88.3 94.7 -100.5C112 -76 106 -52 101 -30',
};

const TRUNK =
  'C106 -6 100 16 84 26C50 46 -20 42 -58 26C-88 42 -122 22 -126 -16C-128 -46 -110 -64 -84 -63C-50 -64 -10 -46 30 -58Z';

/** A horse from the side, looking right; its saddle is at (-14, -54). */
export function horse({
  gait,
  coat,
  shaded,
  mane,
  cloth,
  device,
  neck = 'long',
  fetlocks = false,
}: Horse): Art {
  const [near, far, nearHind, farHind] = GAITS[gait];
  const streams = gait === 'gallop' || gait === 'levade';
  return [
    gait === 'gallop' ? flyingTail(mane) : tail(mane, streams),
    gait === 'levade'
      ? rearingLegs(coat, shaded)
      : gait === 'gallop'
        ? gallopingLegs(coat, shaded)
        : [
            jointedLeg(far, shaded, 24, fetlocks),
            jointedLeg(farHind, shaded, 30, fetlocks),
            jointedLeg(near, coat, 26, fetlocks),
            jointedLeg(nearHind, coat, 36, fetlocks),
          ],
    fill(coat, NECKS[neck] + TRUNK),
    flat(
      shaded,
      'M84 26C50 46 -20 42 -58 26C-88 42 -122 22 -126 -16C-110 16 -80 22 -56 14C-16 30 50 30 84 26Z',
      0.7,
    ),
    graven('92,-120 78,-70 84,-22', 4, 'ink', 0.35),
    graven('70,-40 64,-10 76,16', 4, 'ink', 0.35),
    graven('-100,-44 -84,-16 -92,14', 4, 'ink', 0.35),
    graven('112,-104 124,-92 136,-88', 3, 'ink', 0.35),
    neck === 'arched' ? archedMane(mane) : drawMane(mane, gait === 'gallop'),
    cloth && caparison(cloth, device),
    neck === 'arched' ? put(bridle(false), ARCHED_HEAD) : bridle(),
    neck === 'arched' && tube('red', 'M122 -82C98 -70 66 -64 30 -72', 2, 'none'),
  ];
}

/** From the hip over the knee to the hoof: broad above, lean below, with a fetlock above the hoof. */
export const horseLeg = ([hip, knee, foot]: Leg, coat: Role, girth: number): Art => [
  limb(
    coat,
    [hip, knee, between(knee, foot, 0.45), between(knee, foot, 0.8), foot],
    [1.5, 0.72, 0.5, 0.62, 0.56].map((k) => girth * k),
  ),
  hoof(knee, foot),
];

/** A leg with all its joints: a hind leg bends forward at the stifle before it bends back at the hock. */
function jointedLeg([hip, knee, foot]: Leg, coat: Role, girth: number, fetlocks: boolean): Art {
  const hind = hip[0] < 0;
  const [x, y] = between(hip, knee, 0.5);
  const stifle: Point = hind ? [x + 11, y - 5] : [x + 3, y];
  const widths = hind ? [1.75, 1.35, 0.66, 0.5, 0.56, 0.46] : [1.6, 1.12, 0.78, 0.5, 0.62, 0.5];
  const [fx, fy] = between(knee, foot, fetlocks ? 0.78 : 0.74);
  const fetlock: Point = [fetlocks ? fx - 10 : fx, fy];
  return [
    limb(
      coat,
      [hip, stifle, knee, between(knee, foot, 0.3), fetlock, foot],
      widths.map((k) => girth * k),
    ),
    hoof(fetlocks ? fetlock : knee, foot),
  ];
}

const between = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [
  ax + (bx - ax) * t,
  ay + (by - ay) * t,
];

const hoof = ([kx, ky]: Point, [x, y]: Point): Art =>
  put(fill('woodDark', 'M-10 -5H11L19 13H-12Z', { width: 1.8 }), {
    x,
    y,
    turn: (Math.atan2(y - ky, x - kx) * 180) / Math.PI - 90,
  });

export const tail = (role: Role, streams: boolean): Art =>
  streams
    ? [
        fill(role, 'M-112 -52C-150 -78 -190 -52 -232 -66C-214 -34 -176 -20 -122 -20Z'),
        line('M-120 -42C-150 -54 -180 -40 -212 -54', 1.5),
      ]
    : [
        fill(role, 'M-112 -52C-156 -54 -168 0 -160 92C-140 66 -128 20 -118 -18Z'),
        line('M-124 -38C-146 -20 -150 30 -152 66', 1.5),
      ];

const flyingTail = (role: Role): Art => [
  fill(
    role,
    'M-112 -50C-128 -90 -156 -78 -184 -108C-178 -84 -182 -74 -198 -66C-184 -60 -180 -46 -188 -30C-162 -34 -144 -16 -122 -18Z',
  ),
  line('M-120 -42C-140 -68 -160 -64 -178 -80M-124 -30C-144 -44 -160 -42 -178 -48', 1.5),
];

/** How the head of an arched neck is turned against the other. */
const ARCHED_HEAD: Place = { x: -45.3, y: -49.2, turn: 20 };

/** Locks down the crest of an arched neck. */
const archedMane = (role: Role): Art => [
  '34,-76 40,-98 48,-118 58,-136 69,-150 82,-160 95,-165'.split(' ').map((at, i) => {
    const [x = 0, y = 0] = at.split(',').map(Number);
    const lock = `${x},${y} ${x - 8 + i},${y + 18} ${x + 2},${y + 36} ${x - 8 + (i % 2) * 8},${y + 56}`;
    return [fill(role, swellPath(lock, [14, 22, 16, 2]), { width: 1.5 }), graven(lock, 2.4, 'ink', 0.3)];
  }),
  fill(role, swellPath('104,-170 120,-164 130,-146', [12, 13, 2]), { width: 1.5 }),
];

/** Locks that fall from the crest over the neck, or stream back from it, and one between the ears. */
const drawMane = (role: Role, streams: boolean): Art => [
  times(8, (i) => {
    const [x, y] = [36 + i * 9.6, -68 - i * 13];
    const curl = i % 2 ? 5 : -3;
    const points: readonly Point[] = streams
      ? [
          [x + 4, y],
          [x - 20, y - 10 + curl],
          [x - 42, y + 4],
          [x - 66 - curl * 2, y - 4 + curl],
        ]
      : [
          [x + 3, y - 5],
          [x - 9, y + 14],
          [x - 3 + curl, y + 32],
          [x - 15 + curl * 2, y + 50],
        ];
    return [fill(role, swellPath(points, [14, 21, 15, 2]), { width: 1.5 }), graven(points, 2.4, 'ink', 0.3)];
  }),
  fill(role, swellPath(streams ? '112,-164 96,-170 74,-166' : '108,-166 120,-156 128,-136', [12, 13, 2]), {
    width: 1.5,
  }),
];

const caparison = (role: Role, device: Art): Art => [
  fill(
    role,
    'M40 -58C0 -46 -40 -58 -78 -62C-84 -20 -82 20 -78 60C-60 70 -40 56 -20 64C0 56 20 70 44 60C50 20 46 -20 40 -58Z',
  ),
  line('M-78 52C-60 62 -40 48 -20 56C0 48 20 62 44 52', 4, 'trim'),
  put(device, { x: -20, y: 8 }),
];

const bridle = (reined = true): Art => [
  flat('ink', circlePath(126, -122, 5)),
  flat('light', circlePath(128, -124, 1.6)),
  line('M158 -84q4 -4 7 -2M146 -70q8 -4 14 -3', 2, 'ink', 0.8),
  line(
    'M108 -148C112 -124 130 -104 147 -91M154 -105Q141 -94 131 -78M109 -150Q122 -150 133 -139M109 -148Q106 -118 113 -90',
    2.2,
    'redDark',
  ),
  reined && tube('red', 'M146 -88C110 -70 70 -66 30 -72', 2, 'none'),
  disc('metal', 148, -92, 5, 1.2),
];
