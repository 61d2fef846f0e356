import { type Art, fill, line, put } from '../drawing/art.ts';
import { boxPath, polar, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { portrait } from '../figure/portrait.ts';
import { pillar } from '../primitives/buildings.ts';
import { water } from '../primitives/land.ts';
import { crescent, disc, halo } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';

export const theHighPriestess: Scene = {
  alt: 'A veiled priestess sits with an open book between a dark and a light pillar, the moon on her brow and a crescent at her feet; behind her hangs a curtain of pomegranates before the sea.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    water(680, 8, 26),
    fill('wine', boxPath(110, 196, 380, 530)),
    times(6, (row) =>
      times(
        5,
        (i) => i * 76 + (row % 2) * 38 < 340 && pomegranate(148 + i * 76 + (row % 2) * 38, 240 + row * 84),
      ),
    ),
    pillar(104, 176, 812, 'ink', 'light'),
    pillar(496, 176, 812, 'light', 'ink'),
    crescent(108, 330, 19, 0, 'glow'),
    disc('metalDark', 496, 330, 18, 1.6),
    halo(300, 336, 136),
    portrait({
      y: 352,
      size: 1,
      look: {
        shape: 'long',
        skin: 'skinFair',
        hair: 'hairBlack',
        cut: 'bald',
        eyes: 'down',
        brow: 'calm',
        mouth: 'calm',
      },
      wears: 'moonVeil',
      robe: 'water',
      panel: 'light',
      left: { kind: 'cradle', what: openBook },
      right: { kind: 'rest' },
    }),
    fill('metal', 'M176 752C196 872 404 872 424 752C394 832 206 832 176 752Z'),
    line('M192 782C220 842 380 842 408 782', 1.6, 'ink', 0.4),
  ],
};

const openBook: Art = [
  fill(
    'linen',
    'M-76 186C-44 172 -12 178 0 190C12 178 44 172 76 186L76 272C44 258 12 262 0 274C-12 262 -44 258 -76 272Z',
  ),
  line('M0 190V272', 1.8, 'ink', 0.6),
  times(4, (i) =>
    line(
      `M-64 ${204 + i * 15}C-44 ${196 + i * 15} -24 ${198 + i * 15} -10 ${206 + i * 15}M64 ${204 + i * 15}C44 ${196 + i * 15} 24 ${198 + i * 15} 10 ${206 + i * 15}`,
      1.6,
      'ink',
      0.5,
    ),
  ),
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
