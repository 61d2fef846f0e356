import { fill, flat, line, suitObject, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { disc, star } from '../../primitives/lights.ts';

/** A sword whose long grip shows above and below the hand that holds it at 0,0; its point is at -560. */
export const greatSword: Art = suitObject('swords', [
  fill('steel', 'M0 -560L14 -470L21 -74H-21L-14 -470Z'),
  flat('steelDark', 'M0 -560L14 -470L21 -74H0Z'),
  flat('light', 'M-3 -518L-11 -350L-12 -90L-18 -90L-14 -350Z', 0.75),
  line('M1 -500L0 -90', 1.8, 'ink', 0.5),
  star(-12, -228, 20, 'light', 4, 0.16),
  fill('redDark', 'M-13 -70H13L11 84H-11Z', { width: 2 }),
  times(10, (i) => line(`M-11 ${-48 + i * 14}L11 ${-56 + i * 14}`, 2.4, 'metalDark')),
  fill(
    'metal',
    'M-98 -70C-104 -92 -78 -94 -60 -80C-40 -84 -24 -88 0 -88C24 -88 40 -84 60 -80C78 -94 104 -92 98 -70C92 -50 72 -54 60 -62C40 -58 24 -54 0 -52C-24 -54 -40 -58 -60 -62C-72 -54 -92 -50 -98 -70Z',
  ),
  disc('red', 0, -70, 9, 1.6),
  disc('metal', 0, 104, 25),
  disc('red', 0, 104, 11, 1.6),
]);
