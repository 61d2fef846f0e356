import { horseFace } from '../../creatures/horseAhead.ts';
import { type Art, eachOf, fill, flat, mirrored, type Place, put } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { disc } from '../../primitives/lights.ts';

/** A tongue of fire that bends twice as it rises from 0,0; 200 high. */
const tongue = (place: Place): Art =>
  put(
    [
      fill(
        'red',
        'M-34 10C-62 -40 -8 -84 -26 -128C-34 -154 -20 -182 6 -204C-2 -166 30 -150 32 -112C34 -72 64 -40 36 10Z',
        {
          width: 2,
        },
      ),
      fill(
        'metal',
        'M-20 8C-40 -34 2 -66 -8 -104C-14 -126 -6 -140 4 -156C6 -126 22 -110 20 -84C18 -56 42 -30 22 8Z',
        {
          edge: 'none',
        },
      ),
      flat('light', 'M-8 6C-20 -20 6 -42 2 -74C18 -54 24 -18 10 6Z', 0.9),
    ],
    place,
  );

/** Its mane burns on both sides of the neck; the fire rises and is blown outwards. */
const mane: Art = mirrored(
  [
    eachOf('236,500,0.66,-16 204,592,0.74,-52 198,664,0.88,-50 206,740,0.86,-54', (x, y, size, turn) =>
      tongue({ x, y, size, turn }),
    ),
    eachOf('228,566,0.6,-12 208,640,0.74,-42 204,716,0.78,-44 212,776,0.7,-62', (x, y, size, turn) =>
      tongue({ x, y, size, turn, flip: true }),
    ),
  ],
  300,
);

/** A chestnut horse that comes straight at us, its mane on fire; the frame cuts it off at the breast. */
export const burningHorse: Art = [
  mane,
  // The neck narrows below the jaw, and the breast has two bulges and a strap.
  fill(
    'woodDark',
    'M236 600C206 650 214 690 212 728C206 752 166 764 142 800C124 830 116 870 116 910H484C484 870 476 830 458 800C434 764 394 752 388 728C386 690 384 640 360 600Z',
  ),
  mirrored([
    graven('226,690 232,740 222,770', 8, 'ink', 0.4),
    graven('196,770 168,800 150,880', 9, 'ink', 0.4),
  ]),
  graven('292,840 300,870 298,900', 8, 'ink', 0.5),
  fill('metal', 'M134 812Q210 856 300 860Q390 856 466 812L474 834Q396 880 300 884Q204 880 126 834Z', {
    width: 2,
  }),
  ['276,800 226,780 204,710 240,590', '404,796 432,784 452,730 434,640'].map((points) =>
    limb('redDark', points, [9, 10, 10, 8]),
  ),
  put(horseFace('hairAuburn', 'red', true), { x: 266, y: 1212, size: 2.2 }),
  // The rings of the bit at the corners of the mouth.
  eachOf('277,796 403,792', (x, y) => [disc('metal', x, y, 14), disc('woodDark', x, y, 7, 1.6)]),
];
