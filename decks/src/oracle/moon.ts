import { clipped, eachOf, fill, flat, line, type Art } from '../drawing/art.ts';
import { circlePath, polar, times, toPoints, toTenth } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import { graven } from '../drawing/swell.ts';
import { outline } from '../paper/nature/body.ts';
import { disc } from '../primitives/lights.ts';

/** The lit part of a moon at an age, as a fraction of its month: 0 new, 0.25 half and waxing, 0.5 full. */
function agedMoonPath(x: number, y: number, r: number, age: number): string {
  const bulge = Math.cos(2 * Math.PI * age);
  const waxes = age < 0.5;
  // From pole to pole along the limb, and back along the terminator, which is half an ellipse.
  const limb = waxes ? 1 : 0;
  const back = bulge > 0 === waxes ? 0 : 1;
  return `M${toTenth(x)} ${toTenth(y - r)}A${toTenth(r)} ${toTenth(r)} 0 0 ${limb} ${toTenth(x)} ${toTenth(y + r)}A${toTenth(Math.abs(bulge) * r)} ${toTenth(r)} 0 0 ${back} ${toTenth(x)} ${toTenth(y - r)}Z`;
}

const isFull = (age: number) => Math.abs(age - 0.5) < 0.01;
const isNew = (age: number) => age < 0.01;

type Inks = { lit?: Role; dark?: Role; edge?: Role; width?: number };

/** A moon at an age, with its dark part. */
export const agedMoon = (
  x: number,
  y: number,
  r: number,
  age: number,
  { lit = 'glow', dark = 'shade', edge = 'line', width = 2 }: Inks = {},
): Art => [
  fill(isFull(age) ? lit : dark, circlePath(x, y, r), { edge, width }),
  !isFull(age) && !isNew(age) && fill(lit, agedMoonPath(x, y, r, age), { width: width * 0.6 }),
];

/**
 * How the print shows a moon. The phases show it with its seas, as it is, and the emblems plainly, with its lower edge
 * shaded. The signs follow their element: seas for water and fire, craters for earth, and a shaded edge for air.
 */
export type Face = 'seas' | 'craters' | 'shaded';

/** A full moon as in a woodblock print: a straw-coloured disc without the lines of the sky. */
export const fullMoon = (x: number, y: number, r: number, role: Role = 'glow', face: Face = 'seas'): Art => [
  disc(role, x, y, r, 2.6),
  clipped(circlePath(x, y, r), FACES[face](x, y, r)),
];

const FACES: Record<Face, (x: number, y: number, r: number) => Art> = {
  seas: (x, y, r) => [flat('metal', moonSeas(x, y, r), 0.38), darkCuts(x, y, r)],
  craters: (x, y, r) => [
    eachOf(CRATERS, (dx = 0, dy = 0, size = 0) => crater(x + dx * r, y + dy * r, size * r)),
    shadedEdge(x, y, r, 0.16),
    darkCuts(x, y, r),
  ],
  shaded: (x, y, r) => [
    flat('metal', moonSeas(x, y, r), 0.22),
    shadedEdge(x, y, r, 0.14),
    shadedEdge(x, y, r, 0.3),
    darkCuts(x, y, r),
  ],
};

/** Cuts along the lower right, as an engraver rounds a ball. */
const darkCuts = (x: number, y: number, r: number): Art =>
  times(5, (i) =>
    graven(
      times(5, (k) => polar(x, y, r * (0.95 - i * 0.075), 8 + i * 7 + (k * (86 - i * 12)) / 4)),
      Math.max(1.6, r * 0.024),
      'metalDark',
      0.55,
    ),
  );

/** The darker lower right of a disc, narrower the smaller the share. */
const shadedEdge = (x: number, y: number, r: number, share: number): Art => {
  const [ax, ay] = [x + r * 0.72, y - r * 0.72];
  const [bx, by] = [x - r * 0.72, y + r * 0.72];
  const bow = r * (1 + share * 1.6);
  return flat(
    'metal',
    `M${toTenth(ax)} ${toTenth(ay)}A${toTenth(r * 1.02)} ${toTenth(r * 1.02)} 0 0 1 ${toTenth(bx)} ${toTenth(by)}A${toTenth(bow)} ${toTenth(bow)} 0 0 0 ${toTenth(ax)} ${toTenth(ay)}Z`,
    0.2,
  );
};

/** The places and sizes of craters, in parts of the radius. */
const CRATERS =
  '-0.4,-0.34,0.2 0.3,-0.5,0.12 0.42,0.1,0.24 -0.16,0.3,0.13 -0.62,0.2,0.1 0.1,0.66,0.15 0,-0.74,0.08 0.72,-0.2,0.08';

