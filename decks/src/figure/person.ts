import { fill, line, put, type Art } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
import { hairBehind, head } from './head.ts';
import { HEADWEAR, type Headwear } from './headwear.ts';
import { type Dress, type Legs, mantle, skirt, torso } from './dress.ts';
import { arm, type Arm } from './limbs.ts';
import type { Look } from './look.ts';

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
  /** Knee and foot of each leg below a tunic. */
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
 * A whole figure, 300 high, standing on (x, y): hips at -130, shoulders at -208, the head's centre at -258. A seated
 * figure sits at -86.
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
  const drop = dress === 'seated' ? 4 : 0;
  const sleeve = dress === 'none' ? skin : cloth;
  const limb = (side: -1 | 1, of: Arm) => arm(side, of, sleeve, skin, trim);
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
      skirt(dress, cloth, trim, p.hose ?? 'wineDark', skin, p.legs ?? LEGS_STANDING),
      // The body above the hips leans about them.
      put(put(upper, { y: 130 }), { y: -130, turn: lean }),
    ],
    { x, y: y + drop * size, size, flip },
  );
}

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
      line(
        'M0 -66C-30 -40 -40 10 -34 54M0 -66C-8 -30 -12 20 -10 62M0 -66C14 -30 18 20 16 62M0 -66C34 -40 46 10 38 52',
        1.4,
        'detail',
        0.4,
      ),
    ],
    { y: -258, size: 0.44, turn: bow },
  );
