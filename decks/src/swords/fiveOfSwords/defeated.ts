import { type Art, put } from '../../drawing/art.ts';
import { nearBust } from '../../figure/nearBust.ts';
import { blownHair } from '../../figure/profileHair.ts';

/** Two who walk off to the right, close together; the ridge before them hides all below the breast. */
export const defeated: Art = put(
  [
    nearBust(
      {
        side: { skin: 'skinFair', hair: 'hairFair', mood: 'sad' },
        cloth: 'steelDark',
        over: blownHair('hairFair'),
        bow: 24,
      },
      { x: 296, y: 496, size: 0.74 },
    ),
    nearBust(
      {
        side: { skin: 'skinBrown', hair: 'hairBlack', hood: 'rose', eyes: 'down', mood: 'sad' },
        cloth: 'rose',
        bow: 26,
      },
      { x: 212, y: 566, size: 0.84 },
    ),
  ],
  { x: -14 },
);
