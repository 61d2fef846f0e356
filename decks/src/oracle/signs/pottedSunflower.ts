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
const SIDE = outline('0,-58! 16,-64 34,-62 44,-44 40,-20 26,0 20,26 0,30!');
const CHEEK = outline('0,24! 20,14 44,20 52,42 40,62 16,66 0,56!');

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
    flat('trim', SIDE, 0.85),
    mirrored(
      [
        fill('trim', CHEEK, { edge: 'none' }),
        // Eyes under a heavy brow, half closed.
        fill('glow', outline('14,-14! 24,-25 42,-26 52,-16! 40,-6 24,-6'), { width: 2.6 }),
        flat('ink', circlePath(33, -16, 8.4)),
        flat('light', circlePath(36, -19, 2.6)),
        fill('metal', outline('10,-20! 20,-38 44,-42 60,-26! 56,-22 52,-17! 34,-23 14,-13!'), { width: 2.4 }),
        graven('18,-58 22,-48 18,-40', 6, 'woodDark', 0.9),
        graven('34,-54 40,-46 38,-42', 6, 'woodDark', 0.8),
        eachOf('20,38 32,34 30,46 42,44', (x = 0, y = 0) => flat('woodDark', circlePath(x, y, 2.4))),
        line('M0 56Q10 66 26 62Q36 58 40 48', 3, 'line'),
      ],
      0,
    ),
    line('M-15 -12Q-14 4 -22 16M15 -12Q14 4 22 16', 2.6, 'woodDark'),
    fill('redDark', outline('-24,16! -10,9 0,11 10,9 24,16! 18,30 6,36 0,42 -6,36 -18,30'), { width: 2.8 }),
    graven('4,15 12,15 18,18', 4, 'rose', 1),
    line('M0 42V57', 3, 'line'),
    fill('wine', outline('-14,63! 0,59 14,63! 8,71 -8,71'), { width: 2.2 }),
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
    times(6, (i) => line(`M${236 + i * 26} ${679 + (i % 2)}l12 -9l12 10`, 3, 'trim', 0.9)),
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
