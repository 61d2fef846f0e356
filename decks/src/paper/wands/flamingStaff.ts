import { flat, mirrored, put, suitObject, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { cut, gouge, joined, stroke } from '../lino/cut.ts';
import { lens, lenses } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

/** It stands straight and becomes thinner towards its flame. */
const STAFF = [limb('300,372,34 300,480,40 300,600,47 300,650,54 302,704,84')];
/** Twigs that carry the leaves. */
const TWIGS = [
  '300,520,30 334,488,18 366,470,11',
  '298,574,30 266,544,18 236,530,11',
  '300,644,32 334,614,18 362,602,11',
].map(limb);
/** Its roots, which run down into the earth. */
const ROOTS = [
  '300,690,64 244,716,42 168,752,28 104,808,20 84,850,14',
  '300,700,60 266,744,38 222,786,26 200,850,16',
  '302,700,60 308,756,38 296,800,26 304,856,16',
  '304,700,60 342,744,38 384,786,26 404,850,16',
  '304,690,64 358,716,42 436,752,28 498,808,20 518,850,14',
].map(limb);
/** Green sepals that hold the flame from below. */
const SEPAL = outline('300,408! 340,402 384,366 404,300! 362,322 326,348 300,378!');
const FLAME = outline(
  '308,94! 324,152 382,188 406,254 390,318 344,364 300,374 256,364 210,318 196,248 220,190! 236,218 252,224 268,206 290,160!',
);
const MIDDLE = outline(
  '310,168! 324,206 362,238 366,290 342,342 300,360 258,342 236,290 246,246! 264,258 290,222!',
);
const CORE = outline('306,242! 314,272 334,294 326,330 300,346 274,330 268,294! 290,282!');

/** A leaf at (x, y), whose half that is turned to the flame is lit: its tip is at `length` in the direction of `turn`. */
const litLeaf = (x: number, y: number, turn: number, length: number, side: 1 | -1): Art =>
  put(
    put(
      [
        cut('accent', outline('0,0! 22,-22 58,-26 100,0! 58,26 22,22'), 500 / length),
        flat(
          'far',
          outline(
            `4,${-side * 3}! 24,${-side * 17} 58,${-side * 20} 92,${-side * 3}! 56,${-side * 9} 26,${-side * 8}`,
          ),
        ),
        flat('light', lens([20, 0], [92, 0], 4)),
        flat('ink', limb('-12,0,11 8,0,9 34,0,3')),
        lenses(`30,0 44,${side * 15} 52,0 66,${side * 14}`, 3).map((vein) => flat('light', vein)),
      ],
      { size: length / 100 },
    ),
    { x, y, turn },
  );

/** A staff that grows and burns, as one wand: its flame at 94, its roots down to 838. */
export const flamingStaff = suitObject('wands', [
  joined('ink', [...STAFF, ...TWIGS, ...ROOTS], 6),
  litLeaf(360, 474, -22, 138, 1),
  litLeaf(242, 534, 204, 142, -1),
  litLeaf(358, 606, -16, 128, 1),
  // The carved spiral.
  times(7, (i) => {
    const [y, half] = [416 + i * 42, 16 + i * 1.3];
    return stroke(
      'far',
      [
        [300 - half, y + 26],
        [300, y + 16],
        [300 + half, y - 8],
      ],
      [7, 10, 7],
    );
  }),
  gouge('276,716 220,736 160,770', 6, 'mid'),
  gouge('330,716 384,736 444,770', 6, 'mid'),
  cut('mid', FLAME, 7),
  flat('glow', MIDDLE),
  flat('light', CORE),
  mirrored([cut('accent', SEPAL, 5), gouge('310,390 352,364 386,324', 7, 'far')]),
]);
