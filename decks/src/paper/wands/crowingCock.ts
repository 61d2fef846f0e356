import { clipped, flat, put, type Art } from '../../drawing/art.ts';
import { circlePath, times, toTriples } from '../../drawing/geometry.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

const BREAST = outline(
  '150,520! 128,590 84,650 44,720 20,800 20,900! 580,900! 580,800 546,720 500,650 456,590 430,520!',
);
const NECK = outline(
  '214,290! 190,400 160,500 110,620! 170,700 300,730 430,690 470,640! 440,540 400,440 372,340!',
);
const COMB = outline(
  '60,-30! 86,-86 64,-96 62,-128! 36,-104 26,-96 14,-146! -12,-116 -22,-100 -44,-142! -58,-104 -64,-84 -98,-106! -98,-66 -86,-50 -124,-52! -106,-10 -60,4 0,-20!',
);

/** A long pointed feather that hangs from its place, turned by some degrees. */
const hackle = (x: number, y: number, turn: number, length: number): Art =>
  put(
    [
      keyed('glow', outline(`-15,-10 -17,${length * 0.5} 0,${length}! 17,${length * 0.5} 15,-10`), 4),
      flat('near', lens([0, length * 0.44], [0, length * 0.9], 6)),
    ],
    { x, y, turn },
  );

/** A long dark feather of the breast. */
const plume = (x: number, y: number, turn: number): Art =>
  put(joined('ink', [outline('0,-74! -22,-40 -28,20 0,84! 28,20 22,-40')], 4, 'near'), { x, y, turn });
const BREAST_FEATHERS = toTriples(
  '72,838,32 144,862,20 220,880,9 292,886,0 364,880,-9 440,862,-20 512,838,-32 66,720,40 118,746,28 186,776,16 256,792,5 328,792,-5 398,776,-16 466,746,-28 518,720,-40',
);

/** Rows of them from the breast up to the cheek: each by its middle, half its width and its height. */
const ROWS = toTriples('290,150,590 288,128,516 286,102,444 286,78,380');

const head: Art = [
  joined('mid', [COMB], 6),
  [-96, -60, -22, 18].map((x, i) =>
    gouge(`${x + 8},${-30 - i * 3} ${x + 2},-62 ${x - 2 + i * 6},${-88 - (i % 3) * 10}`, 6, 'near'),
  ),
  // The wattles hang from its chin.
  cut('mid', outline('34,48! 24,86 4,124 -26,146 -50,132 -44,100 -24,70 0,50!'), 5),
  cut('mid', outline('58,44! 62,80 44,124 18,152 -6,142 -6,112 10,80 24,48!'), 5),
  joined('mid', [outline('-70,-20 -40,-50 20,-46 60,-24 70,10 50,50 10,66 -40,56 -70,24')], 5),
  flat('mid', outline('4,40! 54,30 60,66 36,76 26,66 14,74 -10,70!')),
  gouge('40,80 34,108 18,130', 5, 'near'),
  gouge('-4,84 -16,108 -28,122', 5, 'near'),
  flat('ink', outline('46,8! 78,8 106,8 94,36 70,42 46,36!')),
  flat('mid', outline('52,30! 68,20 84,20 90,26! 78,33 60,36!')),
  keyed('glow', outline('46,-22! 72,-20 98,-8 120,10! 94,12 72,14 46,18!'), 5),
  keyed('glow', outline('44,20! 58,32 78,38 100,40! 84,52 66,56 44,54!'), 5),
  flat('mid', outline('24,-20 46,-16 54,12 52,44 40,62 22,56')),
  gouge('60,-12 80,-8 98,2', 6),
  flat('ink', circlePath(70, -6, 4)),
  keyed('light', outline('-44,16 -22,10 -14,40 -26,66 -46,54'), 4),
  flat('light', circlePath(4, -8, 22)),
  flat('glow', circlePath(6, -8, 17)),
  flat('ink', circlePath(8, -8, 10)),
  gouge('-28,-26 4,-36 34,-22', 7, 'ink'),
];

/** The head, neck and breast of a cock that crows to the right, its breast cut off by the window's foot, a wreath about its neck. */
export const crowingCock = (wreath: Art): Art => [
  joined('near', [BREAST, NECK], 7),
  clipped(
    BREAST,
    BREAST_FEATHERS.map(([x, y, turn]) => plume(x, y, turn)),
  ),
  wreath,
  flat('near', NECK),
  ROWS.map(([x, half, y], row) =>
    times(7 - Math.floor(row / 2.5), (i) => {
      const t = i / (3 - Math.floor(row / 2.5) / 2) - 1;
      return hackle(x + t * half, y - t * t * 34, -t * 20, 136 - row * 12);
    }),
  ),
  put(head, { x: 304, y: 296, turn: -24, size: 1.2 }),
];
