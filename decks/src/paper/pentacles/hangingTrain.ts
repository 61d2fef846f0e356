import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { pentacle } from '../objects.ts';

/** What the long feathers cover together, without the round ends that stand out round its eyes. */
const TRAIN = outline(
  '420,330! 396,420 300,560 140,730! 160,780 280,810 410,820 510,740! 560,600 548,450 530,350!',
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
  // The short feathers of its back run out over the root of the train.
  joined(
    'accent',
    [
      outline(
        '380,380! 430,300 520,330 540,372! 540,400 528,426! 512,404 500,420 490,434! 478,410 464,420 454,428! 440,408 420,414 410,420! 402,404 392,400 384,402!',
      ),
    ],
    5,
  ),
  combed('400,330 410,370 412,404', '510,340 520,376 514,404', {
    role: 'ink',
    rows: 5,
    width: 8,
    length: 20,
  }),
];
