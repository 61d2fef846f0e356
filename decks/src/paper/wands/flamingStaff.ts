import { flat, mirrored, put, suitObject, type Art } from '../../drawing/art.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { lens, lenses } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

/** It bends a little as it grows. */
const STAFF = [limb('304,292,40 312,370,36 296,470,40 290,550,42 306,640,50 304,700,84')];
/** Twigs that carry the leaves. */
const TWIGS = [
  '304,384,30 324,356,17 352,338,11',
  '300,420,30 284,392,17 266,376,11',
  '290,512,28 272,490,16 256,484,10',
  '298,478,34 334,448,18 382,428,11',
  '292,606,30 276,580,17 252,566,11',
  '298,600,30 316,570,17 340,550,11',
  '304,668,30 324,644,17 348,634,11',
].map(limb);
/** Its roots, which run down into the earth. */
const ROOTS = [
  '300,690,64 244,716,42 168,752,28 104,808,20 84,850,14',
  '300,700,60 266,744,38 222,786,26 200,850,16',
  '302,700,60 308,756,38 296,800,26 304,856,16',
  '304,700,60 342,744,38 384,786,26 404,850,16',
  '304,690,64 358,716,42 436,752,28 498,808,20 518,850,14',
].map(limb);
/** Green sepals that hold the flame. */
const SEPAL = outline('306,312! 346,298 382,262 392,206! 356,220 326,250 304,284');
const FLAME = outline(
  '310,92! 322,136 366,164 384,214 372,262 336,302 304,308 272,302 236,262 226,208 244,164! 256,186 268,190 280,176 296,142',
);
const HEART = outline(
  '312,168! 318,198 346,220 346,258 326,288 304,296 282,288 262,258 270,226! 284,232 300,208',
);

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

/** A staff that grows and burns, as one wand: its flame at 92, its roots down to 838. */
export const flamingStaff = suitObject('wands', [
  joined('ink', [...STAFF, ...TWIGS, ...ROOTS], 6),
  litLeaf(350, 340, -24, 112, 1),
  litLeaf(268, 378, 206, 128, -1),
  litLeaf(258, 484, 184, 96, -1),
  litLeaf(378, 428, -14, 122, 1),
  litLeaf(254, 566, 194, 122, -1),
  litLeaf(338, 552, -30, 122, 1),
  litLeaf(346, 634, -8, 92, 1),
  combed('296,310 302,370 288,470 280,560 288,690', '304,310 310,370 296,470 290,560 300,690', {
    role: 'far',
    rows: 2,
    width: 8,
    length: 60,
  }),
  combed('318,320 322,380 308,480 302,560 318,690', '320,320 324,380 310,480 304,560 322,690', {
    role: 'mid',
    rows: 1,
    width: 8,
    length: 50,
  }),
  gouge('276,716 220,736 160,770', 6, 'mid'),
  gouge('330,716 384,736 444,770', 6, 'mid'),
  cut('glow', FLAME, 6),
  flat('mid', HEART),
  flat('light', outline('308,222! 314,246 324,264 304,284 286,266 298,246')),
  mirrored([cut('accent', SEPAL, 5), gouge('316,300 352,266 376,228', 6, 'far')], 304),
]);
