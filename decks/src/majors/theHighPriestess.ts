import { type Art, fill, line, mirrored, put, flat } from '../drawing/art.ts';
import { boxPath, polar, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { sleevedArm } from '../figure/actor.ts';
import { dais, enthroned } from '../figure/enthroned.ts';
import { restingHand } from '../figure/restingHand.ts';
import { shoulder } from '../figure/shoulder.ts';
import { pillar } from '../primitives/buildings.ts';
import { water } from '../primitives/land.ts';
import { crescent, disc, halo } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';

export const theHighPriestess: Scene = {
  alt: 'A veiled priestess sits between a dark and a light pillar and reads in a red book, the moon on her brow and a great crescent at her feet; behind her hangs a curtain of pomegranates before the sea.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    water(632, 10, 24),
    moonlight,
    fill('wine', boxPath(118, 196, 364, 412)),
    line('M118 598H482', 8, 'trim'),
    times(5, (row) =>
      times(
        5,
        (i) => i * 76 + (row % 2) * 38 < 340 && pomegranate(148 + i * 76 + (row % 2) * 38, 240 + row * 84),
      ),
    ),
    pillar(104, 176, 812, 'ink', 'light'),
    pillar(496, 176, 812, 'light', 'ink'),
    crescent(108, 330, 19, 0, 'glow'),
    disc('metalDark', 496, 330, 18, 1.6),
    halo(300, 296, 122),
    dais(806, 206),
    put(veil, { x: 300, y: 304, size: 0.66 }),
    enthroned({
      look: { shape: 'long', skin: 'skinFair', hair: 'hairBlack', cut: 'bald', eyes: 'down', mood: 'calm' },
      wears: 'moonVeil',
      robe: 'water',
      panel: 'light',
      mantle: 'clothDark',
      collar: 'jewels',
      place: { x: 300, y: 560, size: 1.06 },
    }),
    put(reading, { x: 300, y: 560, size: 1.06 }),
    fill('metal', 'M196 744C216 876 384 876 404 744C376 838 224 838 196 744Z', { width: 2 }),
  ],
};

/** The moon's light on the sea, on both sides of the curtain. */
const moonlight: Art = [64, 158, 442, 536].map((x) =>
  times(6, (i) =>
    flat(
      'light',
      `M${x - 12 - i * 2} ${650 + i * 26}q${12 + i * 2} -6 ${24 + i * 4} 0q${-12 - i * 2} 6 ${-24 - i * 4} 0Z`,
      0.4,
    ),
  ),
);

const veil: Art = fill(
  'light',
  'M0 -84C-70 -86 -92 -20 -88 50C-86 110 -116 130 -126 176L126 176C116 130 86 110 88 50C92 -20 70 -86 0 -84Z',
);

/** The arms and the open book that they hold up between them, its covers towards us; in the seated figure's units. */
const reading: Art = [
  mirrored(
    [
      sleevedArm({ joints: '50,-158 124,-44 66,-28', hand: 'hidden' }, 'water', 'skinFair', 'trim', 0.92),
      shoulder('water', [40, -132], 17),
      graven('62,-116 88,-84 104,-58', 4),
      graven('30,-120 34,-70 30,-16', 4),
    ],
    0,
  ),
  fill('linen', 'M-64 -98Q-30 -108 0 -84Q30 -108 64 -98L70 -86L0 -70L-70 -86Z', { width: 1.8 }),
  line('M-60 -93Q-28 -101 0 -78Q28 -101 60 -93', 1.4, 'ink', 0.5),
  mirrored(
    [
      fill('wine', 'M0 -72L76 -92L72 4L0 28Z'),
      line('M10 -60L64 -76L61 -5L10 12Z', 2),
      put(crescent(0, 0, 13, 90, 'glow', 1.6), { x: 30, y: -48, flip: true }),
      restingHand('skinFair', { x: 66, y: -26, turn: 10, flip: true, size: 0.88 }),
    ],
    0,
  ),
  line('M0 -72V28', 5, 'trim'),
];

const pomegranate = (x: number, y: number): Art =>
  put(
    [
      disc('red', 0, 0, 18, 1.5),
      [-8, 0, 8].map((dx) => fill('red', `M${dx - 3} -15L${dx * 1.3} -27L${dx + 3} -15Z`, { width: 1 })),
      times(5, (i) => disc('glow', ...polar(0, 2, 7, i * 72), 2.6, 0)),
    ],
    { x, y },
  );
