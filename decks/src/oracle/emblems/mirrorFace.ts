import { fill, flat, line, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';

const SKIN = { edge: 'skinEdge', width: 2.6 } as const;

const FACE = outline(
  '0,-104 50,-94 80,-52 83,0 74,48 50,92 22,112 0,116 -22,112 -50,92 -74,48 -83,0 -80,-52 -50,-94',
);

/** The hair behind the face, in round curls, and the lighter ones on the left. */
const hair: Art = [
  times(17, (i) => {
    const angle = ((i * 19 + 118) * Math.PI) / 180;
    return disc('hairBlack', Math.cos(angle) * 92, -34 + Math.sin(angle) * 92, 37 + ((i * 5) % 3) * 3, 2);
  }),
  flat('hairBlack', circlePath(0, -34, 104)),
];

const curls: Art = [
  flat(
    'hairBlack',
    outline('-86,-30! -78,-76 -44,-98 0,-92 44,-98 78,-76 86,-30! 112,-60 90,-130 0,-150 -90,-130 -112,-60'),
  ),
  times(13, (i) => disc('hairBlack', -78 + i * 13, -64 - 30 * Math.sin((i * Math.PI) / 12), 15, 0)),
  times(9, (i) => {
    const angle = ((i * 19 + 176) * Math.PI) / 180;
    const [x, y] = [Math.cos(angle) * 96, -38 + Math.sin(angle) * 92];
    return line(`M${x - 12} ${y + 6}Q${x - 10} ${y - 12} ${x + 10} ${y - 10}`, 3, 'cloth', 0.9);
  }),
];

/** The right eye, about its middle at (35, -14): the pupil looks straight out. */
const eye: Art = [
  fill('light', outline('15,-8! 26,-20 42,-22 57,-12! 46,-3 28,-2'), { edge: 'skinEdge', width: 1.8 }),
  flat('woodDark', circlePath(36, -13, 9.6)),
  flat('ink', circlePath(36, -13, 5)),
  flat('light', circlePath(33, -16.5, 2.6)),
  line('M13 -7C22 -20 34 -26 46 -22Q54 -19 60 -12', 4.2, 'skinEdge'),
  line('M20 -27C30 -33 44 -33 54 -25', 1.8, 'skinEdge', 0.5),
  line('M26 1Q38 3 48 -1', 1.6, 'skinEdge', 0.4),
  graven('12,-40 28,-51 48,-51 64,-40', 8.5, 'hairBlack', 1),
];

/** A nose from the front: the light on its bridge, its shaded side, the wings and the tip. */
const nose: Art = [
  flat('skinDark', outline('6,-26! 11,-4 10,16 20,24! 20,34 8,38 0,38! 4,24 4,4'), 0.7),
  flat('skinOlive', outline('-4,-22! 2,-8 2,14 6,24 0,29 -7,24 -5,6'), 0.85),
  line('M-20 24Q-25 34 -15 37Q-9 33 -6 38Q0 42 6 38Q9 33 15 37Q25 34 20 24', 2.6, 'skinEdge'),
];

const mouth: Art = [
  flat('wineDark', outline('-32,60! -12,58 0,61 12,58 32,60! 16,66 0,68 -16,66')),
  fill('redDark', outline('-34,58! -16,53 -6,49 0,52 6,49 16,53 34,58! 14,62 0,64 -14,62'), {
    edge: 'skinEdge',
    width: 1.4,
  }),
  fill('red', outline('-31,60! -14,63 0,65 14,63 31,60! 20,76 0,80 -20,76'), {
    edge: 'skinEdge',
    width: 1.4,
    opacity: 0.9,
  }),
  flat('rose', outline('-12,70! -4,68 6,69! -2,74'), 0.8),
  line('M-38 54Q-36 58 -33 59M38 54Q36 58 33 59', 2.4, 'skinEdge'),
  line('M-12 87Q0 91 12 87', 2, 'skinEdge', 0.5),
];

/** A calm face with short curls that looks straight at us, about 0,0; the light comes from the left. */
export const mirrorFace: Art = [
  hair,
  fill('skinBrown', outline('-38,80! -40,150 -60,180! 60,180! 40,150 38,80!'), SKIN),
  flat('skinDark', outline('-38,92! -10,128 20,126 38,100! 40,150 56,178! 0,178 -10,150 -36,124'), 0.9),
  mirrored(fill('skinBrown', outline('80,-14! 94,-24 98,0 90,26 76,30!'), SKIN), 0),
  mirrored(disc('trim', 91, 38, 7, 1.8), 0),
  fill('skinBrown', FACE, SKIN),
  flat(
    'skinDark',
    outline('80,-52! 83,0 74,48 50,92 22,112 0,116! 32,96 48,70 50,46 66,20 64,-10 72,-40'),
    0.75,
  ),
  flat('skinOlive', outline('-76,-2! -58,2 -36,12 -28,26! -46,22 -64,24 -72,34!'), 0.42),
  flat('skinOlive', outline('-40,-74! -10,-80 20,-74! 10,-60 -20,-58'), 0.45),
  curls,
  mirrored(eye, 0),
  nose,
  mouth,
];
