import { fill, flat, line, put, type Art } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import { graven } from '../drawing/swell.ts';
import { disc } from '../primitives/lights.ts';
import { face } from './face.ts';
import type { Hair, Look } from './look.ts';
import { isPale } from './modelling.ts';

const NECK = 'M-22 40L-26 96C-10 112 10 112 26 96L22 40Z';
const FACES: Record<NonNullable<Look['shape']>, string> = {
  oval: 'M0 -58C-40 -58 -50 -26 -48 6C-46 38 -24 64 0 66C24 64 46 38 48 6C50 -26 40 -58 0 -58Z',
  round: 'M0 -58C-42 -58 -53 -26 -52 8C-51 42 -28 61 0 62C28 61 51 42 52 8C53 -26 42 -58 0 -58Z',
  long: 'M0 -60C-37 -60 -47 -28 -45 4C-44 34 -30 60 -14 70Q0 76 14 70C30 60 44 34 45 4C47 -28 37 -60 0 -60Z',
  square:
    'M0 -58C-40 -58 -50 -28 -49 4C-49 28 -45 42 -32 56C-20 68 20 68 32 56C45 42 49 28 49 4C50 -28 40 -58 0 -58Z',
};

/** The hair behind the shoulders: painted before the body. */
export function hairBehind({ hair = 'hairBrown', cut = 'short' }: Look): Art {
  switch (cut) {
    case 'long':
      return [
        fill(
          hair,
          'M0 -84C-70 -86 -88 -20 -84 50C-82 110 -104 150 -112 190C-60 206 60 206 112 190C104 150 82 110 84 50C88 -20 70 -86 0 -84Z',
        ),
        line('M-66 40C-66 100 -84 140 -92 184M66 40C66 100 84 140 92 184', 1.6, 'line', 0.45),
      ];
    case 'waves':
      return [
        cap(hair),
        [-1, 1].map((s) =>
          put(
            [
              fill(
                hair,
                'M20 -70C66 -74 88 -40 80 0C76 24 96 40 98 70C100 98 84 104 90 130C66 138 44 126 44 100C44 70 36 50 40 20C44 -10 30 -40 20 -70Z',
                { width: 2 },
              ),
              line('M58 -44C72 -20 56 20 70 52C80 76 66 96 72 124', 1.6, 'line', 0.5),
            ],
            s < 0 ? { flip: true } : {},
          ),
        ),
      ];
    case 'curls':
      return times(13, (i) => {
        const angle = ((i * 22 + 138) * Math.PI) / 180;
        return disc(hair, Math.cos(angle) * 58, -10 + Math.sin(angle) * 62, 24, 1.6);
      });
    case 'braids':
      return [
        cap(hair),
        [-1, 1].map((s) => times(6, (i) => disc(hair, s * (58 + i * 2), 34 + i * 24, 15 - i, 1.6))),
      ];
    case 'bun':
      return [disc(hair, 0, -92, 30), cap(hair)];
    case 'short':
      return cap(hair);
    case 'bald':
      return false;
  }
}

const cap = (hair: Hair): Art =>
  fill(
    hair,
    'M0 -76C-64 -78 -76 -10 -70 30C-66 50 -56 58 -46 62L46 62C56 58 66 50 70 30C76 -10 64 -78 0 -76Z',
  );

