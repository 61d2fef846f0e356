import { flat, type Art } from '../../drawing/art.ts';
import { toPoints } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { around, ticks } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const FLEECE = outline(
  '-70,-120! -100,-168 -150,-164 -186,-196 -236,-184 -300,-210! -300,250! -262,256 -236,232 -200,236 -176,206 -140,204 -130,160 -96,130!',
);
const HEAD = outline(
  '-62,-142 -24,-128 -2,-92 0,-40 -8,20 -14,74 -18,112 -30,146 -62,164 -92,156 -112,134 -122,96 -150,50 -164,-10 -140,-90 -104,-134',
);
const EAR = outline('-146,24! -178,28 -214,62 -226,92! -186,90 -156,74 -138,50!');
const HORN = limb(
  '-58,-116,58 -96,-184,62 -170,-190,60 -226,-130,54 -224,-50,46 -170,-14,36 -122,-44,20 -122,-74,7',
);
const RIDGES = toPoints(
  '-80,-150 -104,-176 -136,-190 -168,-188 -200,-162 -222,-124 -226,-84 -212,-46 -182,-24 -150,-26',
);

/** The head and shoulders of a ram that butts to the right: its brow at 0, its shoulders at -300, its hooves at 330. */
export const ram = (role: PaperInk, face: PaperInk, marks: PaperInk): Art => [
  joined(role, [
    FLEECE,
    limb('-236,200,84 -222,262,44 -230,326,36'),
    limb('-152,180,66 -150,252,40 -142,326,34'),
    outline('-252,306! -208,306! -202,334! -262,334!'),
    outline('-164,306! -122,306! -114,334! -172,334!'),
  ]),
  ticks(FLEECE, { role: marks, flow: around(-120, -20), gap: 34, length: 26, width: 7 }),
  joined(face, [HEAD, EAR], 5),
  gouge('-206,80 -178,62 -152,48', 7, marks),
  // A brow that comes down over the eye, a nostril and a mouth.
  flat('glow', outline('-96,-30! -70,-44 -38,-22! -58,-8 -84,-12')),
  flat(face === 'ink' ? 'light' : 'ink', outline('-112,-52! -70,-66 -24,-22! -34,-14! -66,-42!')),
  flat('ink', outline('-76,-34! -54,-32! -54,-18! -74,-18!')),
  flat(marks, outline('-26,96! -44,100 -54,118 -44,124! -38,110')),
  gouge('-30,146 -60,136 -88,116', 7, marks),
  gouge('-110,120 -128,70 -140,24', 6, marks),
  gouge('-34,10 -36,44 -30,80', 6, marks),
  keyed('glow', HORN, 5),
  RIDGES.map(([x, y]) => {
    const [dx, dy] = [(x + 158) / 78, (y + 104) / 84];
    return gouge(`${x - dx * 22},${y - dy * 22} ${x + 3},${y + 4} ${x + dx * 24},${y + dy * 24}`, 6, 'ink');
  }),
];
