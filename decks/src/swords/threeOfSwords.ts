import { type Art, eachOf, line, mirrored, put } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { cloud } from '../primitives/land.ts';
import { litBank } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { piercedHeart } from './threeOfSwords/piercedHeart.ts';

export const threeOfSwords: Scene = {
  alt: 'Three swords are driven into a great red heart from above and come out below, one upright and two crossed, in a grey rain and lightning out of heavy clouds.',
  draw: (chance) => [
    sky(chance, { stars: 14 }),
    lightning,
    times(62, () => {
      const [x, y, long] = [60 + chance() * 490, 180 + chance() * 640, 26 + chance() * 34];
      return line(
        `M${x.toFixed(0)} ${y.toFixed(0)}l${(-long * 0.24).toFixed(0)} ${long.toFixed(0)}`,
        1.8,
        'steelDark',
        0.7,
      );
    }),
    litBank(640, 'mid', [300, 300], 1),
    litBank(706, 'stoneDark', [300, 300], 3.4),
    eachOf('106,800,1.3 494,806,1.3 300,800,1.2 190,872,1.3 420,876,1.3', (x, y, size) => [
      cloud(x, y, size, 'stone'),
    ]),
    piercedHeart,
    eachOf('130,164 470,164', (x, y) => [cloud(x, y, 1, 'stone')]),
  ],
};

/** Far off, on both sides, each with a branch. */
const lightning: Art = [
  'M96 196L122 276L104 300L138 372L120 396L150 486L142 520',
  'M122 276L150 306L146 340M138 372L112 430',
].map((d, i) =>
  put(mirrored([line(d, 12 - i * 5, 'glow', 0.22), line(d, 4.6 - i * 2, 'light', 0.95)], 330), {
    x: -30,
    y: 116,
  }),
);
