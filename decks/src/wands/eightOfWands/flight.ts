import { type Art, fill, flat, line, put, suitObject } from '../../drawing/art.ts';
import { circlePath, polar, toTenth, toTriples, type Triple } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { leaf } from '../../primitives/plants.ts';
import { letter, ribbon } from './letter.ts';

/** All fly in this direction. */
const DIRECTION = 62;

const LENGTH = { foot: 150, head: 460 };

/** The heads of the eight and their size; the farther ones are smaller and come first. The last carries a letter. */
export const FLIGHT = toTriples(
  '130,744,0.46 160,640,0.54 232,746,0.56 258,622,0.72 336,692,0.78 352,556,0.92 440,622,1.0 494,484,1.28',
);

/** The tail of a comet, which the flight draws out along the staff in two tongues on each side; its head is at 0,0. */
const tail = (long: number): Art => {
  const at = (x: number, y: number) => `${toTenth(x * long)} ${toTenth(y)}`;
  const layer = (k: number): string =>
    [1, -1]
      .map(
        (s) =>
          `M20 0C20 ${s * -20 * k} 6 ${s * -30 * k} -14 ${s * -31 * k}C${at(-60, s * -31 * k)} ${at(-110 * k, s * -32 * k)} ${at(-190 * k, s * -42 * k)}C${at(-140 * k, s * -26 * k)} ${at(-110 * k, s * -22)} ${at(-84 * k, s * -19 * k)}C${at(-120 * k, s * -18 * k)} ${at(-160 * k, s * -18 * k)} ${at(-230 * k, s * -20 * k)}C${at(-160 * k, s * -8)} ${at(-90 * k, s * -6)} -20 0Z`,
      )
      .join('');
  return [
    fill('red', layer(1), { width: 1 }),
    flat('straw', layer(0.82)),
    flat('glow', layer(0.6), 0.9),
    [-1, 1].map((s) =>
      graven(
        [
          [0, s * 12],
          [-60 * long, s * 16],
          [-150 * long, s * 17],
        ],
        6,
        'light',
        0.9,
      ),
    ),
  ];
};

/** The round bright head of a comet. */
const comet: Art = [
  flat('straw', circlePath(-2, 0, 26)),
  fill('glow', circlePath(0, 0, 21), { edge: 'none' }),
  flat('light', circlePath(4, 0, 13)),
];

/** Sparks and strokes of light behind the foot. */
const trail = (foot: number): Art =>
  [-0.016, 0.002, 0.018].map((aside, i) =>
    graven(
      [
        [foot * (0.5 + i * 0.07), foot * aside * 0.6],
        [foot * 0.8, foot * aside * 1.4],
        [foot * (0.99 - (i % 2) * 0.04), foot * aside],
      ],
      foot * 0.014,
      'glow',
      0.75,
    ),
  );

/** A staff that grows thicker towards us, with a few leaves that the wind has laid back. */
const staff = (foot: number, head: number, i: number, leaves: number): Art => {
  const [thin, thick, bow] = [foot * 0.05, head * 0.032, (i % 2 ? 1 : -1) * head * 0.006];
  const middle = (foot + head) / 2;
  const [near, far] = [foot + (head - foot) * 0.56, foot + (head - foot) * 0.24];
  const side = i % 2 ? 1 : -1;
  const at = (x: number, y: number) => `${toTenth(x)} ${toTenth(y)}`;
  return [
    fill(
      'wood',
      `M${at(foot, -thin)}Q${at(middle, -(thin + thick) / 2 + bow)} ${at(head, -thick)}V${toTenth(thick)}Q${at(middle, (thin + thick) / 2 + bow)} ${at(foot, thin)}Q${at(foot - thin, 0)} ${at(foot, -thin)}Z`,
      { width: 2.2 },
    ),
    line(
      `M${at(foot + 8, -thin * 0.2)}Q${at(middle, bow)} ${at(head * 0.92, -thick * 0.1)}M${at(near, thick * 0.3)}q${at(head * 0.03, -head * 0.012)} ${at(head * 0.06, 0)}q${at(-head * 0.03, head * 0.012)} ${at(-head * 0.06, 0)}`,
      1.4,
      'ink',
      0.5,
    ),
    [
      leaf(far, side * thin, 180 - side * 30, head * 0.086, 'leafDark'),
      leaf(far + head * 0.06, -side * thin * 1.1, 180 + side * 40, head * 0.078, 'leaf'),
      leaf(near, -side * thick * 0.8, 180 + side * 34, head * 0.098, 'leaf'),
    ].slice(0, leaves),
  ];
};

/** One of the flight with its head at a point. */
export const flying = ([x, y, size]: Triple, i: number): Art => {
  const { foot, head } = LENGTH;
  const [left, top] = polar(x, y, -head * size, DIRECTION);
  const lettered = i === 7;
  return put(
    [
      trail(foot),
      lettered && letter(300),
      suitObject('wands', [
        put(tail(lettered ? 0.56 : 0.8 + ((i * 3) % 4) * 0.08), { x: head }),
        staff(foot, head, i, lettered ? 1 : 3),
        put(comet, { x: head }),
      ]),
      lettered && ribbon(300),
    ],
    { x: left, y: top, turn: DIRECTION, size },
  );
};
