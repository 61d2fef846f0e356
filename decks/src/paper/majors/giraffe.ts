import { clipped, flat, type Art } from '../../drawing/art.ts';
import { chanceFrom } from '../../drawing/chance.ts';
import { circlePath, toPoints, type Point } from '../../drawing/geometry.ts';
import { sampleSpline } from '../../drawing/swell.ts';
import { cut, gouge, joined, stroke } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const THROAT = '314,372 322,450 306,560 256,700 190,830';
const NAPE = '398,196 446,300 470,440 500,580 548,700 600,800';
const NECK = outline(
  '304,376! 322,450 306,560 256,700 190,830! 620,830! 548,700 500,580 470,440 446,300 398,190! 350,180!',
);
const HEAD = outline(
  '376,176 346,164 316,166 286,188 248,238 202,284 160,312 128,334 110,362 106,392 120,410! 128,430 152,440 182,428 222,402 270,392 318,382 356,350 392,290 402,220',
);
const EAR = outline('384,200! 410,150 456,118 506,114! 494,166 456,206 396,232!');
const HORNS = ['318,182,26 306,130,22 300,92,28', '358,178,26 362,124,22 368,84,28'].map(limb);
const TUFTS = ['304,112,26 299,88,32 297,76,22', '365,104,26 369,80,32 371,68,22'].map(limb);

/** A short mane along the nape, in tufts. */
const MANE = outline(
  '380,180! 424,196 440,226! 432,232 464,264 472,300! 458,304 486,350 490,384! 476,388 500,436 504,472! 490,474 518,522 524,556! 512,560 546,610 556,642! 544,644 584,690 600,720! 560,760! 480,560 450,400 400,240!',
);

/** A place on the neck: how far down, and how far across from the throat to the nape. */
const [throat, nape] = [THROAT, NAPE].map((line) =>
  sampleSpline(
    toPoints(line),
    toPoints(line).map(() => 1),
  ),
);
function onNeck(down: number, across: number): Point {
  const [a, b] = [throat, nape].map((line = []) => line[Math.round(down * (line.length - 1))] ?? [0, 0]);
  const [[ax = 0, ay = 0], [bx = 0, by = 0]] = [a ?? [], b ?? []];
  return [ax + (bx - ax) * across, ay + (by - ay) * across];
}

/** The patches of its coat, larger towards the breast, with pale lines between them: rows like those of bricks. */
function patches(): Art {
  const chance = chanceFrom('giraffe');
  const rows = [0.03, 0.13, 0.24, 0.36, 0.49, 0.63, 0.78, 0.95];
  return rows.slice(1).flatMap((foot, row) => {
    const top = rows[row] ?? 0;
    const edges = row % 2 ? [-0.1, 0.26, 0.7, 1.06] : [-0.02, 0.46, 0.96];
    return edges.slice(1).map((right, i) => {
      const [left, middle] = [edges[i] ?? 0, ((edges[i] ?? 0) + right) / 2];
      const corners = [
        [top + 0.01, left],
        [top - 0.014, middle],
        [top + 0.01, right],
        [foot - 0.01, right],
        [foot + 0.014, middle],
        [foot - 0.01, left],
      ].map(([down = 0, across = 0]) =>
        onNeck(Math.min(1, down + (chance() - 0.5) * 0.02), across + (chance() - 0.5) * 0.08),
      );
      const [cx, cy] = [0, 1].map((k) => corners.reduce((sum, at) => sum + (at[k] ?? 0) / 6, 0));
      const inside = corners.map(([x, y]): Point => [
        Math.round((cx ?? 0) + (x - (cx ?? 0)) * 0.82),
        Math.round((cy ?? 0) + (y - (cy ?? 0)) * 0.82),
      ]);
      return flat('accent', outline(inside.map((at) => `${at.join(',')}!`).join(' ')));
    });
  });
}

/** The head of a giraffe on its long neck, which looks left: its horns at 68, its lips at (110, 400), its neck down to 830. */
export const giraffe: Art = [
  cut('ink', MANE, 5),
  joined('light', [NECK], 6),
  clipped(NECK, patches()),
  joined('light', [EAR, HEAD, ...HORNS], 6),
  TUFTS.map((d) => flat('ink', d)),
  flat('light', outline('344,330! 366,300 396,240 400,206! 420,240 400,330 352,400 338,390!')),
  flat('accent', outline('404,204! 428,164 482,132! 470,162 440,190!')),
  gouge('392,236 372,300 338,352 300,380', 8, 'ink'),
  // Its eye, under long lashes.
  flat('ink', outline('286,232! 296,212 322,206 342,222! 336,246 312,256 292,250')),
  flat('light', circlePath(304, 224, 6)),
  gouge('274,232 290,202 322,194 350,214', 9, 'ink'),
  flat(
    'ink',
    lens([286, 240], [262, 252], 6) + lens([292, 250], [272, 266], 6) + lens([302, 256], [288, 274], 5),
  ),
  // Its nostril and its lips.
  flat('ink', outline('142,346! 156,334 164,346 152,360!')),
  gouge('112,396 140,404 172,398 204,376', 7, 'ink'),
  stroke('far', '180,318 220,286 250,254', [3, 8, 3]),
  flat(
    'accent',
    [
      '252,290! 284,280 292,310! 262,326!',
      '308,296! 348,272 356,302 326,334!',
      '230,340! 256,336 258,364! 228,372!',
      '274,344! 306,332 312,356 280,370!',
      '352,222! 376,206 384,240 366,264!',
      '208,312! 232,300 236,322! 210,334!',
      '320,178! 346,176 338,190!',
    ]
      .map(outline)
      .join(''),
  ),
];
