import { flat, type Art } from '../../drawing/art.ts';
import { circlePath, times, toTriples, type Point } from '../../drawing/geometry.ts';
import { sampleSpline } from '../../drawing/swell.ts';
import type { PaperInk } from '../inks.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { lens, wedge } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

/** From the nape down the back, over the middle and under the stem of the cup at (410, 746). */
const SPINE =
  '190,228,60 156,280,62 146,346,92 156,420,122 172,496,102 208,562,70 264,616,52 322,660,40 358,708,32 384,748,26 416,764,22';
const HEAD = outline(
  '160,238! 158,196 178,170 210,168 232,188 240,212 268,222 294,220! 304,232 296,250! 268,252 240,254 226,270 204,286 176,284',
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

type Coat = { skin: PaperInk; edge: PaperInk; ring: PaperInk; shade: PaperInk };

/** A seahorse that looks right, its lips at (304, 236), and winds its tail round a stem at (410, 746): the coil behind the stem. */
export const coilBehind = ({ skin, edge }: Coat): Art =>
  joined(skin, [limb('428,762,20 440,748,18 410,738,17 388,734,15')], 5, edge);

/** The same seahorse but for the coil behind the stem. */
export const seahorse = ({ skin, edge, ring, shade }: Coat, crest: string): Art => [
  keyed('glow', FIN, 5),
  flat(
    'ink',
    times(5, (i) => lens([108, 382 + i * 18], [66 + Math.abs(i - 2) * 5, 364 + i * 24], 6)).join(''),
  ),
  joined(
    skin,
    [
      limb(SPINE),
      ...RINGS.filter((_, i) => i % 2 === 0).map((at) =>
        wedge(across(at, 0.4), across(at, 1.12 + 14 / at.half), 10 + at.half * 0.2),
      ),
      limb('390,734,15 408,722,14 432,716,12 450,726,9 448,740,5'),
    ],
    5,
    edge,
  ),
  flat(
    ring,
    RINGS.map((at) => lens(across(at, -0.96), across(at, 0.3), Math.min(7, 2 + at.half * 0.11))).join(''),
  ),
  flat(shade, RINGS.map((at) => wedge(across(at, 0.92), across(at, 0.42), 5)).join('')),
  joined(skin, [HEAD], 5, edge),
  keyed('glow', crest, 5),
  gouge('176,220 190,244 182,274', 6, shade),
  [gouge('248,222 256,234 252,250', 5, shade), gouge('266,226 272,236 270,248', 4, shade)],
  gouge('302,238 292,240 282,238', 4, 'ink'),
  keyed('light', circlePath(206, 212, 13), 4),
  flat('ink', circlePath(210, 213, 7)),
  gouge('186,196 206,190 226,202', 5, shade),
];
