import { line, type Art } from '../../drawing/art.ts';

/** A leather rein with a gold edge. */
export const rein = (d: string): Art => [line(d, 6, 'redDark'), line(d, 1.8, 'trim', 0.8)];
