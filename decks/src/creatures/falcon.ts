import { fill, flat, line, put, type Art, type Place } from '../drawing/art.ts';
import { circlePath } from '../drawing/geometry.ts';
import { graven } from '../drawing/swell.ts';

/** A hooded falcon that perches upright and looks left; its feet are at 0,0, its hood at -150. */
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
      fill('linen', 'M-22 -134C-34 -130 -42 -122 -40 -110C-34 -116 -26 -114 -20 -116Z', { width: 1.8 }),
      fill('metal', 'M-36 -132C-46 -128 -48 -116 -43 -108C-38 -114 -34 -116 -30 -118Z', { width: 1.6 }),
      fill('wine', 'M-32 -120C-42 -148 -20 -166 2 -160C22 -154 26 -130 16 -112C2 -106 -18 -108 -32 -120Z', {
        width: 2,
      }),
      line('M-30 -118C-14 -110 4 -108 17 -113', 4, 'trim'),
      flat('trim', circlePath(-16, -136, 6)),
      fill('red', 'M-2 -160C-14 -178 -8 -194 2 -200C0 -190 8 -190 14 -196C16 -182 10 -168 4 -159Z', {
        width: 1.6,
      }),
      [-14, 6].map((x) =>
        fill('straw', `M${x - 6} -14C${x - 12} 0 ${x - 6} 8 ${x} 6C${x + 8} 6 ${x + 10} -2 ${x + 6} -14Z`, {
          width: 1.6,
        }),
      ),
    ],
    place,
  );
