import { flat, type Art } from '../../drawing/art.ts';
import { circlePath, times, toTriples, type Point } from '../../drawing/geometry.ts';
import { sampleSpline } from '../../drawing/swell.ts';
import type { PaperInk } from '../inks.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { lens, wedge } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

/** From the nape down the back, over the middle and under the stem of the cup at (410, 746). */
const SPINE =
  '190,228,60 156,280,62 146,346,92 156,420,122 172,496,102 208,562,70 264,616,52 322,660,40 358,708,32 384,748,26 414,764,22 434,760,20';
const HEAD = outline(
  '150,262! 142,214 160,178 198,166 230,180 246,204 268,214 286,212! 297,228 290,252! 268,250 250,258 240,280 216,296 186,304',
);
const FIN = outline('112,362! 84,330 56,346 52,400 60,458 78,490! 100,486 122,470!');

/** Where the rings of bone lie: the point, the direction to the back, and half the width. */
const RINGS = ringsAlong(SPINE, 21);

function ringsAlong(joints: string, gap: number): { at: Point; back: Point; half: number }[] {
  const list = toTriples(joints);
  const line = sampleSpline(
    list.map(([x, y]): Point => [x, y]),
    list.map(([, , width]) => width),
  );
  let walked = 0;
  return line.flatMap(([x, y, width], i) => {
    const [px, py] = line[i - 1] ?? [x, y];
    const step = Math.hypot(x - px, y - py);
    walked += step;
    if (walked < gap || step === 0) return [];
    walked = 0;
    return [{ at: [x, y] as Point, back: [-(y - py) / step, (x - px) / step] as Point, half: width / 2 }];
  });
}

/** A point of a ring, from -1 at the belly to 1 at the back. */
const across = ({ at, back, half }: (typeof RINGS)[number], share: number): Point => [
  at[0] + back[0] * half * share,
  at[1] + back[1] * half * share,
];

/** The thorns of the nape. */
const NAPE = [
  wedge([158, 196], [132, 182], 15),
  wedge([154, 226], [126, 220], 15),
  wedge([160, 256], [128, 258], 16),
];

type Coat = { skin: PaperInk; edge: PaperInk; ring: PaperInk; shade: PaperInk };

/** The end of that tail, which comes round the stem from behind it, for in front of the cup. */
export const coilBefore = ({ skin, edge }: Coat): Art => [
  joined(skin, [limb('434,760,20 446,748,18 440,736,16 420,734,15 398,742,13 386,736,9 388,726,5')], 5, edge),
  flat(skin, circlePath(433, 760, 9.5)),
];

/** A seahorse that looks right, its lips at (294, 236), and whose tail passes behind a stem at (410, 746). */
export const seahorse = ({ skin, edge, ring, shade }: Coat, crest: string): Art => [
  keyed('glow', FIN, 5),
  flat(
    'ink',
    times(5, (i) => lens([108, 382 + i * 18], [66 + Math.abs(i - 2) * 5, 364 + i * 24], 6)).join(''),
  ),
  joined(
    skin,
    [
      HEAD,
      limb(SPINE),
      ...NAPE,
      ...RINGS.filter((_, i) => i % 2 === 0).map((at) =>
        wedge(across(at, 0.4), across(at, 1.12 + 14 / at.half), 10 + at.half * 0.2),
      ),
    ],
    5,
    edge,
  ),
  flat(
    ring,
    RINGS.map((at) => lens(across(at, -0.96), across(at, 0.3), Math.min(7, 2 + at.half * 0.11))).join(''),
  ),
  flat(shade, RINGS.map((at) => wedge(across(at, 0.92), across(at, 0.42), 5)).join('')),
  // The head and the bent neck are one.
  flat(skin, HEAD),
  [
    '147,224 158,229 170,228',
    '148,246 160,251 174,250',
    '154,268 168,274 184,276',
    '162,290 180,296 200,296',
  ].map((line) => gouge(line, 6, ring)),
  keyed('glow', crest, 5),
  gouge('238,274 212,286 186,270 178,240', 7, shade),
  [gouge('244,220 252,234 248,250', 5, shade), gouge('260,226 266,236 262,248', 4, shade)],
  gouge('292,238 282,240 274,238', 4, 'ink'),
  // Eyes shut, for tenderness.
  gouge('186,206 194,217 207,220 222,212', 8, 'ink'),
  flat(
    'ink',
    [
      wedge([196, 218], [190, 228], 4),
      wedge([208, 220], [208, 231], 4),
      wedge([218, 215], [225, 224], 4),
    ].join(''),
  ),
];
