import { type Art, fill, flat, line, put, suitObject } from '../../drawing/art.ts';
import { polar, toTenth, toTriples, type Triple } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { leaf } from '../../primitives/plants.ts';
import { letter, ribbon } from './letter.ts';

/** All fly in this direction. */
const DIRECTION = 62;

const LENGTH = { foot: 150, head: 460 };

/** The heads of the eight and their size; the farther ones are smaller and come first. The last carries a letter. */
export const FLIGHT = toTriples(
  '178,746,0.62 184,640,0.68 268,722,0.74 272,606,0.82 354,668,0.88 362,540,0.96 456,588,1.06 484,452,1.12',
);

/** Tongues of fire that the wind of the flight blows back along the staff; the head of the staff is at 0,0. */
const flames = (long: number): Art => {
  const at = (x: number, y: number) => `${toTenth(x < -6 ? -6 + (x + 6) * long : x)} ${y}`;
  return [
    fill(
      'red',
      `M15 0C13 -7 5 -10.5 -4 -10.5C-14 -10.5 ${at(-24, -12)} ${at(-36, -19)}C${at(-29, -12)} ${at(-25, -9)} ${at(-20, -7.5)}C${at(-30, -9)} ${at(-38, -9)} ${at(-50, -12)}C${at(-40, -6)} ${at(-32, -3)} ${at(-22, -1)}C${at(-32, 1)} ${at(-40, 4)} ${at(-46, 9)}C${at(-34, 7)} ${at(-26, 6)} ${at(-19, 6)}C${at(-26, 9)} ${at(-30, 12)} ${at(-33, 18)}C${at(-22, 12)} -12 10.5 -4 10.5C5 10.5 13 7 15 0Z`,
      { width: 0.5 },
    ),
    flat(
      'straw',
      `M10 0C9 -5 4 -8 -4 -8C-12 -8 ${at(-20, -9)} ${at(-28, -12.5)}C${at(-24, -8)} ${at(-18, -6)} ${at(-14, -4)}C${at(-24, -5)} ${at(-30, -6)} ${at(-38, -8)}C${at(-30, -3)} ${at(-22, -1)} ${at(-13, 0)}C${at(-22, 2)} ${at(-28, 4)} ${at(-34, 6.6)}C${at(-26, 5)} ${at(-18, 4)} ${at(-13, 4)}C${at(-18, 6)} ${at(-22, 9)} ${at(-26, 12.5)}C${at(-18, 9)} -10 8 -4 8C4 8 9 5 10 0Z`,
    ),
    flat(
      'glow',
      'M8.6 0C7.6 -4 3 -5.6 -3 -5.6C-9 -5.6 -13 -5 -19 -7C-14 -3 -10 -2 -8 0C-12 2 -16 4 -20 6.4C-13 5 -8 5.6 -3 5.6C3 5.6 7.6 4 8.6 0Z',
    ),
    flat('light', 'M7 0C6 -2.4 2 -3.4 -2 -3.2C-5 -3 -6 -1.4 -4 0C-6 1.4 -5 3 -2 3.2C2 3.4 6 2.4 7 0Z', 0.95),
  ];
};

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
        staff(foot, head, i, lettered ? 1 : 3),
        put(flames(0.86 + ((i * 3) % 4) * 0.1), { x: head, size: 1.9 }),
      ]),
      lettered && ribbon(300),
    ],
    { x: left, y: top, turn: DIRECTION, size },
  );
};
