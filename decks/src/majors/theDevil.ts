import { type Art, fill, flat, line, mirrored, put } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { longHair } from '../figure/profileHair.ts';
import { blaze } from '../primitives/blaze.ts';
import { graven } from '../drawing/swell.ts';
import { firelight } from '../primitives/firelight.ts';
import { sky } from '../primitives/sky.ts';
import { beast, chainHand, underlight } from './devil/beast.ts';
import { captive, chain } from './devil/captive.ts';
import { legs, loins } from './devil/haunches.ts';

export const theDevil: Scene = {
  alt: 'A beast with a goat’s head, a star on its brow, a man’s arms, a bat’s wings and shaggy legs sits on a block of stone behind a fire; a woman and a man in loose collars lift their faces to it, their chains in its fists.',
  draw: (chance) => [
    sky(chance, { stars: 6 }),
    flat('wineDark', 'M40 900V420Q300 260 560 420V900Z', 0.5),
    put([beast, underlight], { x: 72, y: 40, size: 0.76 }),
    loins,
    block,
    legs,
    mirrored(chainHand(chain(56, 138))),
    captive({ skin: 'skinFair', hair: 'hairAuburn', mood: 'sad' }, womansHair, 'sage', {
      x: 126,
      y: 676,
      size: 0.92,
    }),
    captive({ skin: 'skinOlive', hair: 'hairBrown', beard: true, mood: 'afraid' }, false, 'cloth', {
      x: 474,
      y: 676,
      size: 0.92,
      flip: true,
    }),
    blaze({ x: 300, y: 872, size: 1.3 }),
    firelight(300, 820, 300, 0.8),
    firelight(300, 620, 220, 0.3),
  ],
};

/** Long hair that falls smoothly down the back. */
const womansHair: Art = [
  longHair('hairAuburn'),
  flat(
    'hairAuburn',
    'M-20 40C-22 90 -40 120 -44 150C-50 186 -84 206 -114 200C-104 170 -108 140 -98 116C-82 70 -92 20 -78 -22C-70 -50 -44 -72 -24 -70C-50 -40 -44 10 -20 40Z',
  ),
  line('M-20 44C-20 84 -36 110 -42 146', 2),
  graven('-60,20 -66,80 -92,180', 4),
  graven('-40,30 -42,90 -66,170', 4),
];

/** The block of stone on which it sits. */
const block: Art = [
  fill('stone', 'M140 712L176 668H424L460 712V900H140Z'),
  fill('steelDark', 'M140 712L176 668H424L460 712Z', { width: 2 }),
  line('M140 738H460', 2, 'ink', 0.5),
];
