import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const TRUNK = outline(
  '-72,72! -66,124 -84,180 -98,240 -100,330 -150,352 -194,330 -212,280 -202,214 -176,150 -144,106 -116,70!',
);
const HEAD = outline('-124,66! -134,30 -118,0 -88,-8 -62,8 -40,36 -36,52! -52,66 -76,70 -88,92!');
const NEAR_ARM = limb('-98,130,62 -60,112,43 -28,88,29 -4,70,24');
const THIGH = outline('-196,262! -186,226 -144,214 -112,236 -92,286 -94,330 -124,358 -170,352 -200,320');
const SHANK = limb('-100,332,50 -140,354,40 -164,376,30');
const FOOT = outline('-178,366! -184,388 -170,400 -110,402 -66,402 -52,392 -68,380 -104,374 -140,360!');

/** What differs between two dancers: the ears, the inside of the near one, the other foreleg and the other hind leg. */
type Step = { ears: string[]; inside: string; arm: string; far: string[] };

/** One hind foot kicks out; its ears stream back. */
export const PLANTED: Step = {
  ears: [
    '-104,6! -150,-14 -196,-18 -228,0! -202,28 -158,36 -122,30!',
    '-94,0! -124,-42 -168,-74 -214,-88! -194,-46 -156,-6 -116,20!',
  ],
  inside: '-130,10! -164,0 -208,2! -184,18 -152,22!',
  arm: '-90,152,44 -54,142,30 -26,122,24 -6,108,21',
  far: ['-130,310,70 -86,316,46 -64,342,32', '-70,342,28 -40,330,26 -8,310,22 6,296,16'],
};

/** One hind foot kicks out, too; one ear flies up, the other bends. */
export const EARS_UP: Step = {
  ears: [
    '-112,8! -156,-26 -178,-72 -170,-102! -130,-80 -100,-42 -88,-2!',
    '-90,0! -102,-44 -90,-84 -58,-118! -38,-76 -42,-28 -64,14!',
  ],
  inside: '-118,-10! -150,-44 -164,-84! -134,-62 -108,-32!',
  arm: '-90,152,44 -54,142,30 -26,122,24 -6,108,21',
  far: ['-130,310,70 -86,326,46 -60,352,32', '-66,352,28 -36,346,26 -2,334,22 14,324,16'],
};

/** A hare that dances to the right on its hind feet and holds both forepaws out to 0,70: from its ears at about -110 to the ground at 402, 235 wide. */
export const dancingHare = (place: Place, step: Step, coat: PaperInk, marks: PaperInk, edge: PaperInk): Art =>
  put(
    [
      cut('light', circlePath(-212, 300, 27), 4),
      joined(coat, [...step.far.map(limb), outline(step.ears[1] ?? ''), limb(step.arm)], 5, edge),
      joined(coat, [TRUNK, THIGH, SHANK, FOOT], 6, edge),
      gouge('-188,246 -154,226 -118,248 -102,294 -106,330 -128,350', 6, marks),
      [-72, -86].map((x) => gouge(`${x},384 ${x - 4},392 ${x - 2},400`, 4, marks)),
      combed('-142,120 -172,166 -188,216', '-92,146 -104,180 -118,212', {
        role: marks,
        rows: 3,
        width: 7,
        length: 26,
      }),
      joined(coat, [HEAD, outline(step.ears[0] ?? '')], 5, edge),
      flat(marks, outline(step.inside)),
      flat(coat === 'light' ? 'ink' : 'glow', circlePath(-80, 26, 10)),
      flat(coat === 'light' ? 'light' : 'ink', circlePath(-77, 24, 4.5)),
      keyed('ink', outline('-46,42! -35,44 -35,54! -44,54'), 0),
      gouge('-42,56 -54,58 -62,52', 5, marks),
      gouge('-116,62 -104,76 -86,78', 6, marks),
      joined(coat, [NEAR_ARM], 5, edge),
      flat(coat, circlePath(-102, 120, 27)),
      gouge('-82,142 -58,128 -36,110', 5, marks),
      [gouge('-18,66 -10,72 -4,80', 4, marks), gouge('-12,60 -4,66 3,74', 4, marks)],
    ],
    place,
  );
