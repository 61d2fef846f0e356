import { flat, line, type Art } from '../drawing/art.ts';
import { toTenth } from '../drawing/geometry.ts';
import { graven } from '../drawing/swell.ts';
import type { Look } from './look.ts';
import type { profile } from './profile.ts';

// What an engraver adds to a head: painted over it and below what is worn.

/** The shaded side of the nose, the lids, the chin and the strands of the hair, of a head that faces us. */
export function frontModelling({ turn = 0, eyes = 'closed', beard = 'none', cut = 'short' }: Look): Art {
  const nose = turn * 19;
  const at = (x: number) => toTenth(nose + x);
  return [
    // The side away from the light, and the shadow of what is worn.
    flat('skinEdge', 'M34 -40C42 -14 40 24 16 60C36 52 48 26 48 0C48 -20 44 -34 34 -40Z', 0.16),
    flat('skinEdge', 'M-49 -24Q0 -50 49 -24L48 -14Q0 -38 -48 -14Z', 0.16),
    flat(
      'skinEdge',
      `M${at(1)} -13C${at(3)} 0 ${at(9)} 8 ${at(9)} 15L${at(2)} 18C${at(4)} 8 ${at(2)} -2 ${at(1)} -13Z`,
      0.24,
    ),
    eyes === 'open' &&
      [-1, 1].map((s) => {
        const x = turn * 12 + s * 21;
        return line(
          `M${toTenth(x - 11)} -10Q${toTenth(x)} -17 ${toTenth(x + 11)} -10`,
          1.3,
          'skinEdge',
          0.45,
        );
      }),
    beard === 'none' && line(`M${at(-7)} 49Q${at(0)} 53 ${at(7)} 49`, 1.6, 'skinEdge', 0.4),
    cut !== 'curls' &&
      cut !== 'bald' &&
      line(
        'M-4 -64C-28 -60 -46 -40 -50 -12M4 -64C28 -60 46 -40 50 -12M-4 -57C-20 -55 -34 -48 -42 -36M4 -57C20 -55 34 -48 42 -36',
        1.4,
        'detail',
        0.45,
      ),
  ];
}

/** Nostril, lid, jaw, ear and the strands of the hair, of a head in profile. */
export const sideModelling = ({
  hood,
  beard = false,
  eyes = 'closed',
}: Parameters<typeof profile>[0]): Art => [
  line('M56 23q-6 2 -9 -3', 1.7, 'skinEdge', 0.7),
  !beard && flat('skinEdge', 'M-14 26C0 46 20 58 44 62C36 70 10 68 -8 52L-22 42Z', 0.2),
  eyes === 'open' && line('M19 2Q31 -15 45 -6', 2.9, 'skinEdge'),
  !beard && !hood && graven('-14,42 4,58 26,66', 3.4, 'skinEdge', 0.4),
  !hood && [
    line('M-16 -3q-8 7 -1 15', 1.6, 'skinEdge', 0.6),
    line(
      'M32 -56C2 -68 -40 -58 -60 -18M12 -38C-18 -36 -42 -22 -52 12M-40 -60C-60 -40 -66 -10 -58 26',
      1.4,
      'detail',
      0.4,
    ),
  ],
];
