import { prayingHands } from '../figure/prayingHands.ts';
import { type Art, fill, line, put, rays } from '../drawing/art.ts';
import { boxPath } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { actor } from '../figure/actor.ts';
import { dais, enthroned, neckline } from '../figure/enthroned.ts';
import type { Hair, Skin } from '../figure/look.ts';
import { profile } from '../figure/profile.ts';
import { blessingHand } from '../figure/restingHand.ts';
import { pillar } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { halo } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';

export const theHierophant: Scene = {
  alt: 'A teacher in a triple crown sits between two grey pillars, one hand raised in blessing, the other on a triple cross; two students kneel before him with folded hands, crossed keys between them.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    fill('stoneDark', 'M96 900V330C96 190 200 150 300 150C400 150 504 190 504 330V900Z'),
    fill('clothDark', 'M134 900V340C134 226 214 190 300 190C386 190 466 226 466 340V900Z', { width: 1.6 }),
    rays(300, 326, 150, 330, 22, 0.35),
    pillar(96, 270, 812),
    pillar(504, 270, 812),
    halo(300, 326, 112, 'clothDark'),
    dais(758, 150),
    enthroned({
      look: {
        shape: 'round',
        aged: true,
        skin: 'skinDark',
        hair: 'hairWhite',
        beard: 'full',
        nose: 'broad',
        eyes: 'open',
        mood: 'grave',
      },
      wears: 'tiara',
      robe: 'light',
      panel: 'straw',
      mantle: 'wine',
      collar: 'fur',
      lap: stole,
      right: { joints: '50,-158 104,-60 132,-104', holds: tripleCross, turn: 0 },
      left: { joints: '-50,-158 -116,-92 -116,-190', hand: 'hidden' },
      place: { x: 300, y: 538, size: 0.88 },
    }),
    put(neckline('fur', 'light'), { x: 300, y: 538, size: 0.88 }),
    blessingHand('skinDark', { x: 197, y: 356, size: 0.94, turn: 3 }),
    standing(124, 856, 84),
    standing(476, 856, 84),
    put(student('wine', { skin: 'skinOlive', hair: 'hairBrown' }), { x: 122, y: 858, size: 1.2 }),
    put(student('cloth', { skin: 'skinBrown', hair: 'hairBlack', beard: true }), {
      x: 478,
      y: 858,
      size: 1.2,
      flip: true,
    }),
    [-1, 1].map((s) => put(key, { x: 300, y: 818, size: 0.82, turn: s * 52, flip: s < 0 })),
  ],
};

/** A long embroidered band from the collar over the lap, in the seated figure's units. */
const stole: Art = [
  fill('wine', 'M-17 -130C-20 -60 -18 10 -22 70L-20 176H20L22 70C18 10 20 -60 17 -130Z', { width: 2 }),
  line('M-20 164H20', 5, 'trim'),
  [-78, 28, 96, 140].map((y) => line(`M0 ${y - 16}V${y + 16}M-10 ${y - 5}H10`, 5, 'trim')),
];

/** A student on both knees, looking up to the right, hands laid together. */
const student = (robe: Role, side: { skin: Skin; hair: Hair; beard?: boolean }): Art => [
  fill('woodDark', 'M-44 -24L-78 -34C-90 -34 -98 -20 -96 -4C-90 4 -80 2 -74 -4L-44 0Z', { width: 1.8 }),
  fill(
    robe,
    'M-32 -108C-58 -84 -72 -50 -62 -22C-58 -8 -54 -2 -50 0H46C64 -2 68 -22 56 -36C42 -52 28 -74 22 -108Z',
  ),
  graven('-34,-76 6,-56 52,-26', 5),
  graven('-50,-44 -10,-24 40,-8', 4),
  graven('-24,-96 2,-78 32,-62', 3.4),
  actor({
    skin: side.skin,
    head: [
      profile({ ...side, eyes: 'open', mood: 'wonder' }),
      fill(side.skin, TONSURE, { edge: 'skinEdge', width: 1.8 }),
    ],
    headAt: { x: 10, y: -214, size: 0.46, turn: -12 },
    spine: '-4,-160 -8,-128 -6,-88',
    girth: [52, 66, 54],
    cloth: robe,
    limbs: 0.64,
    farArm: { joints: '10,-148 30,-106 60,-128', hand: 'hidden' },
    nearArm: { joints: '-10,-150 4,-100 54,-126', hand: 'hidden' },
  }),
  prayingHands(side.skin, { x: 56, y: -148, turn: 10, size: 0.66 }),
];

/** The shaved crown of a head in profile. */
const TONSURE = 'M22 -64C8 -88 -42 -92 -60 -62C-40 -54 0 -52 22 -64Z';

const tripleCross: Art = [
  fill('metal', 'M-5 356V-130H5V356Z', { width: 1.8 }),
  [-108, -86, -64].map((y, i) => fill('metal', boxPath(-18 - i * 7, y, 36 + i * 14, 8), { width: 1.6 })),
];

const key: Art = [
  fill('metal', 'M-6 54V-40H6V54Z', { width: 1.6 }),
  fill('metal', 'M6 26H26V36H6ZM6 44H22V54H6Z', { width: 1.6 }),
  line('M0 -40a18 18 0 1 1 .1 0', 9),
  line('M0 -40a18 18 0 1 1 .1 0', 5, 'metalDark'),
];
