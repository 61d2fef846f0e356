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
  '6,-70 44,-124 92,-132 124,-104',
  '24,-60 84,-98 124,-74 150,-32',
  '34,-34 92,-50 134,-16 146,36',
  '38,-8 90,-4 128,40 128,92',
  '38,18 82,34 108,84 100,136',
  '34,40 64,68 82,116 66,168',
];

/** His hair flows round his face like a lion's mane. */
const mane: Art = mirrored(
  LOCKS.map((points) => [
    fill('hairAuburn', swellPath(points, [40, 50, 34, 2]), { width: 2 }),
    graven(points, 5, 'glow', 0.35),
  ]),
  0,
);

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

/** A plate of gold on each shoulder, with a lion's face cast in it. */
const shoulders: Art = mirrored(
  [
    fill('metal', 'M226 482C140 490 72 548 52 650C90 690 170 684 192 636C194 580 214 530 240 506Z', {
      width: 2.4,
    }),
    graven('210,504 120,550 74,646', 6, 'woodDark', 0.5),
    goldLion({ x: 122, y: 592, size: 0.56, turn: -8 }),
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
