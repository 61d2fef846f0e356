import { fill, flat, line, put, type Art } from '../drawing/art.ts';
import { circlePath, polar, times } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import { disc, star } from '../primitives/lights.ts';
import { fist, palm } from './hand.ts';
import { hairBehind, head } from './head.ts';
import { HEADWEAR, type Headwear } from './headwear.ts';
import type { Look } from './look.ts';

/** A hand's gesture: none, holding an object upright at the side, raised in blessing, or on the breast. */
export type Gesture =
  | { kind: 'rest' }
  | { kind: 'hold'; what: Art }
  | { kind: 'raise'; what?: Art }
  | { kind: 'cradle'; what: Art };

type Portrait = {
  y?: number;
  size?: number;
  look: Look;
  wears: Headwear;
  robe: Role;
  panel: Role;
  collar?: 'jewels' | 'fur' | 'armour' | 'plain';
  left?: Gesture;
  right?: Gesture;
};

/** A figure down to the lap, facing the viewer, its head's centre at (300, y): rulers and teachers. */
export function portrait({
  y = 350,
  size = 1.06,
  look,
  wears,
  robe,
  panel,
  collar = 'jewels',
  left = { kind: 'rest' },
  right = { kind: 'rest' },
}: Portrait): Art {
  const skin = look.skin ?? 'skinOlive';
  const cradled = [left, right].find((gesture) => gesture.kind === 'cradle');
  return put(
    [
      wears === 'moonVeil' &&
        fill(
          'light',
          'M0 -84C-70 -86 -92 -20 -88 50C-86 110 -120 150 -130 200L130 200C120 150 86 110 88 50C92 -20 70 -86 0 -84Z',
        ),
      hairBehind(look),
      body(robe, panel),
      neckline(collar, robe),
      head(look),
      HEADWEAR[wears],
      cradled?.kind === 'cradle' && cradled.what,
      put(portraitArm(left, robe, skin), { flip: true }),
      portraitArm(right, robe, skin),
    ],
    { x: 300, y, size },
  );
}

const body = (robe: Role, panel: Role): Art => [
  fill(
    robe,
    'M-34 84C-92 96 -138 118 -150 190C-164 300 -190 420 -220 560L220 560C190 420 164 300 150 190C138 118 92 96 34 84Z',
  ),
  fill(panel, 'M-30 86C-40 220 -62 400 -78 560L78 560C62 400 40 220 30 86Z'),
  times(8, (i) => [
    star(0, 262 + i * 38, 13 + i * 0.8, 'trim', 4, 0.45),
    [-1, 1].map((s) => flat('trim', circlePath(s * (22 + i * 3.6), 281 + i * 38, 2.6))),
  ]),
  [-1, 1].map((s) =>
    [0.35, 0.62, 0.85].map((k) =>
      line(
        `M${s * (44 + 86 * k)} ${200 + 30 * k}Q${s * (60 + 110 * k)} 360 ${s * (84 + 126 * k)} 556`,
        1.6,
        'line',
        0.42,
      ),
    ),
  ),
];

function neckline(collar: NonNullable<Portrait['collar']>, robe: Role): Art {
  switch (collar) {
    case 'jewels':
      return [
        fill('trim', 'M-42 84C-22 122 22 122 42 84L58 94C36 152 -36 152 -58 94Z', { width: 1.8 }),
        times(7, (i) => disc(i % 2 ? 'light' : 'red', ...polar(0, 82, 47, 24 + i * 22), i % 2 ? 4 : 5.5, 1)),
      ];
    case 'fur':
      return [
        fill(
          'light',
          'M-40 80C-70 92 -108 100 -122 128C-96 148 -40 150 0 162C40 150 96 148 122 128C108 100 70 92 40 80C20 112 -20 112 -40 80Z',
          { width: 1.8 },
        ),
        times(7, (i) => flat('ink', `M${-84 + i * 28} ${120 + (i % 2) * 12}l-4 12l8 0Z`)),
      ];
    case 'armour':
      return [
        fill(
          'steel',
          'M-44 84C-100 92 -142 114 -150 176C-110 206 110 206 150 176C142 114 100 92 44 84C24 112 -24 112 -44 84Z',
        ),
        flat('steelDark', 'M20 104C80 100 132 128 146 176C110 200 60 200 20 200Z', 0.6),
        line('M-136 150Q0 186 136 150M0 112V196', 1.8, 'ink', 0.5),
        [-112, 112].map((x) => disc('metal', x, 138, 13, 1.6)),
      ];
    case 'plain':
      return fill(
        robe,
        'M-38 82C-60 92 -70 100 -74 110C-30 150 30 150 74 110C70 100 60 92 38 82C18 110 -18 110 -38 82Z',
        { width: 2 },
      );
  }
}

const SLEEVE_DOWN =
  'M138 150C160 220 152 290 106 308C72 318 30 302 4 286L10 242C40 256 76 258 86 240C94 222 92 196 84 172Z';
const SLEEVE_SIDE =
  'M138 146C190 200 214 286 178 312C150 318 112 288 98 256L88 176C106 214 116 244 134 252C146 246 140 196 126 160Z';
const SLEEVE_RAISED =
  'M84 150C120 138 150 150 166 190C190 240 190 300 150 312C112 312 92 280 96 250C104 226 128 214 140 220C130 206 104 190 84 200Z';

/** The arm on the right-hand side; the left one is its mirror image. */
function portraitArm(gesture: Gesture, robe: Role, skin: NonNullable<Look['skin']>): Art {
  switch (gesture.kind) {
    case 'rest':
      return [
        fill(robe, SLEEVE_DOWN),
        fill('trim', 'M28 246L8 240L4 288L24 298Z', { width: 1.4 }),
        put(fist(skin, { size: 0.86 }), { x: -6, y: 264, turn: 84 }),
      ];
    case 'cradle':
      return [
        fill(robe, SLEEVE_DOWN),
        fill('trim', 'M76 246L56 240L50 290L72 300Z', { width: 1.4 }),
        palm(skin, { x: 40, y: 262, turn: -62, size: 0.95 }),
      ];
    case 'hold':
      return [
        fill(robe, SLEEVE_SIDE),
        put(gesture.what, { x: 136, y: 226 }),
        fill('trim', 'M110 246C122 258 146 258 158 244L162 262C146 276 120 276 106 264Z', { width: 1.6 }),
        fist(skin, { x: 135, y: 226, size: 0.98 }),
      ];
    case 'raise':
      return [
        fill(robe, SLEEVE_RAISED),
        fill(robe, 'M120 300C100 260 118 200 130 164L172 168C178 220 186 280 164 306Z'),
        fill('trim', 'M126 172L174 174L172 152L130 150Z', { width: 1.6 }),
        gesture.what && put(gesture.what, { x: 152, y: 96 }),
        gesture.what ? fist(skin, { x: 152, y: 132, size: 0.98 }) : palm(skin, { x: 152, y: 126, size: 1.1 }),
      ];
  }
}
