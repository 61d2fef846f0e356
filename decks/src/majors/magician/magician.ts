import { fill, mirrored, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { openHand } from '../../figure/grip.ts';
import { hairBehind, head } from '../../figure/head.ts';
import { HEADWEAR } from '../../figure/headwear.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { greatStar } from '../../primitives/lights.ts';

const LOOK: Look = { hair: 'hairBlack', cut: 'curls', eyes: 'down', mood: 'proud' };

const HEAD = { x: 300, y: 306, size: 1.22 };

const circlet: Art = [
  fill('metal', 'M-62 -32Q0 -58 62 -32L62 -20Q0 -46 -62 -20Z', { width: 1.6 }),
  greatStar(0, -46, 18),
];

/** A dark robe, on which what he conjures shines, under a red mantle. */
const robe: Art = [
  fill('ink', 'M230 410C160 440 110 560 90 900H510C490 560 440 440 370 410Z'),
  mirrored([
    fill('wine', 'M252 398C160 410 84 460 60 560C50 660 50 780 52 900H132C128 740 150 560 262 436Z'),
    graven('180,448 100,540 76,680', 8),
    graven('214,436 130,540 102,700', 8),
    fill('trim', 'M252 396C190 500 130 640 122 900H148C152 680 196 530 268 436Z', { width: 2 }),
  ]),
  fill('trim', 'M240 392Q300 470 360 392L374 408Q300 506 226 408Z', { width: 2 }),
];

/** A forearm with the open hand that lets things hover. */
export const conjuring: Art = mirrored(
  cuffedArm({
    shoulder: [60, 880],
    elbow: [84, 876],
    cloth: 'wine',
    size: 1.9,
    at: { x: 116, y: 650, turn: 104, size: 1.9, flip: true },
    wrist: [-26, 0],
    hand: (place) => openHand('skinOlive', place),
  }),
);

export const magician: Art = [
  put(hairBehind(LOOK), HEAD),
  robe,
  put([head(LOOK), frontModelling(LOOK), circlet, HEADWEAR.infinity], HEAD),
];
