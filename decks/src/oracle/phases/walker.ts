import { fill, flat, line, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { outline } from '../../paper/nature/body.ts';

/** Somebody far away who walks off to the right with a staff, dark before the light; the feet are at 0,0 and the hat at -92. */
export const walker = (place: Place): Art =>
  put(
    [
      line('M30 -62L40 2', 4, 'ink'),
      line('M-4 -34L-16 -14L-24 -2L-16 -1M2 -34L14 -18L16 0L25 0', 8, 'ink'),
      fill('ink', outline('-12,-72! 8,-74! 18,-50 20,-26! 0,-22 -20,-28! -18,-50'), { width: 1 }),
      line('M8 -66L22 -54L31 -56M-8 -66L-18 -50L-14 -40', 7, 'ink'),
      flat('ink', circlePath(2, -80, 8.4)),
      flat('ink', outline('-14,-84! -6,-88 -4,-97 8,-97 10,-88 18,-85! 2,-80')),
      line('M-10 -70Q0 -66 12 -70', 6, 'red'),
      line('M-10 -68L-26 -60L-30 -50', 5, 'red'),
    ],
    place,
  );
