import { fill, line, put, type Art, type Place } from '../drawing/art.ts';
import { leaf } from './plants.ts';

/** A tall iris, its foot at 0,0 and its flower at -96: three petals stand, three fall. */
export const iris = (place: Place): Art =>
  put(
    [
      leaf(-4, 0, -104, 84, 'leafDark', 0.12),
      leaf(6, 0, -72, 74, 'leaf', 0.12),
      line('M0 0C-2 -30 2 -56 0 -84', 4, 'leaf'),
      fill('cloth', 'M-4 -92C-30 -100 -46 -84 -44 -58C-28 -56 -12 -70 -2 -86Z', { width: 1.6 }),
      fill('cloth', 'M4 -92C30 -100 46 -84 44 -58C28 -56 12 -70 2 -86Z', { width: 1.6 }),
      fill('light', 'M-3 -90C-28 -104 -28 -132 -12 -140C0 -130 4 -108 0 -90Z', { width: 1.6 }),
      fill('light', 'M3 -90C28 -104 28 -132 12 -140C0 -130 -4 -108 0 -90Z', { width: 1.6 }),
      fill('cloth', 'M0 -94C-20 -82 -20 -56 0 -40C20 -56 20 -82 0 -94Z', { width: 1.6 }),
      line('M0 -90V-66M-10 -86Q-26 -86 -34 -72M10 -86Q26 -86 34 -72', 3.4, 'glow'),
    ],
    place,
  );
