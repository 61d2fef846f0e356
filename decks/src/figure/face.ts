import { fill, flat, line, type Art } from '../drawing/art.ts';
import { circlePath, toTenth, type Point } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
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

/** Noses as lines of a face that looks straight ahead: the bridge, the wings, and what the light leaves dark. */
const NOSES = {
  fine: { bridge: -6, wing: 6, tip: 15 },
  broad: { bridge: -7, wing: 10, tip: 14 },
  long: { bridge: -5, wing: 7, tip: 20 },
} as const;

/** Eyes, brows, nose and mouth of a head whose face spans about from (-48, -58) to (48, 66). */
export function face(look: Look): Art {
  const { eyes = 'closed', brow = 'calm', mouth = 'calm', turn = 0, beard = 'none', gaze = [turn, 0] } = look;
  const shift = turn * 13;
  const [outer, middle, inner] = BROWS[brow];
  const side = (s: number): Art => {
    // The far eye of a face that looks aside is nearer to the nose, and narrower.
    const far = s * turn > 0 ? Math.abs(turn) : 0;
    const x = shift + s * (22 - 5 * far);
    return [
      line(
        `M${toTenth(x + s * (14 - 3 * far))} ${outer}Q${toTenth(x)} ${middle - 1} ${toTenth(x - s * 12)} ${inner}`,
        3.4,
        look.aged ? 'skinEdge' : browPaint(look),
      ),
      eye(eyes, x, 13 - 2.4 * far, gaze),
      flat('red', circlePath(x + s * 6, 22, 8.5), beard === 'none' ? 0.22 : 0.1),
    ];
  };
  return [
    side(-1),
    side(1),
    nose(look, shift),
    fill('redDark', shifted(MOUTHS[mouth], shift * 1.1), { edge: 'none', opacity: 0.92 }),
    mouth !== 'open' && line(shifted('M-6 38Q0 40 6 38', shift * 1.1), 1.8, 'rose', 0.8),
  ];
}

/** Brows have the colour of the hair unless they would not be seen on the skin. */
const browPaint = ({ hair }: Look): Role =>
  hair === 'hairWhite' || hair === 'hairFair' ? 'hairBrown' : 'skinEdge';

function nose({ nose: kind = 'fine', turn = 0 }: Look, shift: number): Art {
  const { bridge, wing, tip } = NOSES[kind];
  const x = shift * 1.4;
  const at = (dx: number) => toTenth(x + dx);
  if (Math.abs(turn) < 0.4)
    return line(
      `M${at(bridge)} -14Q${at(-1)} 4 ${at(-wing + 1)} ${tip}Q${at(1)} ${tip + 5} ${at(wing)} ${tip}`,
      2.2,
      'skinEdge',
    );
  const s = Math.sign(turn);
  return line(
    `M${at(s * -1)} -15Q${at(s * 3)} -2 ${at(s * (wing + 4))} ${tip - 4}Q${at(s * (wing + 5))} ${tip + 3} ${at(s * 2)} ${tip + 3}Q${at(s * -4)} ${tip + 3} ${at(s * -5)} ${tip - 3}`,
    2.2,
    'skinEdge',
  );
}

/** An eye about x that looks where the gaze goes: 1 is all to the right, or all down. */
function eye(eyes: NonNullable<Look['eyes']>, x: number, half: number, [aside, down]: Point): Art {
  if (eyes === 'bound') return false;
  const at = (dx: number) => toTenth(x + dx);
  const iris = x + aside * (half - 7.5);
  if (eyes === 'closed')
    return [
      line(`M${at(-half + 1)} -4Q${at(0)} 8 ${at(half - 1)} -4`, 3.2, 'skinEdge'),
      line(`M${at(2 - half)} -12Q${at(0)} -8 ${at(half - 2)} -12`, 1.3, 'skinEdge', 0.5),
    ];
  if (eyes === 'down')
    return [
      fill('light', `M${at(-half)} 0Q${at(0)} 5 ${at(half)} 0Q${at(0)} 14 ${at(-half)} 0Z`, {
        edge: 'skinEdge',
        width: 1.4,
      }),
      flat('ink', `M${toTenth(iris - 6)} 2.4Q${toTenth(iris)} 12 ${toTenth(iris + 6)} 2.4Z`),
      line(`M${at(-half - 2)} -2Q${at(0)} 7 ${at(half + 2)} -2`, 3, 'skinEdge'),
      line(`M${at(2 - half)} -9Q${at(0)} -12 ${at(half - 2)} -9`, 1.4, 'skinEdge', 0.6),
    ];
  return [
    fill('light', `M${at(-half)} 0Q${at(0)} -13 ${at(half)} 0Q${at(0)} 9 ${at(-half)} 0Z`, {
      edge: 'skinEdge',
      width: 1.6,
    }),
    flat('ink', circlePath(iris, down * 2.5 - 1.4, 5.3)),
    flat('light', circlePath(iris - 1.8, down * 2.5 - 3.4, 1.5)),
    line(`M${at(-half - 1)} 0Q${at(0)} -14 ${at(half + 1)} 0`, 3.1, 'skinEdge'),
  ];
}

const shifted = (d: string, dx: number): string =>
  d.replace(
    /(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)/g,
    (_, x: string, y: string) => `${toTenth(Number(x) + dx)} ${y}`,
  );
