import { fill, flat, line, put, tube, type Art } from '../drawing/art.ts';
import { circlePath, n, times, type Point } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import { disc } from '../primitives/lights.ts';
import { hairBehind, head } from './head.ts';
import { HEADWEAR, type Headwear } from './headwear.ts';
import type { Look, Skin } from './look.ts';

type Dress = 'robe' | 'gown' | 'tunic' | 'seated' | 'kneeling' | 'none';

/** An arm from its shoulder by the elbow to the hand, in the figure's own units, and what the hand holds. */
export type Arm = { elbow: Point; hand: Point; holds?: Art; behind?: boolean };

/** Each leg from its knee to the foot. */
export type Legs = readonly [readonly [Point, Point], readonly [Point, Point]];

type Person = {
  x: number;
  y: number;
  size?: number;
  flip?: boolean;
  look?: Look;
  wears?: Headwear;
  dress?: Dress;
  cloth?: Role;
  trim?: Role;
  hose?: Role;
  cloak?: Role;
  /** How far the body above the hips bends to the right, in degrees. */
  lean?: number;
  /** How far the head bows, in degrees. */
  bow?: number;
  /** Seen from behind. */
  away?: boolean;
  arms?: readonly [Arm, Arm];
  /** Knee and foot of each leg under a tunic. */
  legs?: Legs;
};

const ARMS_DOWN: readonly [Arm, Arm] = [
  { elbow: [-46, -164], hand: [-40, -124] },
  { elbow: [46, -164], hand: [40, -124] },
];
const LEGS_STANDING = [
  [
    [-16, -50],
    [-18, -6],
  ],
  [
    [16, -50],
    [20, -6],
  ],
] as const;

/**
 * A whole figure, 300 high, standing on (x, y): hips at -130, shoulders at -208, the head's middle at -258.
 * A seated figure sits at -86; a kneeling one is lowered to its knee.
 */
export function person(p: Person): Art {
  const {
    x,
    y,
    size = 1,
    flip = false,
    look = {},
    wears = 'none',
    dress = 'robe',
    cloth = 'cloth',
    trim = 'trim',
  } = p;
  const { lean = 0, bow = 0, away = false, arms = ARMS_DOWN, cloak } = p;
  const skin = look.skin ?? 'skinOlive';
  const drop = dress === 'kneeling' ? 62 : dress === 'seated' ? 4 : 0;
  const sleeve = dress === 'none' ? skin : cloth;
  const limb = (side: -1 | 1, arm: Arm) => armOf(side, arm, sleeve, skin, trim);
  const [left, right] = arms;

  const upper: Art = [
    !away && put(hairBehind(look), { y: -258, size: 0.44, turn: bow }),
    [left.behind && limb(-1, left), right.behind && limb(1, right)],
    torso(dress, cloth, trim, skin, away),
    away
      ? [
          put(HEADWEAR[wears], { y: -258, size: 0.44, turn: bow }),
          backOfHead(look, bow),
          wears !== 'none' && put(HEADWEAR[wears], { y: -258, size: 0.44, turn: bow }),
        ]
      : put([head(look), HEADWEAR[wears]], { y: -258, size: 0.44, turn: bow }),
    [!left.behind && limb(-1, left), !right.behind && limb(1, right)],
  ];

  return put(
    [
      cloak && put(put(mantle(cloak), { y: 130 }), { y: -130, turn: lean * 0.5 }),
      lower(dress, cloth, trim, p.hose ?? 'wineDark', skin, p.legs ?? LEGS_STANDING),
      // The bend turns what is above the hips about them.
      put(put(upper, { y: 130 }), { y: -130, turn: lean }),
    ],
    { x, y: y + drop * size, size, flip },
  );
}

const mantle = (cloak: Role): Art => [
  fill(
    cloak,
    'M-30 -216C-66 -206 -72 -150 -78 -96C-84 -50 -88 -24 -92 -4L92 -4C88 -24 84 -50 78 -96C72 -150 66 -206 30 -216Z',
  ),
  [-1, 1].map((s) => line(`M${s * 58} -150Q${s * 70} -80 ${s * 76} -16`, 1.4, 'line', 0.5)),
];

const backOfHead = (look: Look, bow: number): Art =>
  put(
    [
      fill(look.skin ?? 'skinOlive', 'M-18 40L-22 92H22L18 40Z', { edge: 'skinEdge' }),
      look.cut === 'long'
        ? hairBehind(look)
        : fill(
            look.hair ?? 'hairBrown',
            'M0 -74C-60 -76 -68 -20 -60 24C-52 60 -24 70 0 70C24 70 52 60 60 24C68 -20 60 -76 0 -74Z',
          ),
    ],
    { y: -258, size: 0.44, turn: bow },
  );

function torso(dress: Dress, cloth: Role, trim: Role, skin: Skin, away: boolean): Art {
  const shape =
    'M-14 -222C-30 -216 -42 -212 -42 -190C-38 -166 -28 -150 -26 -128L26 -128C28 -150 38 -166 42 -190C42 -212 30 -216 14 -222C6 -214 -6 -214 -14 -222Z';
  if (dress === 'none')
    return [
      fill(skin, shape, { edge: 'skinEdge' }),
      line('M-14 -186q8 8 14 0q6 8 14 0M0 -176V-146', 1.6, 'skinEdge', 0.5),
    ];
  return [
    fill(cloth, shape),
    !away &&
      fill(trim, 'M-17 -221C-8 -206 8 -206 17 -221L24 -216C12 -194 -12 -194 -24 -216Z', { width: 1.4 }),
    !away && line('M0 -198V-138', 1.4, 'line', 0.6),
    fill(trim, 'M-27 -138H27L28 -124H-28Z', { width: 1.4 }),
    !away && disc('red', 0, -131, 5, 1.2),
  ];
}

