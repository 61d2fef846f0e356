import { flat, line, type Art } from '../drawing/art.ts';
import { toTenth } from '../drawing/geometry.ts';
import type { Look, Skin } from './look.ts';
import type { profile } from './profile.ts';

// What an engraver adds to a head: painted over it and below what is worn.

export const isPale = (skin: Skin = 'skinOlive'): boolean => skin === 'skinFair' || skin === 'skinOlive';

/** How far the faces of each shape reach to the right. */
const REACH = { oval: 47, round: 51, long: 44, square: 48 } as const;

/** The shaded side of the nose, the lids, the chin and the strands of the hair, of a head that faces us. */
export function frontModelling({ turn = 0, cut = 'short', skin, shape = 'oval' }: Look): Art {
  const nose = turn * 19;
  const at = (x: number) => toTenth(nose + x);
  const reach = REACH[shape];
  const pale = isPale(skin);
  return [
    // The side away from the light, and the shadow of what is worn.
    pale
      ? flat(
          'paleShadeSoft',
          `M8 -54C36 -52 ${reach} -28 ${reach} 2C${reach} 28 36 52 10 62Q20 4 8 -54Z`,
          0.42,
        )
      : flat('skinEdge', 'M34 -40C42 -14 40 24 16 60C36 52 48 26 48 0C48 -20 44 -34 34 -40Z', 0.16),
    flat(pale ? 'paleShade' : 'skinEdge', 'M-49 -24Q0 -50 49 -24L48 -14Q0 -38 -48 -14Z', pale ? 0.24 : 0.16),
    flat(
      pale ? 'paleShadeSoft' : 'skinEdge',
      `M${at(1)} -13C${at(3)} 0 ${at(9)} 8 ${at(9)} 15L${at(2)} 18C${at(4)} 8 ${at(2)} -2 ${at(1)} -13Z`,
      pale ? 0.6 : 0.24,
    ),
    // The cheekbone and the ridge of the nose catch the light; below the cheekbone the face is hollow.
    flat('light', 'M-36 16C-34 8 -22 12 -14 20C-20 26 -34 26 -36 16Z', 0.14),
    flat(
      'light',
      `M${at(-3)} -14C${at(-1)} -4 ${at(-1)} 6 ${at(-1)} 14C${at(-5)} 12 ${at(-5)} -4 ${at(-3)} -14Z`,
      0.22,
    ),
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
export const sideModelling = ({ skin, hood, beard = false }: Parameters<typeof profile>[0]): Art => [
  // The brow, the cheekbone and the ridge of the nose catch the light.
  flat('light', 'M30 -44C38 -44 43 -34 43 -24C37 -26 31 -34 30 -44Z', 0.16),
  flat('light', 'M14 16C22 8 34 11 38 17C32 23 20 24 14 16Z', 0.16),
  flat('light', 'M46.5 -6L58 14L53 15L44.5 0Z', 0.24),
  !beard &&
    flat(
      isPale(skin) ? 'paleShade' : 'skinEdge',
      'M-14 26C0 46 20 58 44 62C36 70 10 68 -8 52L-22 42Z',
      isPale(skin) ? 0.26 : 0.2,
    ),
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
