import { flat, line, type Art } from '../drawing/art.ts';
import { toTenth } from '../drawing/geometry.ts';
import { graven } from '../drawing/swell.ts';
import type { Look } from './look.ts';
import type { profile } from './profile.ts';

// What an engraver adds to a head: painted over it and below what is worn.

/** The shaded side of the nose, the lids, the chin and the strands of the hair, of a head that faces us. */
export function frontModelling({ turn = 0, eyes = 'closed', beard = 'none', cut = 'short' }: Look): Art {
  const nose = turn * 18;
  const at = (x: number) => toTenth(nose + x);
  return [
    flat(
      'skinEdge',
      `M${at(1)} -13C${at(3)} 0 ${at(9)} 8 ${at(9)} 15L${at(2)} 18C${at(4)} 8 ${at(2)} -2 ${at(1)} -13Z`,
      0.24,
    ),
    eyes === 'open' &&
      [-1, 1].map((s) => {
        const x = turn * 12 + s * 21;
        return line(`M${toTenth(x - 10)} -9Q${toTenth(x)} -15 ${toTenth(x + 10)} -9`, 1.3, 'skinEdge', 0.45);
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
  eyes === 'open' && line('M22 -1Q32 -13 43 -5', 2.5, 'skinEdge'),
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
