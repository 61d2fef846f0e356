import { eachOf, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times, toTenth } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';

const BALL = outline(
  '0,-132 70,-118 122,-66 134,4 110,78 56,122 -8,132 -76,116 -122,68 -134,-4 -116,-72 -66,-120',
);
const STRANDS: readonly Role[] = ['straw', 'metal', 'woodDark', 'straw', 'metal'];

/** A strand of the nest about its hole: a part of a ring at a distance, so that the rings overlap like wickerwork. */
const strand = (i: number): Art => {
  const from = i * 67;
  const reach = 74 + ((i * 13) % 50);
  const way = times(6, (k) => polar(0, 0, reach + (k - 2.5) * (i % 2 ? 5 : -5), from + k * 13));
  return graven(way, 9, STRANDS[i % STRANDS.length] ?? 'straw', 1);
};

const face: Art = [
  mirrored(
    [fill('hairAuburn', circlePath(40, -38, 25), { width: 2.8 }), flat('rose', circlePath(41, -36, 15))],
    0,
  ),
  fill('hairAuburn', outline('0,-46 32,-40 50,-14 48,14 28,38 0,50 -28,38 -48,14 -50,-14 -32,-40'), {
    width: 2.8,
  }),
  flat('metal', outline('-46,-16! -30,-38 0,-44 18,-42! -10,-34 -30,-18 -38,4!'), 0.85),
  flat('linen', outline('-44,18! -22,8 0,22 22,8 44,18! 28,38 0,49 -28,38')),
  mirrored(
    [
      disc('ink', 22, -4, 10, 0),
      flat('light', circlePath(19, -8, 3.4)),
      line('M14 30Q42 24 66 28M12 34Q40 36 60 44', 1.8, 'light', 0.9),
    ],
    0,
  ),
  fill('rose', outline('-9,18! 0,15 9,18! 4,27 0,30 -4,27'), { width: 2 }),
  line('M0 30V36M0 36Q-7 41 -12 37M0 36Q7 41 12 37', 2.2, 'ink'),
];

/** Two paws on the rim of the hole, which hold a grain of wheat. */
const paws: Art = [
  fill('glow', outline('-30,62! -14,50 14,50 30,62! 14,74 -14,74'), { width: 2.4 }),
  line('M-24 62H22', 2, 'metalDark'),
  mirrored(
    [
      fill('rose', outline('20,54 32,50 42,58 40,72 28,76 18,68'), { width: 2.4 }),
      line('M22 62l-8 2M23 68l-8 4M24 57l-8 -1', 3, 'rose'),
    ],
    0,
  ),
];

/** A harvest mouse that looks out of its nest of woven straw, about 270 wide. */
export const nestedMouse: Art = [
  fill('metalDark', BALL, { width: 3.4 }),
  flat('woodDark', outline('124,-60! 134,4 110,78 56,122 -8,132 -76,116! 30,100 90,50'), 0.6),
  times(56, strand),
  eachOf(
    '-132,-30,-30 -120,60,24 -60,120,60 70,118,130 128,40,170 120,-60,210 30,-132,250 -70,-118,290',
    (x = 0, y = 0, turn = 0, i = 0) =>
      put(
        line(
          `M0 0q${toTenth(-16 - (i % 3) * 8)} ${i % 2 ? 8 : -8} -34 ${i % 2 ? -2 : 4}`,
          4,
          i % 2 ? 'straw' : 'metal',
        ),
        { x, y, turn },
      ),
  ),
  fill('ink', outline('0,-70 46,-58 70,-16 64,36 36,68 0,76 -36,68 -64,36 -70,-16 -46,-58'), { width: 3 }),
  put(face, { y: 6, turn: -5 }),
  flat('metal', outline('-62,44! -36,70 0,80 36,70 62,44! 70,64 40,92 0,98 -40,92 -70,64')),
  ['-62,54 -30,80 10,86', '-20,90 20,84 60,56', '-50,72 0,92 40,82'].map((way) =>
    graven(way, 6, 'woodDark', 0.8),
  ),
  put(paws, { y: 6 }),
];
