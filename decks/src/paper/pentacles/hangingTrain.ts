import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { pentacle } from '../objects.ts';

/** What the long feathers cover together, without the round ends that stand out round its eyes. */
const TRAIN = outline(
  '404,400! 330,490 240,600 140,730! 160,780 280,810 410,820 510,740! 560,600 552,430 520,350!',
);
/** The eyes of the train, from its root down. */
const EYES = toPoints('458,482 372,560 492,588 280,644 396,676 496,704 166,736 284,764 404,792');
const ROOT = [480, 370] as const;

/** A peacock's train that hangs down to the left from (480, 370), with a coin for each eye. */
export const hangingTrain: Art = [
  joined('near', [TRAIN, ...EYES.map(([x, y]) => circlePath(x, y, 70))], 6),
  // A quill runs to each eye, with barbs on both sides.
  EYES.map(([x, y]) => {
    const [dx, dy] = [x - ROOT[0], y - ROOT[1]];
    const at = (t: number) => [ROOT[0] + dx * t + (1 - t) * t * 30, ROOT[1] + dy * t] as const;
    const long = Math.hypot(dx, dy);
    const barbs = [0.4, 0.52, 0.64, 0.76]
      .filter((t) => long * (1 - t) > 52)
      .flatMap((t) =>
        [-1, 1].map((side) => {
          const [bx, by] = at(t);
          return lens(
            [bx, by],
            [
              bx + (dx / long) * 16 - (side * dy * 18) / long,
              by + (dy / long) * 16 + (side * dx * 18) / long,
            ],
            4,
          );
        }),
      );
    return [gouge([at(0.05), at(0.5), at(1)], 7, 'far'), flat('far', barbs.join(''))];
  }),
  EYES.map(([x, y], i) => [cut('mid', circlePath(x, y, 56), 0), put(pentacle(0, 0, 0.5, i * 17), { x, y })]),
];
