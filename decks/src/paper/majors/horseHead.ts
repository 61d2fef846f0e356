import { fill, flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { combed } from '../lino/combed.ts';
import { cutStroke, gouge, joined } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

const NECK =
  '182,292! 178,340 182,400 200,460 244,520 284,568 300,610 298,660 280,760! -90,760! -64,600 -22,450 36,310 108,208 186,150 236,140!';
const HEAD =
  '236,140! 288,164 318,212 342,276 366,338 388,392 402,422 402,448 386,466! 374,480 354,490 334,476 312,444 284,418 244,404 204,378 184,334 180,286';
const NEAR_EAR = outline('226,164! 222,112 246,62! 270,104 272,160!');
const FAR_EAR = outline('266,150! 274,98 300,70! 306,118 296,172!');

/**
 * The head and the neck of a horse in profile that looks right: its ears at 62, its lips at (400, 450), its neck down to
 * 760 and back to -90. A scene adds its mane.
 */
export function horseHead(place: Place): Art {
  const [neck, head] = [outline(NECK), outline(HEAD)];
  return put(
    [
      joined('light', [FAR_EAR, neck, head, NEAR_EAR]),
      flat('far', outline('236,150! 236,112 248,84! 260,116 258,150!')),
      // The muscles of the neck run from the cheek down to the breast.
      combed('178,350 192,470 262,580 270,740', '104,330 92,480 96,620 104,740', {
        role: 'far',
        rows: 5,
        width: 8,
        length: 64,
      }),
      combed('150,200 70,320 10,470 -30,700', '128,214 60,330 16,470 -14,640', {
        role: 'far',
        rows: 2,
        length: 56,
      }),
      combed('232,190 262,262 306,340', '204,252 214,300 262,356', { role: 'far', rows: 4, width: 5 }),
      gouge('238,374 200,344 192,292 214,248 240,236', 8, 'ink'),
      gouge('296,272 324,318 336,366', 7, 'ink'),
      gouge('312,202 336,262 354,310', 5, 'far'),
      flat('ink', outline('372,408! 386,400 396,418 392,434 384,438! 388,424 382,412')),
      gouge('396,464 370,450 342,444 322,430', 8, 'ink'),
      gouge('338,464 352,476 364,472', 5, 'far'),
      gouge('266,222 290,206 314,222', 8, 'ink'),
      flat('ink', outline('270,234! 288,216 312,230! 304,246 284,248')),
      flat('light', circlePath(296, 229, 4)),
      flat('ink', lens([272, 254], [302, 258], 5)),
    ],
    place,
  );
}

/** A lock of a mane through points, 34 wide at its root and fine at its end, with a cut along it. */
export const lock = (points: string, role: PaperInk, marks: PaperInk = 'light', width = 34): Art => [
  cutStroke(
    role,
    points,
    [width * 0.8, width, width * 0.7, 3],
    [width * 0.8 + 10, width + 10, width * 0.7 + 10, 6],
  ),
  gouge(points, width * 0.18, marks),
];

const MANE = outline(
  '240,136! 196,142 146,166 98,208 58,262 24,324 -4,392 -28,466 -52,560! 6,520 24,470 34,440! 36,484 30,512 20,540! 72,480 84,420 92,384! 100,420 98,446 92,476! 136,410 146,352 152,316! 164,348 166,372 164,398! 200,340 204,284 206,256! 220,280 226,296 228,316! 248,260 254,210 250,160!',
);

/** The mane of this head as one mass that falls in locks from the crest of its neck. */
export const mane = (role: PaperInk, marks: PaperInk): Art => [
  fill(role, MANE, { edge: marks === 'ink' ? 'ink' : 'light', width: 6 }),
  [
    '216,152 190,190 168,260 160,360',
    '236,152 226,190 212,240 226,296',
    '180,170 140,230 122,310 104,430',
    '140,196 92,270 66,360 44,490',
    '96,236 52,320 34,390 6,500',
    '56,292 14,390 -4,450 -36,530',
    '206,150 206,200 204,260 190,330',
    '116,218 86,300 96,360 94,450',
    '26,350 16,420 20,470 24,520',
  ].map((line) => gouge(line, 8, marks)),
];
