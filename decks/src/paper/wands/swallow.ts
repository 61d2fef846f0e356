import type { Art } from '../../drawing/art.ts';
import { joined } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

/** A swallow that glides to the right, seen from below, 180 wide and 200 high about 0. */
export const swallow: Art = joined('ink', [
  outline('60,-8! 34,-16 0,-10 -50,-2! -110,-16! -66,6 -112,30! -40,16 10,14 40,4'),
  outline('20,-10! 0,-60 -50,-96! -40,-50 -26,-8!'),
  outline('16,8! 20,50 -20,92! -22,50 -20,10!'),
]);
