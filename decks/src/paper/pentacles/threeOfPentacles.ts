import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { field } from '../nature/land.ts';
import { plainSky } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';
import { stoneWindow } from './stoneWindow.ts';

/** A cup of clay that stands on the sill. */
const NEST = outline(
  '138,640! 200,654 300,660 400,654 462,640! 452,694 420,736 384,754! 216,754! 180,736 148,694',
);
/** The lower edges of its lumps of clay, and the lumps on its rim. */
const LUMPS = toPoints(
  '176,680 226,686 276,690 326,690 376,686 424,680 196,706 250,714 302,716 354,714 406,706 220,738 274,742 328,742 380,738',
);
const RIM = toPoints('152,640 190,648 228,653 266,656 334,656 372,653 410,648 448,640');

/** A swallow in the nest that looks right; its bill is at (294, 560). */
const swallow: Art = [
  joined(
    'ink',
    [outline('152,680! 150,616 160,560 188,520 226,508 258,522 270,544! 296,558 268,570 262,616 264,680!')],
    6,
  ),
  flat('accent', outline('222,566! 246,562 266,568! 262,600 244,616 224,608')),
  flat('light', outline('226,622! 246,626 262,614! 262,680! 222,680!')),
  cut('ink', outline('160,600! 176,570 204,580 214,620 206,680! 158,680!'), 4),
  [gouge('176,600 180,630 178,660', 5, 'far'), gouge('196,604 198,630 194,660', 5, 'far')],
  flat('light', circlePath(238, 542, 9)),
  flat('ink', circlePath(240, 542, 5)),
];

export const threeOfPentacles: Scene = {
  alt: 'Two swallows build together: they face each other in a great nest of clay lumps on the sill of a pointed stone window and hold one straw between them; three coins are set in stone rings above.',
  draw: () => [
    stoneWindow([plainSky(), field('far', '40,700 200,680 400,690 560,670', 'near')]),
    toPoints('300,268 230,390 370,390').map(([x, y], i) => [
      cut('far', circlePath(x, y, 64), 5),
      hatch(circlePath(x, y, 64), { role: 'near', angle: 90, gap: 14, width: 5, side: 'both', reach: 0.12 }),
      pentacle(x, y, 0.56, i * 8),
    ]),
    mirrored(swallow),
    [
      stroke('ink', '214,596 300,560 384,548', [9, 11, 8]),
      stroke('glow', '216,595 300,560 382,548', [4, 6, 4]),
    ],
    keyed('accent', NEST, 6),
    hatch(NEST, { role: 'ink', angle: 18, gap: 13, width: 5, side: 'end', reach: 0.18 }),
    RIM.map(([x, y]) => keyed('accent', circlePath(x, y, 21), 4)),
    LUMPS.map(([x, y]) => gouge(`${x - 19},${y - 7} ${x},${y + 7} ${x + 19},${y - 8}`, 6, 'ink')),
    gouge('162,690 186,726 214,740', 5, 'glow'),
  ],
};
