import { fill, flat, line, put, suitObject, type Art } from '../../drawing/art.ts';
import { type Points, times, toPoints, toTenth } from '../../drawing/geometry.ts';
import { limb } from '../../drawing/swell.ts';
import { leaf } from '../../primitives/plants.ts';
import { torchFlame } from '../../suits/objects.ts';

/** A burning staff from its foot, which the bearer hides, to its head; those behind are in the shade. */
const staff = (i: number, up: number, behind: boolean): Art => {
  const aside = i - 4.5;
  const top = -up;
  return suitObject(
    'wands',
    put(
      [
        fill('wood', `M-17 0L-18 ${top}Q0 ${top - 16} 18 ${top}L17 0Z`),
        flat('woodDark', behind ? `M-17 0L-18 ${top}H18L17 0Z` : `M5 0L6 ${top - 4}L18 ${top}L17 0Z`, 0.75),
        line(`M-8 ${top + 30}V${top + 150}M-2 ${top + 70}q-6 11 0 22q6 -11 0 -22`, 1.6, 'ink', 0.45),
        (i === 1 || i === 8) && leaf(i < 5 ? -14 : 14, top + 56, i < 5 ? 214 : -34, 44),
        put(torchFlame, { y: top + 108, size: 1.5 }),
      ],
      { x: aside * 29, turn: aside * 2.5 },
    ),
  );
};

/** A rope with its slanting strands; short pieces, so that it has one tone from end to end. */
export const cord = (points: Points, thick = 14): Art => {
  const knots = toPoints(points);
  return [
    limb(
      'linen',
      knots,
      knots.map(() => thick),
    ),
    knots.slice(1).map(([x2, y2], i) => {
      const [x1, y1] = knots[i] ?? [x2, y2];
      const count = Math.max(2, Math.round(Math.hypot(x2 - x1, y2 - y1) / 11));
      return times(count, (k) => {
        const [x, y] = [x1 + ((x2 - x1) * (k + 0.5)) / count, y1 + ((y2 - y1) * (k + 0.5)) / count];
        return line(`M${toTenth(x - 3)} ${toTenth(y + 4)}l6 -8`, 2, 'woodDark', 0.8);
      });
    }),
  ];
};

/** Ten burning staffs in one bundle: five behind stand out above five before them; about 0,0, where they are carried. */
export const bundle: Art = [
  [1, 3, 5, 7, 9].map((i) => staff(i, 392 - (i - 4.5) ** 2 * 2.4, true)),
  [0, 2, 4, 6, 8].map((i) => staff(i, 296 - (i - 4.5) ** 2 * 1.6, false)),
  cord('-178,-190 -90,-176 0,-170 90,-176 178,-190', 18),
  cord('-176,-172 -90,-156 0,-150 90,-156 176,-172', 18),
];
