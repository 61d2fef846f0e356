import { fill, flat, line, put, suitObject, type Art } from '../../drawing/art.ts';
import { leaf } from '../../primitives/plants.ts';
import { firelight } from '../../primitives/firelight.ts';

/** A flame of several tongues that the swing of the staff blows aside; its foot is at 0,0. */
const blown: Art = [
  flat(
    'red',
    'M-26 12C-48 -10 -46 -42 -30 -64C-28 -52 -24 -46 -18 -42C-18 -78 4 -104 44 -128C30 -102 36 -90 44 -78C48 -90 60 -98 78 -102C62 -84 64 -66 58 -50C66 -54 74 -54 82 -52C64 -38 54 -8 26 12Q0 20 -26 12Z',
  ),
  flat(
    'straw',
    'M-20 10C-38 -8 -34 -30 -24 -46C-20 -36 -14 -30 -8 -28C-6 -60 10 -78 30 -94C24 -74 28 -64 36 -54C40 -62 48 -68 58 -72C50 -56 48 -14 20 10Q0 16 -20 10Z',
  ),
  flat(
    'glow',
    'M-14 8C-26 -8 -20 -22 -14 -30C-8 -20 -2 -18 2 -20C2 -42 12 -56 22 -64C20 -44 32 -38 32 -24C32 -8 22 4 14 8Q0 12 -14 8Z',
  ),
  flat('light', 'M-8 6C-14 -4 -8 -14 -2 -18C4 -14 8 -24 10 -34C18 -22 20 -8 10 6Q0 10 -8 6Z'),
];

/**
 * A burning staff held at 0,0: its flame begins `up` above the hand, and it turns about the hand. The two near ones are
 * thick, and their flames are blown on by the stroke; the far one behind them is thin and dark.
 */
export const staff = (up: number, turn: number, kind: 'near' | 'far' | 'short'): Art => {
  const half = kind === 'near' ? 22 : 17;
  return put(
    suitObject('wands', [
      fill('wood', `M${3 - half} 130L${-half} ${-up}Q0 ${-up - 18} ${half} ${-up}L${half - 3} 130Z`),
      flat('woodDark', `M5 130L8 ${-up - 6}L${half} ${-up}L${half - 3} 130Z`, 0.8),
      line(`M-9 90L-10 ${60 - up}M-3 ${30 - up}V${150 - up}M-2 -90q-7 12 0 24q7 -12 0 -24`, 1.8, 'ink', 0.45),
      kind === 'near' && [leaf(-half, 70 - up, 214, 46), leaf(half, 50 - up, -38, 52, 'leafDark')],
      firelight(0, -up - 40, 110, 0.7),
      put(blown, { x: 6 * Math.sign(turn), y: -up, size: kind === 'near' ? 0.86 : 0.78, flip: turn > 0 }),
    ]),
    { turn },
  );
};
