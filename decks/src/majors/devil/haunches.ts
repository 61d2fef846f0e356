import { fill, flat, mirrored, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { litEdge } from '../../primitives/litEdge.ts';

/** From the hips down a goat: fur, above the block on which it sits. */
export const loins: Art = [
  fill(
    'woodDark',
    'M168 680L180 578L204 600L212 576L236 604L248 582L274 608L284 588L300 612L316 588L326 608L352 582L364 604L388 576L396 600L420 578L432 680Z',
    { edge: 'woodDark', width: 1.8 },
  ),
  mirrored(
    [
      '306,622 308,640 302,662',
      '326,618 330,640 322,660',
      '350,612 356,626 356,640',
      '378,604 388,616 394,632',
      '402,604 414,620 420,640',
    ].map((points) => graven(points, 4.5)),
  ),
];

const THIGH =
  'M318 664C334 620 402 612 426 652C436 680 424 704 416 718L424 746L410 740L413 774L400 766L404 800L390 790L386 824L376 808L366 824L362 790L350 800L352 766L340 774L343 742L330 748C334 716 320 700 318 664Z';

/** Shaggy thighs, and shins that hang before the block, with cloven hooves. */
export const legs: Art = mirrored([
  fill(
    'ink',
    'M350 798L404 794C410 812 420 834 424 850L386 854L380 822L374 854L334 852C340 834 348 814 350 798Z',
    { width: 2 },
  ),
  fill('woodDark', THIGH),
  // Darker than the fists and the chains before it.
  flat('ink', THIGH, 0.38),
  [
    '344,650 352,684 350,720',
    '372,640 384,680 380,726',
    '398,650 410,680 404,712',
    '364,730 372,756 370,784',
    '388,730 394,756 390,780',
  ].map((points) => graven(points, 5)),
  litEdge('320,676 334,712 342,744 354,770', [2, 9, 9, 2], 'glow', 1.6),
]);
