import { flat, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints, toTriples, type Point } from '../../drawing/geometry.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = limb(
  '300,250,96 344,306,104 366,378,116 350,456,128 312,530,134 300,606,128 336,678,112 402,724,88 464,716,66 502,660,46 506,604,32 482,566,22 444,566,12 428,590,4',
);
const HEAD = outline(
  '372,282! 376,226 348,186 300,172 250,178 206,198 168,222 146,246 150,266! 190,282 240,290 290,312!',
);
const CROWN = outline(
  '230,190! 196,104! 240,138! 262,76! 296,132! 344,82! 344,142! 388,122! 356,204! 292,178',
);

/** A leg through its joints, each with its width, that ends in four tapering toes. */
const leg = (points: string, foot: Point, toes: string): readonly string[] => [
  limb(points),
  ...toPoints(toes).map(([x, y]) =>
    limb(
      `${foot.join()},24 ${foot[0] + x * 0.6},${foot[1] + y * 0.6},11 ${foot[0] + x},${foot[1] + y},12 ${foot[0] + x * 1.14},${foot[1] + y * 1.14},4`,
    ),
  ),
];
const FAR_LEG = leg('372,350,64 456,372,46 496,446,32', [498, 448], '-26,30 -2,44 22,40 40,20');
const NEAR_LEGS = [
  leg('318,404,64 236,462,46 160,418,34', [160, 418], '-44,-26 -56,-4 -54,20 -38,40'),
  leg('286,620,66 196,610,48 158,690,34', [158, 690], '-44,0 -42,26 -22,44 6,46'),
].flat();

/** A crowned fire salamander with yellow spots that climbs, its head in profile to the left: its crown at 76, its snout at (146, 250), the bend of its tail at 740. */
export const fireSalamander: Art = [
  joined('ink', FAR_LEG, 7),
  joined('ink', [BODY, ...NEAR_LEGS], 8),
  toTriples(
    '392,352,15 340,348,12 396,408,17 346,414,15 378,470,18 318,470,13 340,520,19 288,534,14 326,580,17 276,584,12 322,640,18 362,664,15 388,708,16 432,704,13 470,690,11 494,648,9 500,612,8 272,446,11 226,444,10 238,612,10 196,628,9 440,368,10',
  ).map(([x, y, r]) => flat('glow', circlePath(x, y, r))),
  joined('ink', [HEAD], 8),
  // The gland behind its eye, and the long mouth.
  flat('glow', outline('286,222! 320,210 356,232 362,264 330,270 300,252')),
  flat('glow', outline('176,224! 206,206 232,202! 222,224 198,236')),
  gouge('152,258 200,262 254,262 296,276', 6, 'far'),
  cut('glow', circlePath(250, 222, 23), 5),
  flat('ink', outline('228,222! 250,211 272,222! 250,233')),
  flat('ink', circlePath(164, 240, 4)),
  flat('mid', [286, 306, 326].map((x, i) => circlePath(x - 20, 284 + i * 6, 5)).join('')),
  cut('glow', CROWN, 7),
  flat(
    'accent',
    toPoints('250,160 296,156 340,166')
      .map(([x, y]) => circlePath(x, y, 10))
      .join(''),
  ),
];
