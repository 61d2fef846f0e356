import { flat, mirrored } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cutStroke, gouge, keyed } from '../lino/cut.ts';
import { hatch, outward } from '../lino/marks.ts';
import { laurel } from '../nature/laurel.ts';
import { mountains } from '../nature/land.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { sword } from '../objects.ts';

/** The crown's far side, above its rim, and its near side. */
const BEHIND =
  'M204 300L222 232L252 270L276 212L300 262L324 212L348 270L378 232L396 300C370 276 230 276 204 300Z';
const CROWN =
  'M204 300L176 222L236 290L246 300L266 214L300 306L334 214L354 300L364 290L424 222L396 300L388 348C360 374 240 374 212 348Z';
/** Of the laurel that hangs from the crown: its left half. */
const STEM = '216,344 150,378 136,460 190,536';
/** A bank of clouds across the window with a torn edge. */
const BANK =
  'M30 700C60 640 110 634 140 662C166 616 226 622 246 656C276 630 326 630 352 658C376 618 436 618 460 660C490 634 540 642 570 704L520 716L470 706L410 724L340 708L280 724L210 710L150 722L90 708Z';

export const aceOfSwords: Scene = {
  alt: 'A bare sword stands point up in a burst of light on a dark sky, before a bank of clouds above bleak mountains, and passes through a crown; from both sides of the crown laurel hangs round the blade down to the guard.',
  draw: () => [
    chatterSky('near', outward(300, 230), { marks: 'mid', foot: 720 }),
    beams(300, 230, 150, 620, 30, 'far', 24),
    beams(300, 230, 150, 420, 30, 'light', 13),
    flat('near', boxPath(40, 680, 520, 200)),
    mountains(900, '100,210,210 500,220,240', 'mid'),
    mountains(900, '300,330,130', 'ink'),
    keyed('light', BANK, 5),
    [gouge('80,690 110,664 136,682', 6, 'far'), gouge('190,688 220,652 246,684', 6, 'far')],
    [gouge('330,690 360,668 384,690', 6, 'far'), gouge('420,690 444,656 476,684', 6, 'far')],
    mirrored([
      cutStroke('ink', STEM, [9, 8, 6, 4], [18, 17, 15, 12]),
      laurel({ x: 300, y: 436, rx: 166, ry: 134, from: 220, step: 12, count: 9 }, 'ink', 'near', 'far'),
    ]),
    keyed('glow', BEHIND, 5),
    hatch(BEHIND, { role: 'ink', angle: 90, gap: 10, width: 5, side: 'end', reach: 0.7 }),
    sword(300, 462, 2.6),
    keyed('glow', CROWN, 6),
    hatch(CROWN, { role: 'ink', angle: 90, gap: 12, width: 5, side: 'end', reach: 0.2 }),
    gouge('216,334 300,356 384,334', 6, 'accent'),
  ],
};
