import type { MinorSuit } from '#contract/tarot/codes.ts';
import { flat, put, suitObject, type Art, type Place } from '../drawing/art.ts';
import { circlePath, polar, polygonPath, times } from '../drawing/geometry.ts';
import type { PaperInk } from './inks.ts';
import { gouge, joined, keyed, stroke } from './lino/cut.ts';
import { hatch, lens } from './lino/marks.ts';
import { leaf } from './nature/plants.ts';
import { placeSuitObjects } from '../suits/placeSuitObjects.ts';

// Each is centred on the suit's object and about 200 high.

const BRANCH =
  'M-10 100C-13 60 -6 30 -9 0C-13 -34 -8 -60 -11 -92L-2 -104L9 -94C8 -60 13 -40 9 -4C7 30 14 60 11 100L0 106Z';

/** A cut branch that buds: its tip at -104, its foot at 106. */
const wandArt: Art = [
  joined('ink', [BRANCH, 'M-6 -30L-30 -52L-26 -58L-4 -46Z', 'M6 24L28 4L32 10L8 40Z']),
  hatch(BRANCH, { angle: 90, gap: 6, width: 2.6, side: 'all', role: 'far' }),
  leaf(-28, -54, 205, 40),
  leaf(-28, -56, 268, 34),
  leaf(30, 6, -62, 40),
  leaf(30, 8, 5, 32),
  leaf(0, -98, -62, 40),
  leaf(-2, -98, -118, 38),
];

const BOWL = 'M-64 -78C-62 -14 -40 30 0 32C40 30 62 -14 64 -78Z';

/** A chalice with its mouth a little open to us, its front lip before it: the rim at -78, the foot at 96. */
const cupArt: Art = [
  keyed('glow', 'M-10 28L-8 62C-12 80 -40 78 -48 94C-30 102 30 102 48 94C40 78 12 80 8 62L10 28Z', 5),
  keyed('glow', 'M-17 20C-24 26 -20 34 -12 36C-22 42 -22 56 -8 60H8C22 56 22 42 12 36C20 34 24 26 17 20Z', 4),
  keyed('glow', BOWL, 5),
  hatch(BOWL, { role: 'ink', angle: 0, gap: 9, width: 4, side: 'end', reach: 0.42 }),
  keyed('glow', 'M-66 -78C-66 -104 66 -104 66 -78C66 -52 -66 -52 -66 -78Z', 4.6),
  keyed('near', 'M-56 -80C-54 -96 54 -96 56 -80C54 -65 -54 -65 -56 -80Z', 3.6),
  gouge('-44,-50 -42,-20 -28,4', 7),
  gouge('-22,90 0,93 20,90', 4, 'ink'),
];

type SwordForm = { blade: string; fuller: string; guard: string };

const BROAD: SwordForm = {
  blade: 'M0 -130L14 -104L11 46H-11L-14 -104Z',
  fuller: 'M2 -118L11 -102L8 44H2Z',
  guard: 'M-46 42C-40 36 -30 46 -20 44H20C30 46 40 36 46 42C48 56 36 62 22 58H-22C-36 62 -48 56 -46 42Z',
};

const SLENDER: SwordForm = {
  blade: 'M0 -130L10 -106L8 46H-8L-10 -106Z',
  fuller: 'M1 -118L7 -104L5 44H1Z',
  guard: 'M-23 42C-18 38 -12 46 -8 44H8C12 46 18 38 23 42C25 54 16 60 10 57H-10C-16 60 -25 54 -23 42Z',
};

/**
 * An upright sword: its point at -130, the guard at 50, the pommel at 112. Its outline grows less than the sword, so
 * that a large one is no heavier than what stands beside it.
 */
const swordArt = ({ blade, fuller, guard }: SwordForm, size: number): Art => {
  const edge = 4.6 / Math.max(1, size) ** 0.85;
  return [
    keyed('light', blade, edge),
    flat('mid', fuller),
    gouge('0,-110 0,-40 0,40', 3, 'ink'),
    keyed('glow', guard, edge),
    keyed('accent', 'M-8 58H8L7 94H-7Z', edge * 0.85),
    [68, 78, 88].map((y) => flat('ink', lens([-8, y + 2], [8, y - 3], 3))),
    keyed('glow', circlePath(0, 103, guard === BROAD.guard ? 13 : 10), edge * 0.9),
  ];
};

const STAR = polygonPath(times(10, (i) => polar(0, 0, i % 2 ? 26 : 66, -90 + i * 36)));

/** A coin with a star cut into it; its radius is 92. */
const pentacleArt: Art = [
  keyed('glow', circlePath(0, 0, 90), 6),
  flat('ink', circlePath(0, 0, 74)),
  flat('glow', STAR),
  hatch(STAR, { role: 'ink', angle: 62, gap: 11, width: 3.4, side: 'end', reach: 0.34 }),
  flat('ink', circlePath(0, 0, 9)),
  flat('ink', times(28, (i) => lens(polar(0, 0, 77, i * 12.86), polar(0, 0, 89, i * 12.86), 3)).join('')),
];

const ARTS: Record<MinorSuit, Art> = {
  wands: wandArt,
  cups: cupArt,
  swords: swordArt(BROAD, 1),
  pentacles: pentacleArt,
};

/** The objects of the suits at (x, y): one of each counts as one object of its card. */
export const { wand, cup, pentacle } = placeSuitObjects(ARTS);

const swordOf =
  (form: SwordForm) =>
  (x: number, y: number, size = 1, turn = 0): Art =>
    put(suitObject('swords', swordArt(form, size)), { x, y, size, turn });

/** A sword at (x, y), and one with a narrow blade and guard, for where many stand close together. */
export const [sword, slenderSword] = [swordOf(BROAD), swordOf(SLENDER)];

/**
 * A stick with two leaves at its end, from one point to another, as one of the suit's objects: for what is
 * carried, woven or leant.
 */
export const stick = (
  from: readonly [number, number],
  to: readonly [number, number],
  width = 13,
  role: PaperInk = 'ink',
): Art => {
  const edge: PaperInk = role === 'ink' ? 'light' : 'ink';
  const mark: PaperInk = role === 'ink' ? 'far' : 'near';
  const at = (t: number) => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t] as const;
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return suitObject('wands', [
    stroke(edge, [from, at(0.5), to], [width + 5, width + 4, width + 3]),
    stroke(role, [from, at(0.3), at(0.7), to], [width, width * 0.8, width * 0.9, width * 0.66]),
    gouge([at(0.08), at(0.3), at(0.5)], width * 0.3, mark),
    gouge([at(0.56), at(0.7), at(0.9)], width * 0.26, mark),
    leaf(...at(0.97), angle - 24, width * 2.4),
    leaf(...at(0.93), angle + 30, width * 2),
  ]);
};

const JUG =
  'M-40 -60C-36 -70 36 -70 40 -60C30 -40 30 -30 44 0C60 40 30 74 0 74C-30 74 -60 40 -44 0C-30 -30 -30 -40 -40 -60Z';

/**
 * A jug with a painted band, 100 wide, its mouth at -62 and its foot at 74; turned by a right angle it pours
 * to the right.
 */
export const jug = (place: Place, role: PaperInk = 'glow', band: PaperInk = 'accent'): Art =>
  put(
    [
      keyed(role, JUG, 6),
      hatch(JUG, { role: 'ink', gap: 11, width: 4, side: 'end', reach: 0.4 }),
      gouge('-40,-10 0,4 40,-10', 8, band),
    ],
    place,
  );
