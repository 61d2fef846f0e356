import { horse } from '../creatures/horse.ts';
import { eachRow, fill, line, put } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { portrait } from '../figure/portrait.ts';
import { castle } from '../primitives/buildings.ts';
import { hill } from '../primitives/land.ts';
import { disc, star } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';

export const theChariot: Scene = {
  alt: 'A crowned charioteer in armour stands under a canopy of stars, drawn by one dark and one light horse that pull apart; a walled city lies behind.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    castle(132, 560, 1),
    castle(468, 560, 1),
    hill(574, 8, 'far', 1),
    hill(700, 8, 'mid', 2),
    line('M168 640V250M432 640V250', 12, 'line'),
    line('M168 640V250M432 640V250', 8, 'metalDark'),
    fill(
      'cloth',
      'M130 258C150 176 230 140 300 140C370 140 450 176 470 258C440 240 416 274 384 256C356 240 330 274 300 256C270 240 244 274 216 256C184 240 160 274 130 258Z',
    ),
    eachRow(
      [
        [196, 214],
        [246, 186],
        [300, 172],
        [354, 186],
        [404, 214],
        [272, 226],
        [328, 226],
      ],
      (x, y) => star(x, y, 13, 'glow', 6, 0.45),
    ),
    portrait({
      y: 374,
      size: 0.74,
      look: {
        shape: 'square',
        skin: 'skinOlive',
        hair: 'hairFair',
        cut: 'curls',
        eyes: 'open',
        brow: 'stern',
        mouth: 'firm',
      },
      wears: 'spireCrown',
      robe: 'cloth',
      panel: 'steel',
      collar: 'armour',
      right: {
        kind: 'hold',
        what: [fill('metal', 'M-6 110V-130H6V110Z'), star(0, -146, 24, 'glow', 4, 0.4)],
      },
      left: { kind: 'rest' },
    }),
    fill('stone', 'M150 610Q300 580 450 610L430 800H170Z'),
    fill('clothDark', 'M178 634Q300 610 422 634L408 776H192Z', { width: 1.6 }),
    put(
      [
        fill(
          'light',
          'M-70 -30C-40 -46 -18 -34 0 -10C18 -34 40 -46 70 -30C48 -24 34 -10 14 4H-14C-34 -10 -48 -24 -70 -30Z',
          { width: 2 },
        ),
        disc('red', 0, 16, 26),
        disc('glow', 0, 16, 11, 1.4),
      ],
      { x: 300, y: 690 },
    ),
    [104, 496].map((x) => [
      disc('metalDark', x, 760, 78),
      disc('near', x, 760, 62, 2),
      times(8, (i) => put(fill('metal', 'M-5 0V-64H5V0Z', { width: 1.6 }), { x, y: 760, turn: i * 45 })),
      disc('metal', x, 760, 18),
    ]),
    put(horse({ gait: 'walk', coat: 'shade', shaded: 'ink', mane: 'hairBlack', cloth: 'wine' }), {
      x: 176,
      y: 756,
      size: 0.78,
      flip: true,
    }),
    put(horse({ gait: 'walk', coat: 'light', shaded: 'linen', mane: 'hairFair', cloth: 'cloth' }), {
      x: 424,
      y: 756,
      size: 0.78,
    }),
  ],
};
