import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { lens, ticks } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '120,560! 112,620 150,684 240,716 350,720 440,694 490,644 500,596! 460,612 400,626 320,620 250,592 196,556',
);
const BELLY = outline('262,604! 320,630 400,634 470,614! 434,664 350,690 280,680 236,640');
/** A narrow head with a flat brow and a blunt muzzle. */
const SKULL = outline(
  '-86,44 -84,0 -62,-30 -28,-38 14,-36 50,-32 82,-28 98,-10 96,14 74,30 30,40 -12,60 -56,76',
);
const PAD = outline('46,-22! 78,-24 96,-8 94,14 70,28 36,34 18,22 26,0');

/** Its head, looking right, with the nose at (92, -18). */
const head: Art = [
  joined('accent', [SKULL], 5),
  cut('accent', circlePath(-54, -26, 15), 4),
  flat('ink', circlePath(-52, -24, 7)),
  flat('light', PAD),
  flat('light', outline('-60,66! -20,54 20,42 34,36! 10,62 -30,84')),
  flat('ink', outline('74,-28! 98,-26 106,-12 96,-2 80,-8')),
  flat('light', circlePath(22, -14, 10)),
  flat('ink', circlePath(25, -15, 7)),
  flat('ink', lens([48, 16], [90, 8], 4)),
  flat('ink', [0, 1, 2, 3].map((i) => circlePath(52 + (i % 2) * 14, -4 + i * 5, 2.4)).join('')),
  [gouge('54,2 20,6 -16,-2', 3, 'ink'), gouge('52,12 22,22 -10,22', 3, 'ink')],
];

/** The fingers of a paw that closes over what runs level through (x, y). */
const fingers = (x: number, y: number, turn: number): Art =>
  put(
    [
      joined(
        'accent',
        [-21, -7, 7, 21].map((dx) => limb(`${dx},22,15 ${dx},-2,15 ${dx * 0.9},-16,12`)),
        4,
      ),
      flat('accent', outline('-26,30! -28,10 0,4 28,10 26,30!')),
      flat('ink', [-14, 0, 14].map((dx) => lens([dx, -14], [dx, 12], 3)).join('')),
    ],
    { x, y, turn },
  );

/**
 * An otter that floats on its back, its head raised at the left: it looks up and its paws close over what runs through
 * (244, 376) and (395, 388); 500 wide, from there to 720 down.
 */
export const otter: Art = [
  joined('accent', [
    limb('450,670,66 506,690,46 548,652,12'),
    limb('316,620,70 372,560,46 392,480,34 396,414,36'),
    limb('226,630,84 262,560,50 252,470,34 246,402,36'),
    BODY,
    limb('150,616,116 124,566,96'),
  ]),
  flat('light', BELLY),
  ticks(BELLY, { role: 'far', flow: 8, gap: 22, length: 20, width: 4 }),
  ticks(BODY, {
    role: 'ink',
    flow: 20,
    gap: 26,
    length: 18,
    width: 5,
    tone: (x, y) => (x < 240 && y > 620 ? 0.8 : 0),
  }),
  [gouge('226,596 240,560 236,500', 5, 'ink'), gouge('350,600 376,556 380,500', 5, 'ink')],
  [gouge('280,570 276,520 266,470', 4), gouge('402,540 410,490 408,450', 4)],
  fingers(244, 380, 8),
  fingers(395, 392, -8),
  toPoints('458,604 494,612').map(([x, y], i) =>
    put(
      [
        cut('accent', outline('-16,30! -26,-14 -30,-44 -10,-36 0,-50 10,-36 30,-44 26,-14 16,30!'), 5),
        flat('ink', lens([-9, -30], [-6, 6], 3) + lens([9, -30], [6, 6], 3)),
      ],
      { x, y, turn: 10 + i * 26 },
    ),
  ),
  put(head, { x: 118, y: 528, turn: -38 }),
];
