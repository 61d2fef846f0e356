import { line, type Art } from '../../drawing/art.ts';

/** From the fist to a bit. */
export const rein = (d: string): Art => [line(d, 6, 'redDark'), line(d, 1.8, 'trim', 0.8)];

/** What is left of the reins comes out above the fist and hangs over it. */
export const ends: Art = rein('M2 40C2 10 -2 -20 0 -44C4 -66 26 -62 26 -40');
