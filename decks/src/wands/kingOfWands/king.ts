import { type Art, fill, mirrored, put } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { CROWNS } from '../../figure/crowns.ts';
import { cuffedLayers } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { lion } from '../../majors/strength/lion.ts';
import { disc } from '../../primitives/lights.ts';
import { heldAt, wand } from '../../suits/objects.ts';

const LOOK: Look = {
  skin: 'skinOlive',
  hair: 'hairAuburn',
  cut: 'waves',
  beard: 'full',
  shape: 'square',
  eyes: 'open',
  mood: 'proud',
  nose: 'broad',
};

const HEAD = { x: 306, y: 372, size: 1.42 };

const lock = (turn: number, size: number): Art =>
  put(
    [
      fill('hairAuburn', 'M-26 -20C-36 -60 -18 -92 12 -122C14 -92 36 -60 26 -20Z', { width: 1.8 }),
      graven('-8,-40 -8,-70 6,-106', 4, 'detail', 0.5),
    ],
    { turn, size },
  );

/** His hair stands round his face like a lion's mane. */
const mane: Art = [times(13, (i) => lock(-150 + i * 25, 1.14)), times(12, (i) => lock(-138 + i * 25, 0.92))];

/** A red robe with a broad collar of gold. */
const robe: Art = [
  fill('red', 'M216 490C150 510 110 600 100 900H512C500 600 456 510 396 490Z'),
  graven('200,600 180,740 176,880', 8),
  graven('420,600 440,740 444,880', 8),
  graven('300,640 296,760 300,890', 7),
  fill('metal', 'M206 486Q306 640 406 486L444 512Q306 712 168 512Z', { width: 2.4 }),
  times(7, (i) => {
    const x = 196 + i * 36.6;
    return disc(i % 2 ? 'red' : 'light', x, 542 + 68 * Math.sin(((x - 176) / 260) * Math.PI), 9, 1.6);
  }),
];

/** A lion's face in gold on each shoulder. */
const shoulders: Art = mirrored(
  [
    fill('wine', 'M226 482C140 490 72 548 52 650C90 700 170 690 190 640C194 580 214 530 240 506Z'),
    put(lion, { x: 124, y: 588, size: 0.36, turn: -10 }),
  ],
  306,
);

const staff = heldAt(wand, -20, 3.3, -21);

const upper = cuffedLayers({
  shoulder: [150, 640],
  elbow: [86, 800],
  cloth: 'red',
  size: 1.8,
  at: { x: 236, y: 640, turn: -12, size: 1.75 },
  hand: (place) => grip('skinOlive', place, staff),
});

const lower = cuffedLayers({
  shoulder: [470, 640],
  elbow: [520, 830],
  cloth: 'red',
  size: 1.8,
  at: { x: 290, y: 780, turn: -2, size: 1.75, flip: true },
  hand: (place) => grip('skinOlive', place),
});

/** From the crown to the waist, with both hands on his staff. */
export const king: Art = [
  put(mane, HEAD),
  robe,
  upper.arm,
  lower.arm,
  shoulders,
  put([head(LOOK), frontModelling(LOOK), CROWNS.lionCrown], HEAD),
  upper.hand,
  lower.hand,
];
