import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times, toPoints, toTenth, type Point } from '../../drawing/geometry.ts';
import { sampleSpline } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { crescent } from '../../primitives/lights.ts';
import { oracleHaze, oracleRidge, printedSky } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';

const [FAR, MIDDLE, NEAR] = [
  '40,480 150,430 280,470 400,420 500,440 560,410',
  '40,590 160,550 290,600 420,540 560,570',
  '40,700 150,700 290,650 430,700 560,640',
].map(toPoints);

export const thread: OracleScene = {
  alt: 'A great needle crosses the picture, its point in the near field; the red thread from its eye hangs in a loop over the crescent moon and runs on as one seam of stitches over hill after hill up to the red spool that stands at the top.',
  hour: 'field',
  draw: (chance) => [
    printedSky(chance, { stars: 34, floor: 400 }),
    crescent(176, 200, 100, 160),
    oracleHaze(330, 380, 190),
    oracleRidge(FAR ?? [], 'far'),
    spool,
    oracleRidge(MIDDLE ?? [], 'leaf'),
    oracleRidge(NEAR ?? [], 'near'),
    seam,
    strand(
      'M461 118C500 60 560 110 520 190C480 260 340 250 250 220C180 196 100 200 86 300C74 400 150 520 96 620C70 670 52 690 70 724',
    ),
    needle,
    strand('M476 146C452 130 440 116 452 104C458 98 464 108 461 118'),
  ],
};

/** A wooden spool as large as a tower, wound with the thread. */
const spool: Art = [
  flat('ink', 'M380 446C420 432 520 432 556 446C510 462 420 462 380 446Z', 0.5),
  fill('wood', 'M396 430C396 410 524 410 524 430V444C524 462 396 462 396 444Z', { width: 3 }),
  fill('red', outline('410,434! 402,390 402,330 410,290! 510,290! 518,330 518,390 510,434! 460,446'), {
    width: 3,
  }),
  flat('redDark', outline('478,294! 510,290! 518,330 518,390 510,434! 478,443! 488,380'), 0.8),
  line(
    times(9, (i) => `M404 ${306 + i * 14}Q460 ${322 + i * 14} 516 ${302 + i * 14}`).join(''),
    2.4,
    'wineDark',
    0.8,
  ),
  fill('wood', 'M396 270C396 290 524 290 524 270V284C524 304 396 304 396 284Z', { width: 3 }),
  fill('straw', 'M396 270C396 248 524 248 524 270C524 292 396 292 396 270Z', { width: 3 }),
  fill('woodDark', 'M444 268C444 260 476 260 476 268C476 278 444 278 444 268Z', { width: 2 }),
];

const strand = (d: string, width = 8): Art => [line(d, width + 4, 'line'), line(d, width, 'red')];

/** The way of the seam: along the near hill, back over the middle one, and up the far one to the door. */
const WAY = sampleSpline(
  toPoints(
    '70,728 150,738 230,716 300,694 380,712 460,724 520,690 536,632 480,588 400,578 320,612 240,630 150,596 86,556 96,506 160,482 240,500 320,508 400,480 440,462 467,448',
  ),
  times(21, () => 1),
);

/** One seam of stitches that bends with its way; both the stitches and the cloth between them shorten with the distance. */
const seam: Art = (() => {
  const stitches: Art[] = [];
  let [stitch, gone]: [Point[], number] = [[], 0];
  for (const [i, [x, y]] of WAY.entries()) {
    const near = Math.max(0.36, (y - 430) / 300);
    const [bx, by] = WAY[i - 1] ?? [x, y];
    gone += Math.hypot(x - bx, y - by);
    if (gone < 34 * near || stitch.length < 2) stitch.push([x, y]);
    else if (gone > 52 * near) {
      stitches.push(
        strand(`M${stitch.map((point) => point.map(toTenth).join(' ')).join('L')}`, 2 + 5.5 * near),
      );
      [stitch, gone] = [[[x, y]], 0];
    }
  }
  return stitches;
})();

/** It points down to the left; its eye is at (468, 132) and its point in the field. */
const needle: Art = put(
  [
    flat('ink', 'M-30 356Q0 344 34 356Q0 368 -30 356Z', 0.5),
    fill('steel', 'M-17 -330C-17 -362 17 -362 17 -330L11 60L4 352H-4L-11 60Z', { width: 3 }),
    flat('steelDark', 'M3 -250L14 -250L9 60L4 346H1Z'),
    fill('near', 'M-6 -328C-6 -342 6 -342 6 -328V-270C6 -260 -6 -260 -6 -270Z', { width: 2.4 }),
    line('M-8 -230L-6 20', 3, 'light'),
  ],
  { x: 320, y: 430, turn: 26 },
);
