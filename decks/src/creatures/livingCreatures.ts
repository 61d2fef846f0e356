import { lionAside } from '../courts/lionAside.ts';
import { fill, flat, line, put, type Art, type Place } from '../drawing/art.ts';
import { circlePath } from '../drawing/geometry.ts';
import { graven } from '../drawing/swell.ts';
import { sideModelling } from '../figure/modelling.ts';
import { profile } from '../figure/profile.ts';
import { curledHair } from '../figure/profileHair.ts';
import { disc } from '../primitives/lights.ts';
import { wing } from './wing.ts';

// The heads and necks of the four living creatures, from the side and looking right: about 150 wide and 160 high, cut
// off at y = 0, where a cloud hides them.

export const lion = (place: Place): Art => put(put(lionAside, { x: -14, y: -66, size: 0.62 }), place);

export const bull = (place: Place): Art =>
  put(
    [
      fill('linen', 'M30 -128C44 -138 58 -158 52 -186C74 -166 72 -132 46 -116Z', { width: 2 }),
      fill(
        'wood',
        'M-86 12C-92 -50 -70 -104 -26 -124C-4 -140 30 -142 48 -120C62 -98 78 -74 98 -50C112 -32 108 -8 90 -4C74 0 56 -10 38 -18C30 -4 34 8 40 14Z',
      ),
      fill('linen', 'M82 -70L98 -50C112 -32 108 -8 90 -4C80 -2 70 -6 60 -10C70 -28 76 -48 82 -70Z', {
        width: 1.8,
      }),
      fill('woodDark', 'M-2 -112C-28 -132 -52 -122 -60 -106C-44 -92 -20 -92 -4 -100Z', { width: 1.8 }),
      graven('-10,-110 -28,-112 -46,-106', 4),
      fill('linen', 'M8 -126C-6 -150 -4 -182 28 -198C20 -178 26 -154 40 -128C34 -116 16 -114 8 -126Z', {
        width: 2,
      }),
      graven('14,-134 8,-156 18,-182', 3, 'woodDark', 0.5),
      fill(
        'woodDark',
        'M12 -128C30 -138 50 -132 54 -112C48 -104 46 -112 40 -106C36 -98 34 -108 26 -104C18 -100 20 -112 12 -112Z',
        {
          width: 1.6,
        },
      ),
      fill('light', 'M38 -86C46 -98 58 -94 62 -84C54 -78 46 -78 38 -86Z', { edge: 'ink', width: 1.6 }),
      flat('ink', circlePath(53, -87, 4.6)),
      line('M34 -86C42 -104 58 -102 66 -88', 3.6, 'ink', 0.8),
      line('M92 -34q8 -6 10 4M70 -12C80 -14 92 -16 102 -22', 3, 'woodDark'),
      graven('20,-80 26,-50 40,-26', 5, 'woodDark', 0.6),
      graven('-60,-70 -56,-30 -62,4', 5),
      graven('-30,-80 -22,-36 -26,6', 5),
      graven('0,-70 8,-30 6,8', 5),
      graven('62,-74 72,-56 76,-40', 3, 'woodDark', 0.6),
    ],
    place,
  );

export const eagle = (place: Place): Art =>
  put(
    [
      wing({ x: -24, y: -40, size: 0.74, flip: true, turn: 24 }, 'wood', 'straw'),
      fill('wood', 'M-70 12C-70 -40 -50 -90 -20 -112L50 -92C56 -60 62 -24 66 12Z'),
      [
        '-48,-16 -36,8 -24,-16 -12,8 0,-16',
        '-36,-52 -24,-28 -12,-52 0,-28 12,-52',
        '2,-20 14,4 26,-20 38,4 50,-20',
      ].map((points) => line(`M${points.replaceAll(' ', 'L').replaceAll(',', ' ')}`, 2, 'line', 0.8)),
      fill(
        'light',
        'M-52 -70C-58 -120 -34 -160 8 -164C34 -166 56 -152 60 -132C56 -116 50 -106 56 -76L40 -58L34 -74L20 -52L8 -72L-8 -50L-18 -70L-34 -54L-38 -72Z',
      ),
      graven('-30,-104 -16,-86 -14,-66', 3.4),
      graven('-34,-126 -6,-104 14,-78', 3.4),
      graven('-16,-144 14,-122 30,-92', 3.4),
      fill('metal', 'M54 -148C88 -154 108 -132 98 -96C92 -108 82 -112 54 -112Z', { width: 2 }),
      line('M56 -122C70 -122 82 -120 90 -114', 2, 'woodDark'),
      flat('woodDark', circlePath(68, -138, 2.6)),
      fill('glow', 'M18 -134C28 -144 42 -142 48 -132C38 -126 28 -126 18 -134Z', { edge: 'ink', width: 1.8 }),
      flat('ink', circlePath(37, -135, 4.6)),
      line('M10 -146C26 -152 44 -148 56 -138', 4.6, 'woodDark'),
    ],
    place,
  );

const side = { skin: 'skinFair', hair: 'hairFair', eyes: 'down', mood: 'tender' } as const;

export const angel = (place: Place): Art =>
  put(
    [
      wing({ x: -20, y: -30, size: 0.8, flip: true, turn: 40 }),
      disc('glow', 6, -100, 60, 1.8),
      disc('field', 6, -100, 53, 1.2),
      fill('rose', 'M-84 12C-84 -24 -66 -46 -36 -54L12 -50C38 -34 54 -10 58 12Z'),
      graven('-40,-42 -56,-20 -60,8', 4),
      graven('4,-40 24,-16 30,8', 4),
      put([profile(side), sideModelling(side), curledHair('hairFair')], {
        x: 4,
        y: -100,
        size: 0.66,
        turn: 6,
      }),
      fill('trim', 'M-34 -42Q-12 -24 12 -40L20 -30Q-10 -8 -42 -30Z', { width: 1.6 }),
    ],
    place,
  );
