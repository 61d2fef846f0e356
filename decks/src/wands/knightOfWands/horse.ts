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
    eachOf('236,500,0.66,-16 198,592,0.74,-66 184,650,0.88,-66 172,744,0.86,-78', (x, y, size, turn) =>
      tongue({ x, y, size, turn }),
    ),
    eachOf('228,566,0.6,-12 204,640,0.74,-54 190,720,0.78,-64 180,800,0.76,-76', (x, y, size, turn) =>
      tongue({ x, y, size, turn, flip: true }),
    ),
  ],
  300,
);

/** A chestnut horse that comes straight at us, its mane on fire; the frame cuts it off at the breast. */
export const burningHorse: Art = [
  mane,
  fill('hairAuburn', 'M214 560C190 640 170 760 150 910H450C430 760 410 640 386 560Z'),
  graven('214,700 196,780 190,890', 8, 'ink', 0.4),
  graven('396,700 410,780 414,890', 8, 'ink', 0.4),
  ['276,800 226,780 204,710 240,590', '404,796 434,770 424,690 372,570'].map((points) =>
    limb('redDark', points, [9, 10, 10, 8]),
  ),
  put(horseFace('hairAuburn', 'red'), { x: 266, y: 1212, size: 2.2 }),
  // The rings of the bit at the corners of the mouth.
  eachOf('277,796 403,792', (x, y) => [disc('metal', x, y, 14), disc('woodDark', x, y, 7, 1.6)]),
];
