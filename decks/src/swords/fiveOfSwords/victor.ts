import { type Art, eachOf, fill, put } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedLayers } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { hairBehind, head } from '../../figure/head.ts';
import { HEADWEAR } from '../../figure/headwear.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { disc } from '../../primitives/lights.ts';
import { longSword } from '../../suits/longSword.ts';

const LOOK: Look = {
  shape: 'long',
  skin: 'skinFair',
  hair: 'hairAuburn',
  beard: 'short',
  nose: 'long',
  eyes: 'open',
  mood: 'sly',
  turn: -0.7,
  gaze: [-0.95, 0.2],
};

const HEAD = { x: 342, y: 360, size: 1.42, turn: -5 };

const arm = cuffedLayers({
  shoulder: [498, 570],
  elbow: [530, 858],
  cloth: 'sage',
  size: 2.1,
  at: { x: 412, y: 766, turn: 20, size: 1.7, flip: true },
  hand: (place) =>
    grip(
      'skinFair',
      place,
      eachOf('31 17 3', (turn) => longSword(turn, 1.32)),
    ),
});

/** He looks back at the people who leave, and grins; one fist holds three swords against the shoulder. */
export const victor: Art = put(
  [
    put(hairBehind(LOOK), HEAD),
    fill('sage', 'M278 480C236 500 214 560 206 660L180 900H560V560C500 500 440 486 400 476Q340 560 278 480Z'),
    graven('300,600 292,740 286,890', 7),
    graven('350,620 352,740 346,890', 7),
    // A cloak over the shoulder that is turned to us.
    fill(
      'wine',
      'M292 466C232 484 204 540 194 640C186 740 176 820 166 900H300C296 780 286 660 322 540Q300 510 292 466Z',
    ),
    graven('262,510 228,620 206,880', 8),
    graven('290,540 262,680 250,890', 8),
    arm.arm,
    fill('wine', 'M390 462C470 478 540 514 580 580V700C548 640 500 590 384 560Q404 510 390 462Z'),
    graven('420,500 490,550 560,620', 7),
    put([head(LOOK), frontModelling(LOOK), HEADWEAR.featherCap], HEAD),
    fill('trim', 'M280 464Q344 560 396 460L418 478Q352 610 262 486Z'),
    disc('metal', 334, 560, 22),
    disc('red', 334, 560, 9, 1.4),
    arm.hand,
  ],
  { x: -14, y: -50, size: 1.06 },
);
