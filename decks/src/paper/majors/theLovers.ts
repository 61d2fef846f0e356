import { mirrored } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { field, lake } from '../nature/land.ts';
import { blossom, tuft } from '../nature/plants.ts';
import { beams, chatterSky, sun } from '../nature/sky.ts';
import { tree } from '../nature/trees.ts';
import { lovingSwan } from './lovingSwan.ts';

export const theLovers: Scene = {
  alt: 'Two swans meet on still water, bill to bill, and their necks make a heart; above them the sun stands between an apple tree in fruit and a tree in blossom.',
  draw: () => [
    chatterSky('mid', outward(300, 220), { marks: 'far', gap: 60 }),
    beams(300, 220, 110, 420, 30, 'glow', 18),
    sun(300, 220, 80, 'accent'),
    field('far', '40,500 180,470 300,490 420,470 560,500', 'near'),
    mirrored(tree({ x: 104, y: 530, size: 1.15 }, 'near')),
    toPoints('62,290 120,250 150,320 90,360').map(([x, y]) => cut('accent', circlePath(x, y, 14), 4)),
    toPoints('538,290 480,250 450,320 510,360').map(([x, y]) => blossom(x, y, 22, 'glow')),
    lake(540, 'near', 'far'),
    mirrored(lovingSwan),
    mirrored([
      gouge('64,734 180,740 292,732', 9),
      gouge('90,764 190,770 270,764', 7),
      gouge('130,794 200,798 262,794', 6),
      tuft(80, 890, 110, 'ink', 9),
    ]),
  ],
};
