import { fill, flat, line, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';

/** A goat whose hind part is a fish: it rises to the right, its tail curls up on the left; about 360 wide. */
export const seaGoat = (place: Place): Art =>
  put(
    [
      fill(
        'waterLight',
        'M-150 -104C-194 -104 -210 -142 -196 -174C-174 -160 -162 -146 -150 -136C-150 -158 -136 -180 -108 -184C-100 -150 -116 -116 -138 -102Z',
      ),
      fill(
        'water',
        'M-154 -106C-182 -30 -140 54 -40 62C30 64 90 50 112 6L60 -90C30 -50 -20 -22 -66 -36C-104 -48 -122 -76 -124 -110Z',
      ),
      scales,
      fill('waterLight', 'M-50 58C-66 82 -96 92 -116 82C-104 68 -96 58 -90 50Z'),
      fill(
        'waterLight',
        'M-92 -52C-110 -72 -112 -96 -100 -112C-84 -100 -70 -84 -58 -62C-50 -78 -38 -88 -22 -92C-14 -72 -18 -52 -30 -38C-52 -30 -76 -36 -92 -52Z',
      ),
      foreleg(0),
      fill(
        'snow',
        'M26 -96C44 -124 70 -150 88 -172L144 -138C138 -112 140 -90 150 -66C160 -36 156 4 128 30C104 50 72 52 58 40L60 18L38 24L44 0L20 0L32 -24L10 -30L26 -50L8 -60L28 -74L14 -88Z',
      ),
      line(
        'M56 -92q10 16 4 32M78 -110q10 16 4 32M62 -36q10 16 4 32M96 -70q10 16 4 32M88 -10q10 16 4 30M112 -34q10 16 4 30',
        2.4,
        'stoneDark',
      ),
      foreleg(1),
      fill('metal', 'M98 -186C82 -226 42 -248 8 -234C0 -230 0 -222 8 -222C38 -220 60 -202 72 -168Z'),
      line('M28 -233L30 -219M48 -230L44 -212M68 -218L58 -200M86 -204L72 -184', 2.2, 'metalDark'),
      fill(
        'snow',
        'M72 -168C80 -200 120 -210 140 -190C158 -176 182 -150 190 -136C192 -120 174 -112 158 -118C142 -122 124 -126 106 -134C86 -144 70 -154 72 -168Z',
      ),
      fill('snow', 'M86 -176C66 -186 46 -178 40 -166C54 -154 76 -156 92 -164Z'),
      fill('stone', 'M148 -118C144 -100 150 -84 160 -74C168 -88 170 -104 166 -116Z'),
      flat('ink', circlePath(136, -168, 6)),
      flat('light', circlePath(138, -170, 2)),
      flat('woodDark', circlePath(182, -138, 4)),
      line('M164 -122Q176 -122 183 -127', 2),
    ],
    place,
  );

const scales: Art = line(
  [
    times(9, (i) => [-142 + i * 24, [-62, -28, -10, -2, -4, -12, -26, -44, -62][i] ?? 0] as const),
    times(8, (i) => [-122 + i * 25, [-4, 16, 24, 26, 22, 12, -4, -24][i] ?? 0] as const),
    times(6, (i) => [-88 + i * 26, [38, 44, 46, 42, 32, 16][i] ?? 0] as const),
  ]
    .flat()
    .map(([x, y]) => `M${x} ${y}q12 14 20 -6`)
    .join(''),
  2.4,
  'waterLight',
);

/** A foreleg bent at the knee, the near one lower than the far. */
const foreleg = (near: 0 | 1): Art =>
  put(
    [
      fill('snow', 'M-30 -26C0 -44 34 -46 54 -22L66 22L46 28L34 -4C14 -6 -6 4 -22 20Z'),
      fill('woodDark', 'M45 24L67 18L74 38L50 46Z', { width: 1.8 }),
    ],
    near ? { x: 118, y: 8, turn: 14 } : { x: 136, y: -34, turn: -30 },
  );
