import { leapingDog, snake } from '../creatures/beasts.ts';
import { angelHead, bullHead, eagleHead, lionHead } from '../creatures/heads.ts';
import { type Art, fill, line, put, rays } from '../drawing/art.ts';
import { polar, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { head } from '../figure/head.ts';
import { HEADWEAR } from '../figure/headwear.ts';
import { cloud } from '../primitives/land.ts';
import { crescent, disc, star } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';

export const wheelOfFortune: Scene = {
  alt: 'A great golden wheel of eight spokes hangs in the sky; a snake slides down one side, a fox climbs the other, a crowned sphinx keeps still on top, and an angel, an eagle, a bull and a lion read in the corners.',
  draw: (chance) => [
    sky(chance, { stars: 50, floor: 860 }),
    rays(300, 486, 180, 480, 36, 0.45),
    disc('metal', 300, 486, 184, 3),
    disc('mid', 300, 486, 156),
    times(24, (i) => disc('light', ...polar(300, 486, 170, i * 15), i % 3 ? 3 : 6, 1)),
    disc('metalDark', 300, 486, 104, 2),
    disc('near', 300, 486, 92, 1.6),
    times(8, (i) =>
      put(
        [
          fill('metal', 'M-6 -24V-176H6V-24Z', { width: 1.8 }),
          fill('metal', 'M0 -128L16 -104L0 -80L-16 -104Z', { width: 1.8 }),
        ],
        { x: 300, y: 486, turn: i * 45 },
      ),
    ),
    disc('metal', 300, 486, 38),
    star(300, 486, 28, 'ink', 8, 0.5),
    times(4, (i) =>
      put(i % 2 ? crescent(0, -130, 13, 0, 'light') : star(0, -130, 15, 'light', 6, 0.5), {
        x: 300,
        y: 486,
        turn: 22.5 + i * 90,
      }),
    ),
    snake(
      'M132 320C96 360 126 390 104 424C84 458 116 486 100 524C90 556 112 580 126 604',
      [126, 604],
      'sage',
    ),
    put(
      [
        leapingDog({ size: 1.25 }, 'hairAuburn', 'wood'),
        fill('hairAuburn', 'M-66 -34C-112 -40 -132 -84 -108 -118C-104 -86 -90 -68 -58 -62Z'),
      ],
      { x: 478, y: 540, turn: -62 },
    ),
    put(
      [
        fill('straw', 'M-66 0C-70 -46 -30 -60 -14 -62L20 -62C40 -50 44 -20 44 0Z'),
        line('M-62 -4C-92 -14 -92 -50 -74 -60', 6, 'straw'),
        fill('straw', 'M12 0H64C64 -14 44 -16 30 -14Z', { width: 2 }),
        put(
          [
            fill('cloth', 'M0 -84C-66 -86 -80 -20 -72 70L-40 80H40L72 70C80 -20 66 -86 0 -84Z'),
            line('M-58 -20V66M58 -20V66', 5, 'metal'),
            head({ skin: 'skinBrown', cut: 'bald', eyes: 'open' }),
          ],
          { x: 4, y: -92, size: 0.56 },
        ),
        put(HEADWEAR.lionCrown, { x: 4, y: -90, size: 0.5 }),
      ],
      { x: 300, y: 304 },
    ),
    corner(angelHead({ size: 0.7 }), 126, 236),
    corner(eagleHead({ size: 0.76 }), 474, 236),
    corner(bullHead({ size: 0.76 }), 124, 762),
    corner(lionHead({ size: 0.76 }), 476, 762),
  ],
};

/** A creature on its cloud with an open book. */
const corner = (creature: Art, x: number, y: number): Art => [
  put(creature, { x, y }),
  cloud(x + 4, y + 76, 0.72, 'dusk'),
  put(
    fill('light', 'M-30 -8C-16 -16 -4 -12 0 -6C4 -12 16 -16 30 -8V18C16 12 4 14 0 20C-4 14 -16 12 -30 18Z', {
      width: 1.6,
    }),
    { x, y: y + 66 },
  ),
];