function lower(dress: Dress, cloth: Role, trim: Role, hose: Role, skin: Skin, legs: Legs): Art {
  switch (dress) {
    case 'robe':
    case 'gown': {
      const w = dress === 'gown' ? 84 : 58;
      return [
        fill(
          cloth,
          `M-27 -134C${-w * 0.62} -90 ${-w * 0.86} -40 ${-w} -4Q0 12 ${w} -4C${w * 0.86} -40 ${w * 0.62} -90 27 -134Z`,
        ),
        [-0.6, -0.25, 0.25, 0.6].map((k) =>
          line(`M${n(20 * k)} -116Q${n(w * k * 0.7)} -60 ${n(w * k)} -14`, 1.4, 'line', 0.5),
        ),
        line(`M${-w + 3} -14Q0 2 ${w - 3} -14`, 4, trim),
        times(dress === 'gown' ? 7 : 0, (i) =>
          flat('light', circlePath((i - 3) * 20, -34 + Math.abs(i - 3) * -3, 2.6)),
        ),
      ];
    }
    case 'tunic':
      return [
        legs.map(([knee, foot], i) => limbBelow(hose, i ? 12 : -12, knee, foot)),
        fill(cloth, 'M-27 -134C-34 -116 -42 -98 -46 -80Q0 -68 46 -80C42 -98 34 -116 27 -134Z'),
        line('M-43 -86Q0 -74 43 -86', 4, trim),
        line('M-10 -118L-16 -82M10 -118L16 -82', 1.4, 'line', 0.5),
      ];
    case 'none':
      return legs.map(([knee, foot], i) => limbBelow(skin, i ? 12 : -12, knee, foot, true));
    case 'seated':
      return [
        fill(
          cloth,
          'M-27 -134C-62 -128 -80 -108 -76 -80C-80 -50 -82 -24 -84 0Q0 16 84 0C82 -24 80 -50 76 -80C80 -108 62 -128 27 -134Z',
        ),
        line(
          'M-50 -82Q-56 -40 -60 -4M50 -82Q56 -40 60 -4M-70 -92C-50 -112 -30 -104 -22 -84M70 -92C50 -112 30 -104 22 -84',
          1.5,
          'line',
          0.55,
        ),
        fill(
          'clothDark',
          'M-22 -84C-14 -70 14 -70 22 -84C30 -50 30 -20 32 2Q0 10 -32 2C-30 -20 -30 -50 -22 -84Z',
          { width: 1.4, opacity: 0.55 },
        ),
        line('M-82 -10Q0 6 82 -10', 4, trim),
      ];
    case 'kneeling':
      return [
        fill(cloth, 'M-27 -134C-56 -120 -92 -96 -104 -66Q-20 -50 62 -64C68 -92 48 -120 27 -134Z'),
        line('M-12 -120Q-50 -100 -84 -70M6 -118Q-8 -90 -30 -66M20 -118Q34 -96 36 -68', 1.4, 'line', 0.5),
        line('M-100 -74Q-20 -60 60 -74', 4, trim),
      ];
  }
}

const limbBelow = (role: Role, hip: number, [kx, ky]: Point, [fx, fy]: Point, bare = false): Art => [
  tube(
    role,
    `M${hip} -124Q${n(kx)} ${n(ky - 10)} ${n(kx)} ${n(ky)}Q${n(kx)} ${n(ky + 12)} ${n(fx)} ${n(fy)}`,
    19,
    bare ? 'skinEdge' : 'line',
  ),
  fill(
    bare ? role : 'woodDark',
    `M${n(fx - 11)} ${n(fy - 9)}H${n(fx + 9)}C${n(fx + 28)} ${n(fy - 2)} ${n(fx + 28)} ${n(fy + 8)} ${n(fx + 22)} ${n(fy + 8)}H${n(fx - 11)}Z`,
    { width: 1.6, edge: bare ? 'skinEdge' : 'line' },
  ),
];

function armOf(
  side: -1 | 1,
  { elbow: [ex, ey], hand: [hx, hy], holds }: Arm,
  sleeve: Role,
  skin: Skin,
  trim: Role,
): Art {
  const bare = sleeve === skin;
  const path = `M${side * 32} -200Q${n(ex)} ${n(ey)} ${n(hx)} ${n(hy)}`;
  const reach = Math.hypot(hx - ex, hy - ey) || 1;
  const cuff = `M${n(hx - ((hx - ex) / reach) * 12)} ${n(hy - ((hy - ey) / reach) * 12)}L${n(hx)} ${n(hy)}`;
  return [
    tube(bare ? skin : sleeve, path, 20, bare ? 'skinEdge' : 'line'),
    !bare && tube(trim, cuff, 17),
    holds && put(holds, { x: hx, y: hy }),
    fill(skin, circlePath(hx + ((hx - ex) / reach) * 7, hy + ((hy - ey) / reach) * 7, 9.5), {
      edge: 'skinEdge',
      width: 1.8,
    }),
  ];
}
