import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { lens, ticks } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = limb('300,330,130 300,400,176 300,480,196 300,580,206 300,700,214');
const BELLY = outline(
  '300,352! 344,372 364,440 374,520 378,620 366,700! 234,700! 222,620 226,520 236,440 256,372',
);
const HEAD = outline(
  '300,190 348,196 382,226 394,270 384,312 350,340 300,350 250,340 216,312 206,270 218,226 252,196',
);
const MUZZLE = outline('300,266 330,256 362,272 366,304 340,326 300,332 260,326 234,304 238,272 270,256');
/** A short foreleg with a webbed paw. */
const PAW = outline(
  '386,472! 400,500 380,536 344,530 314,520! 302,504 308,488! 304,474 316,466! 322,452 340,460! 362,470',
);

/** From its shoulder down along its breast and back up to the paw. */
const ARM = limb('384,392,62 416,470,56 400,526,46 350,512,38');

/**
 * An otter from the front that stands up to its breast in the water: 206 wide about x 300, from its head at 190 down to
 * 800. Its paws meet over what crosses at (300, 496).
 */
export const otter = (held: Art): Art => [
  mirrored(keyed('accent', circlePath(216, 222, 20), 5)),
  joined('accent', [BODY]),
  flat('light', BELLY),
  ticks(BELLY, { role: 'far', flow: 90, gap: 24, length: 22, width: 4 }),
  mirrored(
    ticks(limb('384,420,20 392,560,20 396,640,20'), { role: 'ink', flow: 84, gap: 14, length: 20, width: 5 }),
  ),
  joined('accent', [HEAD], 6),
  flat('light', MUZZLE),
  flat('ink', outline('276,264! 300,256 324,264! 318,284 300,292 282,284') + lens([300, 286], [300, 314], 5)),
  gouge('268,306 284,318 300,312', 5, 'ink'),
  gouge('300,312 316,318 332,306', 5, 'ink'),
  mirrored([
    flat('light', circlePath(252, 244, 13)),
    flat('ink', circlePath(254, 246, 9)),
    flat('light', circlePath(257, 242, 3)),
    flat('ink', circlePath(258, 292, 3) + circlePath(268, 302, 3) + circlePath(252, 304, 3)),
    [gouge('250,290 218,284 186,288', 4, 'ink'), gouge('250,302 220,306 192,318', 4, 'ink')],
  ]),
  mirrored(joined('accent', [ARM], 5)),
  held,
  mirrored([
    cut('accent', PAW, 5),
    flat('ink', lens([318, 472], [336, 482], 4) + lens([312, 492], [332, 498], 4)),
  ]),
];
