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
const EYE = outline('15,-8! 22,-22 36,-29 50,-25 59,-15! 48,-5 32,-3');

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
    fill('linen', outline('-20,58! 0,54 20,58! 18,76 0,84 -18,76'), { width: 2.4 }),
    fill('wine', outline('-22,56! 0,52 22,56! 12,69 0,72 -12,69'), { width: 2.4 }),
    mirrored(
      [
        fill('linen', MUZZLE, { edge: 'none' }),
        eachOf('24,38 35,34 33,46', (x = 0, y = 0) => flat('woodDark', circlePath(x, y, 2.4))),
        line('M0 54Q8 64 24 62Q40 58 46 46', 3.4, 'line'),
        // The eye, dark-rimmed, under a pale brow.
        graven('14,-38 30,-46 48,-44 60,-34', 7, 'woodDark', 0.9),
        fill('light', EYE, { width: 2.4 }),
        clipped(EYE, [
          flat('metalDark', circlePath(37, -16, 16)),
          flat('ink', circlePath(37, -16, 9)),
          flat('light', circlePath(41, -21, 4)),
        ]),
        line('M10 4L15 -8Q22 -22 36 -28Q50 -26 61 -14', 4.4, 'ink'),
      ],
      0,
    ),
    graven('-20,-2 -24,10 -26,20', 4, 'woodDark', 0.8),
    graven('20,-2 24,10 26,20', 4, 'woodDark', 0.8),
    fill('redDark', outline('-22,14! -10,8 10,8 22,14! 14,28 0,36 -14,28'), { width: 2.8 }),
    graven('-10,14 0,12 12,15', 4, 'rose', 1),
    line('M0 36V55', 3.2, 'line'),
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