const crater = (x: number, y: number, r: number): Art => [
  flat('metal', circlePath(x, y, r), 0.24),
  line(
    `M${toTenth(x - r * 0.8)} ${toTenth(y + r * 0.6)}A${toTenth(r)} ${toTenth(r)} 0 0 1 ${toTenth(x + r * 0.6)} ${toTenth(y - r * 0.8)}`,
    1.8,
    'metalDark',
    0.4,
  ),
];

/** The seas as they lie on the moon that we see, in parts of its radius. */
const SEAS = [
  '-0.66,-0.08 -0.62,-0.4 -0.4,-0.6 -0.14,-0.6 -0.06,-0.42 -0.2,-0.28 -0.36,-0.16 -0.28,0.06 -0.36,0.28 -0.58,0.24',
  '0.04,-0.4 0.2,-0.52 0.36,-0.4 0.32,-0.2 0.48,-0.08 0.64,0.02 0.6,0.22 0.44,0.14 0.34,0.1 0.36,0.32 0.22,0.34 0.16,0.1 0.06,-0.12',
  '-0.22,0.34 -0.06,0.28 0.06,0.4 -0.02,0.54 -0.18,0.52',
  '0.58,-0.34 0.68,-0.4 0.76,-0.3 0.68,-0.2',
  '-0.52,0.4 -0.4,0.38 -0.36,0.5 -0.46,0.56',
].map(toPoints);

/** The outlines of the seas of a moon. */
export const moonSeas = (x: number, y: number, r: number): string =>
  SEAS.map((sea) => {
    const turn = tiltAt(x, y);
    const [cos, sin] = [Math.cos(turn) * r, Math.sin(turn) * r];
    return outline(
      sea
        .map(([dx, dy]) => `${toTenth(x + dx * cos - dy * sin)},${toTenth(y + dx * sin + dy * cos)}`)
        .join(' '),
    );
  }).join('');

/** The moon's seas tilt with its place in the sky, so from card to card. */
const tiltAt = (x: number, y: number): number => (((x * 7 + y * 3) % 13) / 13 - 0.5) * 1.5;

/** A waxing or waning moon with its seas, which show faintly in its dark part too; where pale, that part is of the sky. */
export const seenMoon = (x: number, y: number, r: number, age: number, pale = false): Art => [
  pale
    ? [
        flat('cloth', circlePath(x, y, r)),
        flat('shade', circlePath(x, y, r), 0.3),
        line(circlePath(x, y, r), 1.6, 'waterLight', 0.7),
        fill('glow', agedMoonPath(x, y, r, age), { width: 2.6 }),
      ]
    : agedMoon(x, y, r, age, { width: 2.6 }),
  flat('waterLight', moonSeas(x, y, r), 0.13),
  clipped(agedMoonPath(x, y, r, age), [flat('metal', moonSeas(x, y, r), 0.38), darkCuts(x, y, r)]),
];

/** The lit part alone of a waxing or waning moon. */
export const litMoon = (x: number, y: number, r: number, age: number): Art => {
  const lit = agedMoonPath(x, y, r, age);
  return [
    fill('glow', lit, { width: 2.6 }),
    clipped(lit, [flat('metal', moonSeas(x, y, r), 0.38), darkCuts(x, y, r)]),
  ];
};

/** The month as an arch of eight moons over the picture, from the new moon on the left; one is marked. */
export function monthArch(marked: number): Art {
  const arc = (k: number) => `M46 ${toTenth(160 - k)}Q300 ${toTenth(40 - k)} 554 ${toTenth(160 - k)}`;
  return [
    line(arc(0), 50, 'ink', 0.55),
    [-25, 25].map((k) => line(arc(k), 1.6, 'light', 0.9)),
    times(8, (i) => {
      const t = 0.03 + (0.94 * (i + 0.5)) / 8;
      const [x, y] = [46 + 508 * t, 160 - 240 * t * (1 - t)];
      const own = i === marked;
      return [
        own && disc('red', x, y, 25, 2),
        agedMoon(x, y, own ? 18 : 15, i / 8, { dark: 'ink', edge: 'light', width: 1.3 }),
      ];
    }),
  ];
}

/** The month as a ring of moons, clockwise from the new moon at the top. */
export function moonRing(x: number, y: number, r: number, count: number, size: number): Art {
  return [
    line(circlePath(x, y, r), size * 2.9, 'shade'),
    [-1.45, 1.45].map((k) => line(circlePath(x, y, r + k * size), 1.6, 'light', 0.9)),
    times(count, (i) =>
      agedMoon(...polar(x, y, r, -90 + (i * 360) / count), size, i / count, {
        dark: 'ink',
        edge: 'light',
        width: 1.8,
      }),
    ),
  ];
}
