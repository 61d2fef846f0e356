import { fill, flat, line, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';

/** A goat whose hind part is a fish: it rises to the right, its tail curls up on the left; about 330 wide. */
export const seaGoat = (place: Place): Art =>
  put(
    [
      fill(
        'waterLight',
        'M-150 -84C-190 -88 -204 -126 -188 -154C-170 -142 -160 -128 -148 -118C-146 -138 -134 -158 -108 -162C-100 -132 -118 -98 -138 -84Z',
      ),
      fill(
        'water',
        'M-150 -88C-168 -30 -130 36 -56 44C0 50 60 34 84 -10L40 -96C16 -60 -26 -34 -66 -44C-100 -52 -116 -74 -124 -96Z',
      ),
      times(9, (i) =>
        line(
          `M${-138 + i * 22} ${[-56, -26, -8, -2, -6, -14, -28, -44, -60][i]}q14 ${[8, 14, 16, 14, 10, 6, 2, -4, -8][i]} 18 ${[-4, -6, -10, -12, -12, -14, -14, -14, -14][i]}`,
          2.4,
          'waterLight',
        ),
      ),
      times(8, (i) =>
        line(`M${-108 + i * 22} ${[4, 18, 26, 28, 24, 16, 4, -12][i]}q12 8 18 -8`, 2.4, 'waterLight'),
      ),
      fill('waterLight', 'M-30 38C-44 62 -74 74 -96 66C-84 52 -78 42 -70 36Z'),
      fill('snow', 'M62 24C58 52 66 70 96 74L112 70L108 60L92 54L96 18Z'),
      fill('snow', 'M96 -8C128 -14 150 0 152 26L162 44L150 50L138 30C128 20 112 18 98 20Z'),
      fill('woodDark', 'M96 74l18 -6l4 12l-20 4ZM150 50l14 -8l8 12l-14 8Z', { width: 1.6 }),
      fill(
        'snow',
        'M36 -100C48 -130 76 -150 92 -166L140 -136C128 -116 128 -90 126 -60C124 -20 112 22 78 34C44 38 30 10 28 -20C26 -52 28 -80 36 -100Z',
      ),
      line(
        'M50 -80q8 14 2 26M70 -70q8 14 2 26M58 -30q8 14 2 26M82 -22q8 14 2 26M96 -76q8 14 2 26',
        2.4,
        'stoneDark',
      ),
      fill('metal', 'M100 -178C88 -214 50 -236 16 -222C8 -218 8 -212 16 -210C44 -208 66 -190 76 -160Z'),
      line('M34 -220L36 -208M54 -216L50 -202M74 -204L66 -190M88 -190L78 -176', 2.2, 'metalDark'),
      fill(
        'snow',
        'M76 -162C84 -190 120 -200 138 -182C154 -170 178 -146 184 -132C186 -118 168 -110 154 -116C140 -120 120 -122 104 -130C86 -138 74 -148 76 -162Z',
      ),
      fill('snow', 'M88 -168C70 -176 52 -168 46 -158C58 -146 78 -148 92 -156Z'),
      fill('stone', 'M146 -116C144 -100 148 -86 156 -78C162 -90 164 -104 162 -114Z'),
      flat('ink', circlePath(134, -162, 5.5)),
      flat('light', circlePath(136, -164, 1.8)),
      flat('woodDark', circlePath(177, -134, 4)),
      line('M162 -120Q172 -120 178 -124', 2),
    ],
    place,
  );
