import { page } from '../courts/page.ts';
import { fish } from '../creatures/beasts.ts';
import { eachRow, fill, line, put } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { cup } from '../suits/objects.ts';

export const pageOfCups: Scene = {
  alt: 'A page by the sea smiles at a fish that has put its head out of the golden cup in the page’s hand.',
  draw: (chance) =>
    page(chance, {
      suit: 'cups',
      look: { skin: 'skinFair', hair: 'hairFair', cut: 'long', eyes: 'open' },
      wears: 'reedCap',
      cloth: 'rose',
      hose: 'cloth',
      arms: [
        { elbow: [-70, -150], hand: [12, -138] },
        {
          elbow: [84, -150],
          hand: [62, -138],
          holds: [fish({ x: 0, y: -98, size: 0.62, turn: -64 }), cup(-20, -32, 0.62)],
        },
      ],
      beside: [
        fill('straw', 'M40 820C160 790 420 800 560 824V900H40Z'),
        eachRow(
          [
            [90, 850],
            [470, 856],
            [520, 842],
          ],
          (x, y) =>
            put(
              [
                fill('light', 'M0 0C-26 -8 -26 -40 0 -44C26 -40 26 -8 0 0Z', { width: 1.6 }),
                line('M0 -2V-40M-3 -2C-12 -12 -14 -24 -12 -34M3 -2C12 -12 14 -24 12 -34', 1.3),
              ],
              { x, y, size: 0.9 },
            ),
        ),
      ],
    }),
};
