import { fill, flat, line, put, type Art, type Place } from '../drawing/art.ts';
import { graven, swellPath } from '../drawing/swell.ts';

/** A hooded falcon that perches upright and looks left; its feet, which are apart, are at 0,0, its plain leather hood at -150. */
export const hoodedFalcon = (place: Place): Art =>
  put(
    [
      fill('steelDark', 'M18 -24L40 62L22 66L2 -10Z', { width: 2 }),
      fill('linen', 'M-12 -118C-40 -96 -42 -50 -22 -16C-12 0 14 0 22 -20C34 -60 30 -100 12 -122Z', {
        width: 2,
      }),
      [-92, -74, -56, -38].map((y) => line(`M-26 ${y}q5 7 10 0M-10 ${y + 6}q5 7 10 0`, 2.2, 'woodDark')),
      fill(
        'steelDark',
        'M4 -120C36 -112 48 -72 44 -30C44 0 46 24 42 44C22 20 4 -20 2 -60C0 -86 0 -106 4 -120Z',
        { width: 2 },
      ),
      graven('14,-96 24,-40 38,26', 4),
      graven('28,-92 38,-50 42,0', 4),
      fill('metalDark', 'M-26 -130C-38 -130 -42 -120 -37 -110C-34 -116 -28 -117 -22 -118Z', { width: 1.6 }),
      fill('wood', 'M-28 -122C-30 -148 -10 -158 4 -152C20 -146 24 -128 18 -112C2 -106 -16 -108 -28 -122Z', {
        width: 2,
      }),
      line('M-27 -120C-14 -109 4 -107 18 -113', 3.4, 'woodDark'),
      line('M-2 -152C-8 -138 -8 -122 -4 -109', 1.8, 'woodDark'),
      fill('woodDark', 'M0 -152C-4 -162 0 -168 4 -168C8 -164 8 -158 6 -151Z', { width: 1.4 }),
      // The feathers of the thighs.
      [-13, 9].map((x) => {
        const thigh = `M${x - 10} -16C${x - 10} -10 ${x - 6} -4 ${x} -2C${x + 6} -4 ${x + 10} -10 ${x + 10} -16`;
        return [flat('linen', `${thigh}Z`), line(thigh, 1.4, 'line', 0.8)];
      }),
    ],
    place,
  );

/** Its feet, with claws that close over what it sits on; painted over that. */
export const falconFeet = (place: Place): Art =>
  put(
    [-13, 9].map((x) => [
      fill('straw', swellPath(`${x},-10 ${x},-2 ${x},2`, [8, 8, 9]), { width: 1.4 }),
      [-9, 0, 9].map((dx) => [
        fill('ink', `M${x + dx - 3} 12L${x + dx + 3} 12Q${x + dx + 2} 20 ${x + dx - 3} 22Z`, {
          edge: 'none',
        }),
        fill('straw', swellPath(`${x + dx * 0.4},0 ${x + dx * 0.9},5 ${x + dx},14`, [7, 7, 6]), {
          width: 1.4,
        }),
      ]),
    ]),
    place,
  );
