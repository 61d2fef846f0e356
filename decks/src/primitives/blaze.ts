import { fill, put, type Art, type Place } from '../drawing/art.ts';

/** Fire that licks up in many tongues, blown to the right; about 120 wide and 130 high, its foot at 0,0. */
export const blaze = (place: Place): Art =>
  put(
    [
      fill(
        'red',
        'M-50 0C-66 -22 -58 -46 -44 -62C-42 -52 -38 -48 -34 -46C-38 -74 -26 -96 -6 -128C-6 -104 2 -94 10 -84C14 -94 22 -104 36 -110C30 -94 38 -82 42 -70C48 -74 54 -80 64 -84C56 -60 70 -34 50 0C20 8 -22 8 -50 0Z',
        { width: 2 },
      ),
      fill(
        'metal',
        'M-36 0C-46 -18 -38 -32 -30 -42C-26 -34 -22 -32 -18 -30C-20 -52 -10 -70 0 -86C0 -66 10 -58 14 -48C18 -54 24 -60 32 -64C28 -46 48 -24 34 0C14 6 -18 6 -36 0Z',
        { width: 1.4 },
      ),
      fill('light', 'M-18 0C-24 -14 -16 -24 -8 -30C-4 -22 0 -22 2 -38C12 -26 24 -16 16 0C6 4 -10 4 -18 0Z', {
        edge: 'none',
      }),
    ],
    place,
  );
