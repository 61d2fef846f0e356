import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { handwriting } from '../handwriting.ts';
import { seal } from '../theme.ts';

const LEFT_SIDE = 'M-216 -112L0 -34L-4 84L-118 84Z';
const RIGHT_SIDE = 'M0 -34L214 -122L122 84L-4 84Z';

/** Lines of writing that go with the fold of the paper: place, and the numbers of letters of their words. */
const writing = (turn: number, rows: readonly (readonly [x: number, y: number, ...words: number[]])[]): Art =>
  rows.map(([x, y, ...words]) => put(handwriting(words, 0, 0), { x, y, turn }));

/** A boat folded from a letter: its far side, the peak in the middle, and its near side in two faces. */
export const paperBoat: Art = put(
  [
    flat('ink', 'M-150 70C-60 52 90 52 170 72C120 108 -90 110 -150 70Z', 0.5),
    fill('stoneDark', 'M-216 -112L-20 -100L0 -34ZM214 -122L30 -104L0 -34Z', { width: 2.6 }),
    fill('light', 'M-4 -252L-104 -66L-4 -20Z', { width: 3 }),
    fill('stone', 'M-4 -252L98 -72L-4 -20Z', { width: 3 }),
    clipped(
      'M-4 -252L-104 -66L-4 -20Z',
      writing(24, [
        [-40, -164, 4],
        [-54, -136, 3, 4],
        [-70, -108, 5, 3],
        [-84, -80, 3, 6],
      ]),
    ),
    fill('light', LEFT_SIDE, { width: 3.2 }),
    clipped(LEFT_SIDE, [
      flat('stone', 'M-216 -112L-118 84H-84Z', 0.9),
      writing(20, [
        [-186, -76, 4, 6, 5],
        [-170, -44, 6, 3, 5],
        [-154, -12, 3, 5, 4],
        [-138, 20, 5, 2, 4],
        [-120, 52, 4, 3],
      ]),
    ]),
    fill('linen', RIGHT_SIDE, { width: 3.2 }),
    clipped(RIGHT_SIDE, [
      flat('stone', 'M-4 84L214 -122L122 84Z', 0.8),
      writing(-22, [
        [24, -16, 3, 5, 6],
        [22, 16, 6, 2, 4],
        [20, 48, 4, 5],
        [16, 78, 3],
      ]),
    ]),
    line('M-4 -252L0 -34', 2.6),
    flat('water', 'M-140 66Q-70 56 0 66T140 66L150 96H-150Z'),
    line('M-150 66Q-70 56 0 66T150 64M-190 84H-90M60 86H190', 3, 'light', 0.85),
    seal(-2, -58, 26, line('M0 -12V12M-12 0H12M-8 -8L8 8M8 -8L-8 8', 3, 'light')),
  ],
  { x: 290, y: 640, size: 1.02 },
);
