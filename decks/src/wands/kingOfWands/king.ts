import { type Art, clipped, fill, flat, line, mirrored, put } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { CROWNS } from '../../figure/crowns.ts';
import { cuffedLayers } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { disc } from '../../primitives/lights.ts';
import { heldAt, wand } from '../../suits/objects.ts';
import { goldLion } from './goldLion.ts';

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

const LOCKS = [
  '10,-60 40,-116 84,-122 118,-144',
  '16,-54 66,-100 112,-82 148,-92',
  '24,-44 82,-74 116,-44 158,-48',
  '30,-28 88,-40 116,0 160,12',
  '34,-8 90,0 106,44 148,68',
  '36,16 80,46 88,104 112,152',
];

/** His hair flows round his face in waves that end in points, like a lion's mane. */
const mane: Art = [
  fill(
    'hairAuburn',
    'M0 -112C60 -116 100 -70 104 -6C108 60 84 120 50 150H-50C-84 120 -108 60 -104 -6C-100 -70 -60 -116 0 -112Z',
  ),
  mirrored(
    LOCKS.map((points, i) => [
      fill('hairAuburn', swellPath(points, [36, 40, 29, 2]), { width: 1.8 }),
      i % 2 === 0 && graven(points, 4, 'glow', 0.5),
    ]),
    0,
  ),
];

/** A red robe with a broad collar of gold. */
const robe: Art = [
  fill('red', 'M216 490C150 510 110 600 100 900H512C500 600 456 510 396 490Z'),
  graven('200,600 180,740 176,880', 8),
  graven('420,600 440,740 444,880', 8),
  fill('metal', 'M206 486Q306 640 406 486L444 512Q306 712 168 512Z', { width: 2.4 }),
  times(7, (i) => {
    const x = 196 + i * 36.6;
    return disc(i % 2 ? 'red' : 'light', x, 542 + 68 * Math.sin(((x - 176) / 260) * Math.PI), 9, 1.6);
  }),
];

/** A plate of leather on each shoulder, and on it a lion's face cast in gold. */
const shoulders: Art = mirrored(
  [
    fill('wineDark', 'M226 482C140 490 72 548 52 650C90 690 170 684 192 636C194 580 214 530 240 506Z', {
      width: 2.4,
    }),
    line('M222 490C146 500 84 556 64 646C98 676 162 672 182 632', 7, 'metal'),
    goldLion({ x: 124, y: 590, size: 0.58, turn: -6 }),
  ],
  306,
);

/** The staff without the leaves that would stick out of his cuffs. */
const staff = put(
  [
    clipped('M-120 -400H120V-160H150V20H30V500H-30V-160H-120Z', heldAt(wand, -20, 3.3)),
    flat('wood', 'M-28 14H-16V70H-28Z'),
    line('M-27.6 12L-28.4 70', 4.4),
  ],
  { turn: -21 },
);

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
  put(mane, { ...HEAD, size: 1.02 }),
  robe,
  upper.arm,
  lower.arm,
  shoulders,
  put([head(LOOK), frontModelling(LOOK), CROWNS.lionCrown], HEAD),
  upper.hand,
  lower.hand,
];
