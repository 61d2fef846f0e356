import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import { script } from '../script.ts';
import { seal } from '../theme.ts';

export const desk: Art = [
  fill('wood', boxPath(40, 596, 520, 240)),
  flat('straw', boxPath(40, 596, 520, 12), 0.7),
  line('M40 664H560M40 740H560M250 608V664M470 664V740M120 740V830', 2, 'woodDark', 0.6),
];

/** The letter; the song goes on in its first line. */
const LINES = ['then i write', 'it is already light', 'the mist is gone', 'come out'];

/** The sheet on which the song goes on as a letter. */
export const sheet: Art = put(
  [
    flat('ink', 'M-146 -70L-150 182H190L168 -60Z', 0.3),
    fill('light', 'M-146 -84H150L174 176H-170Z', { width: 2.8 }),
    LINES.map((words, i) =>
      script(words, -122 - i * 6, -32 + i * 38, { size: i === 0 ? 1.4 : 1.06, width: 3, bow: i - 1 }),
    ),
    fill('ink', 'M-26 80q5 -4 7 1q-1 6 -6 5q-5 -2 -1 -6Z', { edge: 'none' }),
  ],
  { x: 206, y: 688, turn: -5 },
);

export const envelope: Art = put(
  [
    flat('ink', 'M-104 62H112V74H-100Z', 0.3),
    fill('linen', 'M-106 -62H106V64H-106Z'),
    line('M-106 64L-22 2M106 64L22 2', 2.2),
    fill('linen', 'M-106 -62H106L8 16Q0 22 -8 16Z', { width: 2.2 }),
    seal(0, 8, 27, line('M0 -13V13M-13 0H13M-9 -9L9 9M9 -9L-9 9', 3.4, 'light')),
  ],
  { x: 470, y: 760, size: 0.8, turn: 9 },
);

export const inkPot: Art = [
  flat('ink', 'M318 676q60 -18 190 -4q-60 26 -180 22Z', 0.35),
  fill(
    'cloth',
    'M322 668V620C322 604 340 604 340 592H428C428 604 446 604 446 620V668C446 690 322 690 322 668Z',
    { width: 3 },
  ),
  flat('clothDark', 'M404 598H428C430 606 446 606 446 620V668C446 678 428 684 410 685Z', 0.8),
  fill('clothDark', 'M334 586C334 572 434 572 434 586C434 598 334 598 334 586Z', { width: 3 }),
  line('M336 626V664', 5, 'waterLight', 0.9),
];