/** Head and neck, face, front hair and beard; the face is 96 wide and centred at 0,0. */
export function head(look: Look): Art {
  const {
    skin = 'skinOlive',
    hair = 'hairBrown',
    cut = 'short',
    beard = 'none',
    shape = 'oval',
    turn = 0,
  } = look;
  return [
    fill(skin, NECK, { width: 1.8, edge: 'skinEdge' }),
    flat(
      isPale(skin) ? 'paleShade' : 'skinEdge',
      'M-22 56C-8 74 8 74 22 56L23 68C8 84 -8 84 -23 68Z',
      isPale(skin) ? 0.42 : 0.3,
    ),
    fill(skin, FACES[shape], { width: 2, edge: 'skinEdge' }),
    cut !== 'long' &&
      cut !== 'waves' &&
      cut !== 'braids' &&
      // The far ear of a face that looks aside is hidden.
      [-1, 1].map(
        (s) =>
          s * turn < 0.5 &&
          put(
            fill(skin, 'M46 -8C58 -14 60 10 47 18Z', { width: 1.6, edge: 'skinEdge' }),
            s < 0 ? { flip: true } : {},
          ),
      ),
    drawBeard(beard, hair),
    face(look),
    look.aged &&
      line(
        'M-30 16Q-24 24 -27 34M30 16Q24 24 27 34M-40 -6L-45 -10M-40 0L-46 1M40 -6L45 -10M40 0L46 1M-16 -36Q0 -40 16 -36',
        1.6,
        'skinEdge',
        0.5,
      ),
    cut === 'bald' ? false : fringe(hair, cut),
    look.eyes === 'bound' && [
      fill('linen', 'M-51 -18C-20 -10 20 -10 51 -18L50 6C20 14 -20 14 -50 6Z', { width: 1.8 }),
      line('M-48 -6C-20 2 20 2 48 -6', 1.2, 'shade', 0.5),
    ],
  ];
}

function fringe(hair: Hair, cut: NonNullable<Look['cut']>): Art {
  if (cut === 'curls')
    return times(7, (i) => disc(hair, -48 + i * 16, -50 - Math.sin((i / 6) * Math.PI) * 18, 16, 1.4));
  return fill(
    hair,
    'M0 -68C-38 -70 -58 -40 -53 0C-46 -28 -30 -42 -4 -46C20 -42 46 -28 53 0C58 -40 38 -70 0 -68Z',
    { width: 1.8 },
  );
}

function drawBeard(beard: NonNullable<Look['beard']>, hair: Hair): Art {
  if (beard === 'none') return false;
  if (beard === 'moustache')
    return fill(
      hair,
      'M0 22C8 18 18 22 24 30C32 36 40 32 44 28C42 42 28 46 18 42C10 40 4 34 0 32C-4 34 -10 40 -18 42C-28 46 -42 42 -44 28C-40 32 -32 36 -24 30C-18 22 -8 18 0 22Z',
      { width: 1.6 },
    );
  if (beard === 'forked') {
    const fork = 'C56 48 52 96 34 142C18 124 8 106 0 84C-8 106 -18 124 -34 142C-52 96 -56 48 -48 0';
    return [
      fill(
        hair,
        `M-48 0C-46 24 -42 36 -30 37C-20 37 -14 24 0 22C14 24 20 37 30 37C42 36 46 24 48 0${fork}Z`,
        {
          edge: hair,
          width: 1.6,
        },
      ),
      line(`M48 0${fork}`, 1.6),
      line(
        'M-30 44Q-36 84 -32 122M30 44Q36 84 32 122M-14 52Q-16 80 -24 108M14 52Q16 80 24 108',
        1.3,
        'line',
        0.5,
      ),
    ];
  }
  const foot = { short: 84, full: 118, long: 176 }[beard];
  const side = foot * 0.7;
  const jaw = `C54 50 ${40 - foot / 12} ${side} 0 ${foot}C${-40 + foot / 12} ${side} -54 50 -48 2`;
  return [
    // Along the cheeks, where it is thin, it has no outline; below the nose it is a moustache.
    fill(hair, `M-48 2C-46 24 -42 36 -30 37C-20 37 -14 24 0 22C14 24 20 37 30 37C42 36 46 24 48 2${jaw}Z`, {
      edge: hair,
      width: 1.6,
    }),
    line(`M48 2${jaw}`, 1.6),
    ['-4,26 -16,29 -27,38', '4,26 16,29 27,38'].map((points) => graven(points, 2, 'ink', 0.35)),
    line(
      `M-26 46Q-22 ${foot * 0.6} -8 ${foot - 14}M26 46Q22 ${foot * 0.6} 8 ${foot - 14}M0 56V${foot - 12}`,
      1.3,
      'line',
      0.5,
    ),
  ];
}
