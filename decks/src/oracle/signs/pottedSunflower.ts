import { clipped, eachOf, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const [X, Y] = [288, 376];

/** A round of petals of uneven length; those that turn to the moon on the upper right are paler. */
const petals = (count: number, from: number, to: number, role: Role, lit: Role, shift: number): Art =>
  times(count, (i) => {
    const turn = (i * 360) / count + shift + ((i * 5) % 3) * 3 - 3;
    const reach = to + ((i * 7) % 5) * 6;
    const bend = ((i * 11) % 5) * 5 - 10;
    const facing = Math.cos(((turn + 48) * Math.PI) / 180) > 0.35;
    return put(
      [
        fill(
          facing ? lit : role,
          outline(
            `${from},-6! ${from + 24},-19 ${from + 54},${bend - 16} ${reach},${bend}! ${from + 54},${bend + 16} ${from + 24},19 ${from},6!`,
          ),
          { width: 2.6 },
        ),
        line(`M${from + 22} 0Q${from + 44} ${bend * 0.4} ${reach - 24} ${bend * 0.8}`, 2.2, 'metalDark', 0.9),
      ],
      { x: X, y: Y, turn },
    );
  });

const FACE = circlePath(0, 0, 100);
const MUZZLE = outline('0,14! 20,12 42,20 52,40 44,60 22,68 0,58!');
/** An almond that slants down to the nose. */
const EYE = outline('12,0! 22,-17 37,-26 52,-23 60,-15! 51,-2 37,4 24,4');

/** The seeds lie in spirals round a face. */
const seeds: Art = times(150, (i) => {
  const k = i + 60;
  const [x, y] = polar(0, 0, 6.7 * Math.sqrt(k), k * 137.508);
  return flat(i % 3 ? 'woodDark' : 'metalDark', circlePath(x, y, 2.2 + k * 0.009));
});

/** A lion's face in the disc of the flower. */
const face: Art = put(
  [
    fill('wood', FACE, { width: 3.2 }),
    clipped(FACE, [
      flat('woodDark', outline('-110,-60! -60,-60 -70,20 -20,84 60,100! 60,120! -110,120!'), 0.6),
      seeds,
      flat('metal', outline('0,-70 40,-62 66,-30 68,14 52,60 0,84 -52,60 -68,14 -66,-30')),
      flat('metalDark', outline('-66,-30 -40,-62 0,-70! -24,-20 -20,30 -46,62 -68,14'), 0.55),
    ]),
    flat('trim', outline('-12,-70! 12,-70! 16,-36 20,-10 30,20 0,30 -30,20 -20,-10 -16,-36')),
    fill('linen', outline('-22,54! 0,56 22,54! 18,74 0,81 -18,74'), { width: 2.4 }),
    mirrored(
      [
        fill('linen', MUZZLE, { edge: 'none' }),
        eachOf('24,38 35,34 33,46', (x = 0, y = 0) => flat('woodDark', circlePath(x, y, 2.4))),
        line('M0 52Q10 62 26 59Q38 56 44 48', 3.4, 'line'),
        line('M40 36Q62 30 78 32M40 42Q62 42 76 48', 1.8, 'light', 0.9),
        // The eye, dark-rimmed, with the dark stripe that runs from its corner down the nose; pale fur below.
        ['24,-34 30,-44 34,-52', '36,-36 42,-44 48,-50', '48,-34 54,-40 60,-44'].map((hair) =>
          graven(hair, 4, 'metalDark', 0.9),
        ),
        flat('linen', outline('20,10! 38,10 56,0! 50,14 34,20'), 0.7),
        fill('trim', EYE, { width: 2.4 }),
        clipped(EYE, [
          flat('hairAuburn', outline('10,-10! 22,-30! 60,-30! 64,-14! 38,-20 22,-10'), 0.8),
          flat('ink', circlePath(36, -11, 9.4)),
          flat('light', circlePath(40, -15, 3.4)),
        ]),
        line('M9 4L13 -1Q22 -18 37 -26Q52 -25 63 -14', 4.6, 'ink'),
        graven('14,0 10,7 11,15', 5, 'ink', 0.9),
      ],
      0,
    ),
    fill('rose', outline('-25,14! -12,8 12,8 25,14! 17,27 6,33 0,38 -6,33 -17,27'), { width: 3 }),
    flat('woodDark', outline('-25,14! -12,9 12,9 25,14! 17,27 6,33 0,38 -6,33 -17,27'), 0.45),
    flat('ink', outline('-17,24! -10,20 -6,25! -10,29') + outline('17,24! 10,20 6,25! 10,29'), 0.8),
    graven('-12,14 0,12 12,14', 3.4, 'rose', 1),
    line('M0 37V53', 3.2, 'line'),
  ],
  { x: X, y: Y, size: 1.06 },
);

const leafShape = outline('0,0! 30,-40 90,-62 150,-30 186,-40! 160,16 90,46 40,30');

const leaves: Art = eachOf(
  '318,612,-22,0,0.8 300,570,-4,1,0.86',
  (x = 0, y = 0, turn = 0, flip = 0, size = 1) =>
    put(
      [
        fill('leaf', leafShape, { width: 3 }),
        flat('stem', outline('0,0! 60,-8 120,-12 186,-40! 160,16 90,46 40,30'), 0.9),
        line('M4 0Q90 -16 172 -36M50 -8L70 -42M90 -14L112 -44M60 -6L84 26M104 -12L130 14', 2.4, 'leafDark'),
      ],
      { x, y, turn: flip ? -turn : turn, flip: flip === 1, size },
    ),
);

const POT = outline('214,624! 300,632 386,624! 366,700 352,736! 300,746 248,736! 234,700');

const pot: Art = [
  flat('ink', outline('130,756! 200,734 300,726 400,734 380,752 260,766'), 0.5),
  fill('wood', POT, { width: 3.2 }),
  clipped(POT, [
    flat('woodDark', outline('200,620! 260,620! 262,690 280,750! 200,750!'), 0.7),
    flat('trim', outline('220,770! 240,722 300,732 360,722 390,770!'), 0.55),
    line('M220 664Q300 676 380 662M226 686Q300 698 374 684', 4, 'trim', 0.9),
  ]),
  line(POT, 3.2),
  fill('wood', outline('202,600! 300,592 398,600! 396,630! 300,644 204,630!'), { width: 3 }),
  flat('woodDark', outline('204,602! 254,600! 258,637! 206,629!'), 0.6),
  graven('286,614 330,614 384,610', 6, 'rose', 0.8),
];

/** A sunflower in a pot with a lion's face in its disc; it lifts its head to the left on a bent stalk. */
export const pottedSunflower: Art = [
  limb('leaf', `304,640 322,596 296,556 262,520 ${X - 20},${Y + 60}`, [25, 24, 22, 21, 20], 'line', 3),
  graven('314,622 324,594 300,558 270,526', 5, 'trim', 0.8),
  leaves,
  petals(19, 84, 160, 'metalDark', 'metal', 9),
  petals(19, 80, 146, 'metal', 'trim', 0),
  face,
  put(pot, { x: 51, y: 127, size: 0.83 }),
];
