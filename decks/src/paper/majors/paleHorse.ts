import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';
import { eye } from '../nature/head.ts';
import { fur, limb, outline } from '../nature/body.ts';

const BODY = outline(
  '330,396 362,352 392,306 420,284! 424,246! 446,280! 470,306 494,356 514,392 516,416 498,430 478,420 462,398 444,386! 434,424 424,470 400,524 340,554 260,560 196,540! 128,540 92,490 100,430 140,398 190,394 250,410',
);
const MANE = outline(
  '448,300! 432,268 392,276 356,318 324,368 292,402! 314,420 308,470! 340,440 350,416! 362,436 358,472! 382,436 386,400! 400,420 402,448! 416,404 412,364! 428,376 440,392! 442,350 438,316',
);
const TAIL = outline('112,414! 82,430 70,500 82,590 62,664! 106,640 122,560 112,490');

/** A hoof on the ground below a fetlock at (x, y). */
const hoof = (x: number, y: number): Art =>
  keyed('far', `M${x - 14} ${y - 8}L${x - 17} ${y + 18}H${x + 28}L${x + 13} ${y - 10}Z`, 4);

/** A pale horse that walks right with its head low: 490 wide, from its ears at 246 to its soles near 724. */
export const paleHorse = (place: Place): Art =>
  put(
    [
      joined(
        'sky',
        [
          limb('356,480,80 348,570,38 336,640,22 342,694,22'),
          limb('182,470,110 238,576,46 226,640,26 252,692,22'),
        ],
        5,
        'ink',
      ),
      hoof(342, 700),
      hoof(252, 698),
      keyed('light', TAIL, 5),
      [0, 1, 2].map((i) =>
        gouge(`${100 - i * 9},440 ${84 + i * 8},520 ${92 + i * 4},${600 - i * 30}`, 6, 'ink'),
      ),
      joined(
        'light',
        [
          BODY,
          limb('376,478,98 428,560,46 440,594,38 412,646,24 402,668,23'),
          limb('146,470,124 156,580,52 106,640,27 116,700,23'),
        ],
        6,
      ),
      keyed('far', 'M390 664L380 692L410 700L420 672Z', 4),
      hoof(116, 706),
      hatch(BODY, { role: 'far', angle: 90, gap: 15, width: 6, side: 'end', reach: 0.16 }),
      fur(BODY, 'ink', 168, (x, y) => (x > 170 && x < 330 && y > 470 && y < 530 ? 0.7 : 0)),
      gouge('166,560 196,540 206,500', 6, 'ink'),
      gouge('416,470 396,500 376,510', 6, 'ink'),
      keyed('mid', MANE, 4),
      times(4, (i) =>
        gouge(
          `${410 - i * 24},${290 + i * 28} ${402 - i * 22},${336 + i * 24} ${404 - i * 26},${376 + i * 20}`,
          6,
        ),
      ),
      eye(456, 324, 8),
      cut('ink', lens([498, 400], [508, 396], 9), 0),
      flat('ink', lens([488, 420], [508, 416], 4)),
      gouge('436,380 452,376 462,356', 5, 'ink'),
    ],
    place,
  );
