import { eachOf, eachRow, fill, flat, line, mirrored, put, type Art, type Place } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
import { graven } from '../drawing/swell.ts';
import { disc } from '../primitives/lights.ts';
import { type Reach, sleevedArm } from './actor.ts';
import { bodice } from './garment.ts';
import { hairBehind, head } from './head.ts';
import { HEADWEAR, type Headwear } from './headwear.ts';
import type { Look } from './look.ts';
import { frontModelling } from './modelling.ts';

type Enthroned = {
  look: Look;
  wears: Headwear;
  robe: Role;
  /** The skirt between the knees. */
  panel: Role;
  mantle: Role;
  collar: 'jewels' | 'fur';
  shoes?: Role;
  /** A belt is left out where something is before the waist, of which it would look like a part. */
  belt?: boolean;
  /** How far the knees point aside: -1 left, 1 right. */
  knees?: number;
  /** How far the head is bent aside, in degrees; it goes with the knees by default. */
  bow?: number;
  headSize?: number;
  /** In the figure's own units: shoulders at (-50, -166) and (50, -166), the lap at 20, the knees at 80. */
  left?: Reach;
  right?: Reach;
  /** What lies in the lap, painted below the arms. */
  lap?: Art;
  place: Place;
};

/** A seated figure from crown to shoes, the waist at 0,0 and the shoes at 270; the head's centre is at -246. */
export function enthroned(e: Enthroned): Art {
  const { robe, panel, mantle, knees = 0, look } = e;
  const skin = look.skin ?? 'skinOlive';
  const shift = knees * 44;
  const bow = { x: knees * 6, y: -246, size: e.headSize ?? 0.7, turn: e.bow ?? knees * 3 };
  return put(
    [
      fill(
        mantle,
        'M-40 -190C-110 -176 -128 -60 -150 60C-162 140 -176 210 -190 264Q0 300 190 264C176 210 162 140 150 60C128 -60 110 -176 40 -190Z',
      ),
      mirrored([graven('104,-60 134,90 168,250', 4), graven('122,40 142,140 152,262', 3)], 0),
      put(hairBehind(look), bow),
      bodice(robe, '0,-154 0,-84 0,0', [116, 112, 98]),
      skirts(robe, panel, e.shoes ?? 'woodDark', shift),
      e.belt !== false && flat('trim', 'M-52 -14Q0 4 52 -14V4Q0 22 -52 4Z'),
      neckline(e.collar),
      put([head(look), frontModelling(look), HEADWEAR[e.wears]], bow),
      e.lap,
      e.left && sleevedArm(e.left, robe, skin, 'trim', 0.92),
      e.right && sleevedArm(e.right, robe, skin, 'trim', 0.92),
      e.collar !== 'fur' && mirrored(mantleEdge(mantle), 0),
    ],
    e.place,
  );
}

/** Where the mantle lies over the shoulder. */
const mantleEdge = (role: Role): Art => [
  fill(role, 'M32 -188C62 -190 92 -174 100 -128C92 -112 76 -108 62 -118C58 -144 46 -166 32 -188Z', {
    width: 2,
  }),
  graven('48,-180 70,-158 80,-122', 3),
];

/** The lap, the knees, and the skirt that falls from them to the shoes. */
const skirts = (robe: Role, panel: Role, shoes: Role, shift: number): Art => {
  const [l, r] = [shift - 76, shift + 76];
  return [
    [l + 26, r - 26].map((x, i) =>
      fill(
        shoes,
        `M${x - 24} 262C${x - 22} 236 ${x + 22} 236 ${x + 26} 262C${x + 30 - i * 8} 280 ${x - 30 + i * 8} 280 ${x - 24} 262Z`,
        { width: 1.8 },
      ),
    ),
    fill(
      panel,
      `M${l} 60C${l + 16} 140 ${l - 4} 210 ${l - 8} 252Q${shift} 276 ${r + 8} 252C${r + 4} 210 ${r - 16} 140 ${r} 60Z`,
    ),
    graven(
      [
        [shift, 90],
        [shift + 6, 170],
        [shift, 258],
      ],
      5,
    ),
    fill(
      robe,
      `M-56 -20C-100 -4 ${l - 52} 36 ${l - 46} 84C${l - 40} 140 ${l - 62} 200 ${l - 66} 252Q${l - 30} 272 ${l + 10} 262C${l + 16} 200 ${l + 34} 130 ${l + 36} 76C${l + 60} 98 ${r - 60} 98 ${r - 36} 76C${r - 34} 130 ${r - 16} 200 ${r - 10} 262Q${r + 30} 272 ${r + 66} 252C${r + 62} 200 ${r + 40} 140 ${r + 46} 84C${r + 52} 36 100 -4 56 -20Q0 -2 -56 -20Z`,
    ),
    [l - 26, r + 26].map((x) => line(`M${x - 34} 243Q${x} 262 ${x + 34} 249`, 6, 'trim')),
    // The thighs come towards us: the knee is round, and the folds hang from it.
    eachRow([[l], [r]], (x, i) => {
      const s = i ? 1 : -1;
      return [
        graven(
          [
            [x - s * 30, 66],
            [x, 34],
            [x + s * 34, 60],
          ],
          5,
        ),
        graven(
          [
            [x + s * 26, 96],
            [x + s * 30, 170],
            [x + s * 44, 250],
          ],
          5,
        ),
        graven(
          [
            [x + s * 2, 104],
            [x + s * 4, 180],
            [x + s * 14, 256],
          ],
          4,
        ),
        graven(
          [
            [s * 34, -2],
            [x * 0.66, 18],
            [x - s * 6, 20],
          ],
          4,
        ),
      ];
    }),
    graven(
      [
        [l + 34, 60],
        [shift, 84],
        [r - 34, 60],
      ],
      5,
    ),
    graven(
      [
        [l + 48, 34],
        [shift, 54],
        [r - 48, 34],
      ],
      4,
    ),
  ];
};

/** What lies round the neck and on the breast; in the seated figure's units. */
function neckline(collar: Enthroned['collar']): Art {
  switch (collar) {
    case 'jewels':
      return [
        fill('trim', 'M-30 -184C-16 -160 16 -160 30 -184L46 -176C30 -132 -30 -132 -46 -176Z', { width: 1.8 }),
        eachRow(
          [
            [-26, -160],
            [0, -149],
            [26, -160],
          ],
          (x, y) => disc('red', x, y, 4.5, 1),
        ),
      ];
    case 'fur':
      return [
        fill(
          'light',
          'M-28 -188C-60 -180 -84 -168 -90 -140C-60 -118 -24 -122 0 -108C24 -122 60 -118 90 -140C84 -168 60 -180 28 -188C14 -164 -14 -164 -28 -188Z',
          { width: 1.8 },
        ),
        eachOf('-68,-152 -48,-166 -40,-138 -16,-150 -8,-130 16,-150 40,-138 48,-166 68,-152', (x, y) =>
          flat('ink', `M${x - 2.4} ${y}q2.4 -5 4.8 0q1 8 -1 14l-1.4 -3l-1.4 3q-2 -6 -1 -14Z`),
        ),
      ];
  }
}
