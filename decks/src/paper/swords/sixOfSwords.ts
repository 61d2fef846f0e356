import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { hatch, lens, ticks } from '../lino/marks.ts';
import { field, lake, waves } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { sword } from '../objects.ts';

const NECK = 'M-42 200C-54 120 -44 60 -34 10L30 16C30 70 44 110 70 200Z';
const SKULL =
  'M-38 -6C-30 -36 12 -44 34 -26C58 -16 82 -2 94 10C96 22 88 28 76 28C52 30 34 36 12 40C-16 38 -42 20 -38 -6Z';
const HULL =
  'M56 566C160 590 400 590 520 540L548 520C546 600 510 668 430 690C340 704 210 704 140 684C90 664 62 620 56 566Z';

const doe = (place: Place): Art =>
  put(
    [
      cut('ink', 'M-6 -20C2 -52 14 -68 28 -74C32 -52 26 -32 14 -16Z', 4),
      joined('ink', [NECK, SKULL]),
      cut('ink', 'M-14 -14C-46 -22 -66 -44 -72 -68C-42 -64 -14 -48 0 -26Z', 4),
      flat('mid', lens([-20, -26], [-62, -60], 9)),
      flat('light', circlePath(24, -8, 7) + lens([64, 26], [84, 24], 4) + lens([14, 44], [24, 120], 12)),
      flat('ink', circlePath(26, -8, 4)),
      ticks(NECK, { role: 'mid', flow: 100, gap: 22, length: 18, width: 5, tone: (x) => (x < 4 ? 0.9 : 0) }),
    ],
    place,
  );

export const sixOfSwords: Scene = {
  alt: 'A doe and her fawn cross rough water in a boat, behind six swords that stand in its bow; a pale shore lies along the horizon.',
  draw: () => [
    chatterSky('sky', -6, { marks: 'far', foot: 420 }),
    field('far', '40,440 200,432 340,400 460,380 560,372', 'mid'),
    lake(448, 'mid', 'light', 700),
    [0, 3, 1, 4, 2, 5].map((i) => {
      const size = 1.62 - (i % 3) * 0.22;
      return sword(268 + i * 48, 590 - size * 130, size, 180);
    }),
    doe({ x: 126, y: 360, size: 1.3 }),
    doe({ x: 190, y: 504, size: 0.76 }),
    cut('ink', HULL, 7),
    hatch(HULL, { role: 'mid', angle: -4, gap: 24, width: 6, side: 'all' }),
    gouge('66,584 160,612 400,610 532,552', 11, 'accent'),
    waves(706, 3, ['near', 'mid', 'near'], 44),
  ],
};
