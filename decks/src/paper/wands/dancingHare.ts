import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const TRUNK = outline(
  '-70,70! -48,108 -62,160 -86,200 -84,250 -120,268 -166,256 -186,216 -176,160 -142,108 -112,70!',
);
const HEAD = outline('-124,66! -134,30 -118,0 -88,-8 -62,8 -40,36 -36,52! -52,66 -76,70 -88,92!');
const NEAR_ARM = limb('-98,118,54 -54,116,36 -24,62,25 -8,16,23 -8,2,21');

/** What differs between two leaps: the ears, the inside of the near one, the other foreleg, and both hind legs. */
type Leap = { ears: string[]; inside: string; arm: string; hind: string[]; far: string[] };

/** It kicks both hind legs out behind it and folds its other foreleg to its breast; its ears stream back. */
export const STRETCHED: Leap = {
  ears: [
    '-104,6! -150,-14 -196,-18 -228,0! -202,28 -158,36 -122,30!',
    '-94,0! -126,-44 -170,-72 -204,-74! -190,-38 -154,0 -116,20!',
  ],
  inside: '-130,10! -164,0 -208,2! -184,18 -152,22!',
  arm: '-92,126,44 -56,156,28 -26,142,22 -18,122,20',
  hind: ['-134,222,92 -128,268,66 -166,304,38', '-160,300,34 -196,330,27 -212,366,20 -204,384,12'],
  far: ['-112,236,70 -84,288,48 -116,328,30', '-112,322,28 -136,350,22 -140,386,17 -130,396,10'],
};

/** It draws one hind leg up under its belly and throws its other foreleg high; one ear flies up, the other bends. */
export const GATHERED: Leap = {
  ears: [
    '-112,8! -156,-26 -178,-72 -170,-102! -130,-80 -100,-42 -88,-2!',
    '-86,0! -92,-46 -74,-82 -44,-90! -32,-58 -40,-24 -64,14!',
  ],
  inside: '-118,-10! -150,-44 -164,-84! -134,-62 -108,-32!',
  arm: '-92,132,44 -58,176,30 -22,170,23 -6,150,21',
  hind: ['-132,220,96 -84,250,66 -74,274,40', '-78,272,38 -116,306,28 -92,336,22 -58,342,14'],
  far: ['-152,230,66 -166,282,46 -196,306,30', '-190,298,28 -204,328,22 -204,362,17 -190,374,10'],
};

/** A hare that leaps to the right and stretches a forepaw to 0,0: from its ears at about -110 to its hind feet at 390, 225 wide. */
export const leapingHare = (place: Place, leap: Leap, coat: PaperInk, marks: PaperInk, edge: PaperInk): Art =>
  put(
    [
      cut('light', circlePath(-188, 206, 24), 4),
      joined(coat, [...leap.far.map(limb), outline(leap.ears[1] ?? ''), limb(leap.arm)], 5, edge),
      joined(coat, [TRUNK, ...leap.hind.map(limb)], 6, edge),
      gouge('-86,204 -92,236 -124,252', 6, marks),
      combed('-138,116 -168,170 -172,220', '-84,112 -96,166 -120,216', {
        role: marks,
        rows: 3,
        width: 7,
        length: 26,
      }),
      joined(coat, [HEAD, outline(leap.ears[0] ?? '')], 5, edge),
      flat(marks, outline(leap.inside)),
      flat(coat === 'light' ? 'ink' : 'glow', circlePath(-80, 26, 10)),
      flat(coat === 'light' ? 'light' : 'ink', circlePath(-77, 24, 4.5)),
      keyed('ink', outline('-46,42! -35,44 -35,54! -44,54'), 0),
      gouge('-42,56 -54,58 -62,52', 5, marks),
      gouge('-116,62 -104,76 -86,78', 6, marks),
      joined(coat, [NEAR_ARM], 5, edge),
      flat(coat, circlePath(-102, 120, 27)),
      gouge('-84,136 -58,134 -36,104', 5, marks),
      [gouge('-11,-4 -12,6 -10,16', 4, marks), gouge('-4,-4 -5,6 -4,16', 4, marks)],
    ],
    place,
  );
