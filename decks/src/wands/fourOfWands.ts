import { type Art, eachRow, line, put, rays, tube } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { HATS } from '../figure/hats.ts';
import { bearingHand, closedOver } from '../figure/holds.ts';
import { posed } from '../figure/posed.ts';
import { castle } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { hill, road } from '../primitives/land.ts';
import { flower, leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { wand } from '../suits/objects.ts';

export const fourOfWands: Scene = {
  alt: 'Four staffs carry a garland of flowers; beneath it a woman and a man dance, her hand in his, each with a foot in the air and a lifted bouquet; a castle stands far off in festive light.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    rays(300, 480, 30, 480, 34, 0.5),
    hill(548, 18, 'far', 2),
    castle(300, 540, 0.74),
    hill(596, 8, 'far', 1),
    road(300, 600, 760, 'straw', 10),
    [196, 404].map((x) => wand(x, 446, 1.9)),
    hill(652, 5, 'mid', 2.4),
    [86, 514].map((x) => wand(x, 556, 2.7)),
    garland,
    hill(800, 6, 'near', 1),
    standing(190, 846, 100),
    standing(412, 846, 100),
    man,
    woman,
    clasped,
    eachRow(
      [
        [72, 862],
        [250, 868],
        [310, 858],
        [350, 870],
        [530, 862],
      ],
      (x, y, i) => flower(x, y, 14, 5, i % 2 ? 'light' : 'rose', i % 2 ? 'linen' : 'red'),
    ),
  ],
};

/** From the tall staffs in front to those behind, in three bows. */
const BOWS = [
  [86, 352, 196, 302, 40],
  [196, 302, 404, 302, 44],
  [404, 302, 514, 352, 40],
] as const;

const garland: Art = BOWS.map(([x1, y1, x2, y2, sag], bow) => [
  tube('leafDark', `M${x1} ${y1}Q${(x1 + x2) / 2} ${y1 + sag * 2} ${x2} ${y2}`, 9),
  times(bow === 1 ? 13 : 8, (i) => {
    const t = (i + 0.5) / (bow === 1 ? 13 : 8);
    const x = x1 + (x2 - x1) * t;
    const y = y1 + (y2 - y1) * t + 4 * sag * t * (1 - t);
    return [
      leaf(x, y, 60 + (i % 3) * 40, 30, i % 2 ? 'leaf' : 'leafDark'),
      leaf(x, y, -70 - (i % 3) * 40, 22, i % 2 ? 'leafDark' : 'leaf'),
      i % 2 === 0 && flower(x, y + 2, 17, 6, i % 4 ? 'rose' : 'red', i % 4 ? 'red' : 'redDark'),
    ];
  }),
]);

const bouquet: Art = [
  line('M0 44L0 -10M-4 44L-10 -10M4 44L10 -10', 4, 'leaf'),
  [-140, -110, -70, -40].map((turn) => leaf(0, -14, turn, 40, turn % 4 ? 'leaf' : 'leafDark')),
  flower(0, -56, 22, 6, 'light', 'linen'),
  flower(-22, -38, 17, 5, 'glow', 'metal'),
  flower(22, -38, 17, 5, 'glow', 'metal'),
];

const woman: Art = posed({
  place: { x: 200, y: 846, size: 0.88, turn: -3 },
  side: { skin: 'skinFair', hair: 'hairAuburn', eyes: 'open', nose: 'snub' },
  behindHead: [
    limb('hairAuburn', '-30,-20 -66,40 -92,110 -134,170', [84, 72, 54, 8]),
    graven('-56,20 -80,90 -120,156', 5),
  ],
  hat: put(HATS.roseWreath, { turn: -10, size: 1 }),
  bow: -6,
  spine: '4,-366 -12,-306 -4,-240',
  cloth: 'rose',
  hose: 'skinFair',
  boots: 'woodDark',
  farLeg: { joints: '-10,-210 -40,-120 -112,-76', foot: 62 },
  nearLeg: { joints: '-2,-210 12,-110 22,-18', foot: 6 },
  hem: [
    [-126, -100],
    [86, -58],
  ],
  farArm: { joints: '20,-350 70,-262 128,-252', hand: 'hidden' },
  nearArm: { joints: '-6,-352 -84,-378 -96,-446', holds: bouquet, turn: 10, flip: true },
});

const man: Art = posed({
  place: { x: 406, y: 842, size: 0.92, flip: true },
  side: { skin: 'skinDark', hair: 'hairBlack', eyes: 'open' },
  hat: put(HATS.roseWreath, { turn: -10 }),
  bow: -6,
  spine: '4,-366 -6,-306 0,-240',
  cloth: 'cloth',
  hose: 'straw',
  hem: [
    [-66, -158],
    [62, -166],
  ],
  farLeg: { joints: '16,-214 92,-176 74,-92', foot: 30 },
  nearLeg: { joints: '-12,-214 -22,-110 -26,-18' },
  farArm: { joints: '20,-350 66,-266 110,-262', hand: 'hidden' },
  nearArm: { joints: '-6,-352 -84,-378 -96,-446', holds: bouquet, turn: 10, flip: true },
});

/** Her hand laid in his. */
const clasped: Art = [
  bearingHand('skinDark', { x: 300, y: 612, size: 0.8, flip: true, turn: 4 }),
  closedOver('skinFair', { x: 300, y: 604, size: 0.72, turn: 4 }),
];
