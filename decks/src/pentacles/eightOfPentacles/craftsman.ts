import { type Art, fill, flat, line, put } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';

const LOOK: Look = {
  skin: 'skinFair',
  hair: 'hairBrown',
  cut: 'short',
  beard: 'full',
  eyes: 'down',
  mood: 'intent',
  shape: 'square',
  nose: 'broad',
  turn: -0.35,
};

const leatherCap: Art = [
  fill('wood', 'M-64 -38C-76 -96 -30 -116 2 -114C34 -116 74 -94 64 -38C26 -56 -26 -56 -64 -38Z'),
  line('M2 -112C-2 -96 -2 -74 0 -52', 1.8, 'ink', 0.5),
  fill('woodDark', 'M-66 -40C-26 -60 26 -60 66 -40L64 -22C26 -42 -26 -42 -64 -22Z', { width: 2 }),
];

/** The craftsman behind the coin, in a leather apron, without his arms. */
export const craftsman: Art = [
  fill('sage', 'M232 440C176 468 132 496 128 580V760H470C478 640 480 540 438 486C410 462 370 454 340 440Z'),
  graven('196,484 168,560 164,680', 6),
  fill('woodDark', 'M222 520H370L410 760H176Z', { width: 2 }),
  fill('woodDark', 'M216 452L238 446L250 524H226ZM340 446L364 452L364 524H340Z', { width: 2 }),
  put([hairBehind(LOOK), head(LOOK), frontModelling(LOOK), leatherCap], {
    x: 276,
    y: 366,
    size: 1.1,
    turn: -7,
  }),
  flat('ink', 'M226 452Q276 496 336 456Q320 520 276 520Q236 512 226 452Z', 0.25),
];
