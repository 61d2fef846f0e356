import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, times, type Point } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { cut, cutStroke, gouge, joined } from '../lino/cut.ts';
import { lens, ticks } from '../lino/marks.ts';

const WING =
  'M-24 -6C-20 -70 10 -130 70 -176C72 -150 70 -136 66 -124C74 -128 80 -132 86 -136C84 -112 78 -100 70 -90C78 -92 84 -94 90 -96C84 -72 74 -62 64 -54C70 -54 74 -54 80 -56C68 -26 44 -6 18 4Z';

/** A bird that flies to the right with its wings raised, 290 wide and 225 high; its body is at 0. */
export const flyingBird = (role: PaperInk = 'ink', marks: PaperInk = 'light'): Art => {
  const feathers = flat(
    marks,
    times(6, (i): string => {
      const root: Point = [2 + i * 5, -22 - i * 5];
      const tip: Point = [58 + i * 2 - i * i * 0.6, -60 - i * 19];
      return lens(root, tip, 4);
    }).join(''),
  );
  return [
    put(joined(role, [WING], 4), { x: 16, y: -8, turn: 24, size: 0.92 }),
    joined(
      role,
      [
        'M-60 -4C-92 -10 -120 -24 -140 -20L-122 -4L-146 8C-116 14 -88 16 -60 10Z',
        'M-70 4C-50 -24 10 -30 52 -24C66 -40 92 -40 100 -24L124 -14L102 -10C92 10 60 26 10 28C-30 30 -58 22 -70 4Z',
      ],
      4,
    ),
    flat(marks, circlePath(86, -20, 4)),
    ticks('M-56 4C-40 -6 20 -4 60 -2C40 20 -30 26 -56 4Z', {
      role: marks,
      flow: -8,
      gap: 15,
      length: 12,
      width: 3.4,
    }),
    put([joined(role, [WING], 4), feathers], { x: -4, y: -6, turn: -34 }),
  ];
};

type Perched = {
  role?: PaperInk;
  breast?: PaperInk;
};

const SONGBIRD = {
  body: 'M-78 22C-50 -30 -10 -58 20 -62C20 -92 46 -108 70 -98C82 -92 88 -82 88 -72C92 -30 66 26 16 34C-20 40 -50 34 -78 22Z',
  tail: 'M-52 20L-130 40L-124 56L-40 34Z',
  beak: 'M84 -84L110 -76L86 -68Z',
  wing: 'M34 -46C6 -44 -40 -14 -84 26C-40 30 10 20 34 -4C42 -18 42 -36 34 -46Z',
  breast: 'M84 -58C92 -22 68 24 18 30C44 10 62 -20 66 -62Z',
  eye: [66, -80],
} as const;

/** A songbird at rest that looks right, 245 wide and 180 high with its feet at 72. */
export function perchedBird(place: Place, { role = 'ink', breast = 'accent' }: Perched = {}): Art {
  const { body, tail, beak, wing, breast: front, eye } = SONGBIRD;
  const foot = 72;
  return put(
    [
      [-6, 20].map((x) => [
        cutStroke('ink', `${x},${foot - 60} ${x + 4},${foot}`, [7, 5], [12, 9]),
        gouge(`${x - 12},${foot + 2} ${x + 6},${foot - 2} ${x + 22},${foot + 3}`, 6, 'ink'),
      ]),
      joined(role, [tail, body]),
      cut('glow', beak, 3),
      flat(breast, front),
      ticks(front, { flow: 100, gap: 15, length: 12, width: 3.6 }),
      cut(role, wing, 4),
      ticks(wing, { flow: (x, y) => 140 + (y + x) * 0.1, gap: 16, length: 22, width: 4 }),
      flat('light', circlePath(eye[0], eye[1], 8)),
      flat('ink', circlePath(eye[0] + 1.5, eye[1], 4.6)),
    ],
    place,
  );
}

/** A feather that points to the right, 155 wide about 0. */
export const feather = (place: Place, role: PaperInk = 'light', marks: PaperInk = 'ink'): Art =>
  put(
    [
      cut(role, 'M-70 6C-40 -30 30 -30 70 -6C40 22 -30 24 -70 6Z', 4),
      gouge('-84,12 -20,0 60,-6', 5, marks),
      flat(
        marks,
        [-30, -6, 18, 40]
          .map((x) => lens([x, -2], [x - 16, -15], 3) + lens([x, 0], [x - 14, 13], 3))
          .join(''),
      ),
    ],
    place,
  );
