import { type Art, fill, flat, line, mirrored, put, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';

/** Neck and shoulder, behind the head. */
const neck: Art = [
  fill('linen', 'M-60 -70C-96 -20 -92 80 -104 170H220C214 40 170 -70 60 -84Z'),
  graven('96,-40 120,30 118,130', 5),
  graven('134,-10 160,60 160,140', 5),
];

const horn: Art = [
  limb('linen', '36,-74 84,-74 120,-94 128,-142', [38, 31, 21, 3]),
  flat('woodDark', 'M115 -114C122 -122 126 -132 128 -144C133 -130 135 -118 132 -106Z', 0.85),
  line('M66 -90Q74 -76 70 -60M84 -88Q93 -76 90 -64M102 -88Q110 -78 110 -70', 1.8, 'woodDark', 0.6),
];

const ear: Art = [
  fill('linen', 'M46 -50C70 -68 104 -60 118 -38C98 -20 68 -22 50 -30Z', { width: 2 }),
  flat('rose', 'M62 -46C78 -54 96 -50 106 -39C92 -30 74 -32 62 -38Z', 0.5),
];

const eye: Art = [
  flat('woodDark', 'M18 -34Q40 -60 64 -34Q44 -12 18 -34Z', 0.3),
  fill('ink', 'M26 -29C32 -42 50 -44 58 -34C52 -20 36 -18 26 -29Z', { edge: 'woodDark', width: 2 }),
  fill('woodDark', 'M20 -32C30 -52 54 -54 62 -36C50 -42 36 -42 20 -32Z', { width: 1.6 }),
  flat('light', circlePath(41, -34, 3)),
];

const HEAD =
  'M0 -104C-46 -106 -74 -84 -70 -48C-68 -18 -56 10 -52 40C-64 60 -60 98 -38 111Q0 121 38 111C60 98 64 60 52 40C56 10 68 -18 70 -48C74 -84 46 -106 0 -104Z';

/** A bull that faces us, a ring in its nose; between the eyes at 0,0, the horns 210 wide. */
export const facingBull = (place: Place): Art =>
  put(
    [
      neck,
      mirrored([horn, ear], 0),
      fill('light', HEAD),
      mirrored(
        [graven('24,-12 20,14 26,38', 4, 'woodDark', 0.5), graven('58,-10 48,12 46,34', 4, 'woodDark', 0.5)],
        0,
      ),
      // The broad bare muzzle with its nostrils and the mouth.
      fill('rose', 'M-48 50C-64 64 -62 98 -38 111Q0 121 38 111C62 98 64 64 48 50Q0 34 -48 50Z', {
        width: 2,
      }),
      line('M-34 102Q-16 94 0 100Q16 94 34 102', 3, 'woodDark'),
      mirrored([flat('woodDark', 'M12 76C14 62 30 60 36 70C34 82 22 88 14 86Z'), eye], 0),
      line('M-10 80C-30 106 -12 126 0 126C12 126 30 106 10 80', 9, 'line'),
      line('M-10 80C-30 106 -12 126 0 126C12 126 30 106 10 80', 5.5, 'metalDark'),
    ],
    place,
  );
