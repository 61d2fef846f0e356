import { flat, mirrored, put, suitObject, type Art } from '../../drawing/art.ts';
import { combed } from '../lino/combed.ts';
import { cut, cutStroke, gouge, joined } from '../lino/cut.ts';
import { lens, lenses } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

/** It bends a little as it grows, and a twig was cut off it. */
const STAFF = [
  limb('304,292,40 312,370,36 296,470,40 290,550,42 306,640,50 304,700,84'),
  limb('296,470,20 330,446,18 346,430,18'),
];
/** Its roots, which grip the earth. */
const ROOTS = [
  '300,700,60 246,722,36 180,736,22 110,774,7',
  '300,700,60 272,744,38 232,776,22 196,822,7',
  '302,700,60 308,756,38 298,796,24 308,838,7',
  '304,700,60 340,744,36 380,776,22 416,820,7',
  '304,700,60 356,722,34 424,736,22 492,774,7',
].map(limb);
/** Green sepals that hold the flame. */
const SEPAL = outline('306,312! 346,298 382,262 392,206! 356,220 326,250 304,284');
const FLAME = outline(
  '310,92! 322,136 366,164 384,214 372,262 336,302 304,308 272,302 236,262 226,208 244,164! 256,186 268,190 280,176 296,142',
);
const HEART = outline(
  '312,168! 318,198 346,220 346,258 326,288 304,296 282,288 262,258 270,226! 284,232 300,208',
);

/** A leaf on its stalk, whose half that is turned to the flame is lit: its tip is at `length` in the direction of `turn`. */
const litLeaf = (x: number, y: number, turn: number, length: number, side: 1 | -1): Art =>
  put(
    [
      cutStroke('accent', '0,0 16,-2 40,0', [9, 7, 6], [18, 16, 14]),
      put(
        [
          cut('accent', outline('0,0! 22,-22 58,-26 100,0! 58,26 22,22'), 500 / length),
          flat(
            'far',
            outline(
              `4,${-side * 3}! 24,${-side * 17} 58,${-side * 20} 92,${-side * 3}! 56,${-side * 9} 26,${-side * 8}`,
            ),
          ),
          flat('light', lens([4, 0], [92, 0], 4)),
          lenses(`30,0 44,${side * 15} 52,0 66,${side * 14}`, 3).map((vein) => flat('light', vein)),
        ],
        { x: 34, size: length / 100 },
      ),
    ],
    { x, y, turn },
  );

/** A staff that grows and burns, as one wand: its flame at 92, its roots down to 838. */
export const flamingStaff = suitObject('wands', [
  litLeaf(320, 352, -26, 112, 1),
  litLeaf(300, 392, 206, 128, -1),
  litLeaf(298, 486, 184, 96, -1),
  litLeaf(344, 436, -14, 126, 1),
  litLeaf(290, 574, 194, 122, -1),
  litLeaf(306, 566, -30, 122, 1),
  litLeaf(316, 640, -4, 92, 1),
  joined('ink', [...STAFF, ...ROOTS], 6),
  flat('far', outline('341,422! 354,428 352,438 340,438!')),
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
  gouge('276,730 220,748 172,758', 6, 'mid'),
  gouge('330,730 380,746 430,756', 6, 'mid'),
  cut('glow', FLAME, 6),
  flat('mid', HEART),
  flat('light', outline('308,222! 314,246 324,264 304,284 286,266 298,246')),
  mirrored([cut('accent', SEPAL, 5), gouge('316,300 352,266 376,228', 6, 'far')], 304),
]);
