import { fill, flat, line, type Art } from '../drawing/art.ts';
import { circlePath, toTenth } from '../drawing/geometry.ts';
import type { Look } from './look.ts';

const BROWS = {
  calm: [-15, -22, -15],
  stern: [-21, -24, -11],
  raised: [-18, -30, -20],
  sad: [-11, -20, -21],
} as const;

const MOUTHS = {
  calm: 'M-10 33Q-3 29 0 31Q3 29 10 33Q0 41 -10 33Z',
  smile: 'M-14 30Q0 34 14 30Q8 43 0 43Q-8 43 -14 30Z',
  firm: 'M-11 34Q0 31 11 34Q0 38 -11 34Z',
  open: 'M-7 30Q0 26 7 30Q9 42 0 43Q-9 42 -7 30Z',
} as const;

/** Eyes, brows, nose and mouth of a head whose face spans about from (-48, -58) to (48, 66). */
export function face({
  eyes = 'closed',
  brow = 'calm',
  mouth = 'calm',
  turn = 0,
  beard = 'none',
}: Look): Art {
  const shift = turn * 12;
  const [outer, middle, inner] = BROWS[brow];
  const side = (s: number): Art => {
    // The far eye of a face that looks aside is nearer to the nose.
    const x = shift + s * (21 - (s * turn > 0 ? 4 : 0));
    return [
      line(
        `M${toTenth(x + s * 13)} ${outer}Q${toTenth(x)} ${middle} ${toTenth(x - s * 11)} ${inner}`,
        2.8,
        'skinEdge',
      ),
      eye(eyes, x, shift),
      flat('red', circlePath(x + s * 7, 22, 8), beard === 'none' ? 0.2 : 0.1),
    ];
  };
  const nose = shift * 1.5;
  return [
    side(-1),
    side(1),
    line(
      `M${toTenth(nose - 6)} -14Q${toTenth(nose - 1)} 4 ${toTenth(nose - 5)} 15Q${toTenth(nose + 1)} 20 ${toTenth(nose + 6)} 15`,
      2.2,
      'skinEdge',
    ),
    fill('redDark', shifted(MOUTHS[mouth], shift * 1.1), { edge: 'none', opacity: 0.9 }),
  ];
}

function eye(eyes: NonNullable<Look['eyes']>, x: number, shift: number): Art {
  if (eyes === 'bound') return false;
  if (eyes === 'closed')
    return line(`M${toTenth(x - 10)} -4Q${toTenth(x)} 6 ${toTenth(x + 10)} -4`, 3, 'skinEdge');
  if (eyes === 'down')
    return [
      fill(
        'light',
        `M${toTenth(x - 11)} 0Q${toTenth(x)} 5 ${toTenth(x + 11)} 0Q${toTenth(x)} 12 ${toTenth(x - 11)} 0Z`,
        {
          edge: 'skinEdge',
          width: 1.4,
        },
      ),
      flat(
        'ink',
        `M${toTenth(x - 5 + shift * 0.2)} 2.6Q${toTenth(x + shift * 0.2)} 10 ${toTenth(x + 5 + shift * 0.2)} 2.6Z`,
      ),
      line(`M${toTenth(x - 13)} -2Q${toTenth(x)} 6 ${toTenth(x + 13)} -2`, 2.8, 'skinEdge'),
      line(`M${toTenth(x - 9)} -8Q${toTenth(x)} -11 ${toTenth(x + 9)} -8`, 1.4, 'skinEdge', 0.6),
    ];
  return [
    fill(
      'light',
      `M${toTenth(x - 11)} -1Q${toTenth(x)} -11 ${toTenth(x + 11)} -1Q${toTenth(x)} 7 ${toTenth(x - 11)} -1Z`,
      { edge: 'skinEdge', width: 1.6 },
    ),
    flat('ink', circlePath(x + shift * 0.2, -1, 4.2)),
    line(`M${toTenth(x - 12)} -1Q${toTenth(x)} -12 ${toTenth(x + 12)} -1`, 2.6, 'skinEdge'),
  ];
}

const shifted = (d: string, dx: number): string =>
  d.replace(
    /(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)/g,
    (_, x: string, y: string) => `${toTenth(Number(x) + dx)} ${y}`,
  );
