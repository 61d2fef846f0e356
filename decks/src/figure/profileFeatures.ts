import { flat, line, type Art } from '../drawing/art.ts';
import { circlePath, toTenth } from '../drawing/geometry.ts';
import { swellPath } from '../drawing/swell.ts';
import { irisOf } from './eye.ts';
import type { Hair, Look, Skin } from './look.ts';
import { expressionOf, type Mood } from './moods.ts';

type Features = {
  mood: Mood;
  skin: Skin;
  hair: Hair;
  eyes: Exclude<Look['eyes'], 'bound'>;
  aged: boolean;
};

/** Eye, brow, nostril and the lines of a mood, of a head in profile that looks right. */
export function features({ mood, skin, hair, eyes, aged }: Features): Art {
  const { brow, open, pushed, lines } = expressionOf(mood);
  const [outer, arch, inner] = brow;
  // The middles of the lids; a closed one hangs as an arc.
  const isOpen = eyes !== 'closed';
  const upper = eyes === 'down' ? -1 : isOpen ? -2 - 7 * open : 5;
  const pupil = eyes === 'down' ? 1.6 : -1.2;
  const lower = 5 - pushed * 3;
  const lid = `C25 ${toTenth(upper)} 36 ${toTenth(upper - 3)} 45 -3`;
  return [
    // The hollow under the brow, and the lid that lies in it.
    flat(
      'skinEdge',
      `M18 2C22 -15 38 -18 47 -8L45 -3C36 ${toTenth(upper - 3)} 25 ${toTenth(upper)} 18 2Z`,
      0.17,
    ),
    line('M20 -5C26 -14 36 -15 45 -10', 1.3, 'skinEdge', 0.55),
    isOpen && [
      flat(
        'light',
        `M18 2${lid}C43 1 42 ${toTenth(lower - 2)} 39 ${toTenth(lower)}C32 ${toTenth(lower + 1)} 24 ${toTenth(lower)} 18 2Z`,
      ),
      flat(
        irisOf({ hair, skin }),
        `M36 ${toTenth(upper * 0.75)}C33 -3 34 2 37 ${toTenth(lower - 0.6)}C42 3 43 -3 42 -5C40 ${toTenth(upper * 0.75)} 38 ${toTenth(upper * 0.78)} 36 ${toTenth(upper * 0.75)}Z`,
      ),
      flat('ink', circlePath(39.4, pupil, 2.6)),
      flat('light', circlePath(38, pupil - 1.8, 1.2)),
      line(
        `M20 3C26 ${toTenth(lower + 1)} 32 ${toTenth(lower + 1)} 39 ${toTenth(lower)}`,
        1.2,
        'skinEdge',
        0.6,
      ),
    ],
    flat(
      'skinEdge',
      swellPath(
        isOpen
          ? [
              [16, 3],
              [25, upper * 0.62],
              [35, upper * 0.86],
              [46, -3],
            ]
          : [
              [17, -1],
              [27, 6],
              [36, 6],
              [44, 1],
            ],
        [1.6, 3, 3.6, 1.8],
      ),
    ),
    flat(
      skin === 'skinDark' || hair === 'hairBlack' ? 'hairBlack' : 'skinEdge',
      swellPath(
        [
          [18, outer + 1],
          [30, arch - 1],
          [45, inner],
        ],
        [1.4, 4, aged ? 3 : 4.4],
      ),
      0.92,
    ),
    flat('skinEdge', 'M47 19C49 15 53 15 55 20C53 23 49 23 47 19Z', 0.6),
    line('M44 12C41 17 43 23 49 23', 1.5, 'skinEdge', 0.6),
    lines === 'laughter' && aged && line('M40 18Q33 26 35 36M26 10Q32 13 38 9', 1.5, 'skinEdge', 0.5),
    lines === 'frown' && line('M47 -16Q44 -12 46 -7M41 20Q37 28 38 38', 1.5, 'skinEdge', 0.55),
    lines === 'worry' && line('M28 -36Q36 -32 43 -36M24 9Q31 14 38 8', 1.4, 'skinEdge', 0.5),
  ];
}

/** The half of the mouth that shows, over a beard too. */
export function lips(mood: Mood, bearded: boolean): Art {
  const { corners, parted } = expressionOf(mood);
  const corner = toTenth(37 + corners[1] * 0.9);
  const jaw = toTenth(37 + parted * 0.8);
  return [
    flat('redDark', `M38 ${corner}Q45 31 51.4 30Q54 32 51.6 36Q45 36 38 ${corner}Z`, bearded ? 0.7 : 0.6),
    flat(
      'rose',
      `M38 ${corner}Q45 ${jaw} 52 ${jaw}Q54 41 50 44.5Q44 43.5 38 ${corner}Z`,
      bearded ? 0.55 : 0.75,
    ),
    parted > 0 &&
      flat(
        'wineDark',
        `M38 ${corner}Q45 35.6 54 36L53 ${toTenth(36.6 + parted * 0.6)}Q45 ${toTenth(36 + parted)} 38 ${corner}Z`,
      ),
    parted === 0 && line(`M36 ${corner}Q44 36 52 36`, 1.9, 'skinEdge'),
  ];
}
