import { mirrored, put } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, torn } from '../lino/cut.ts';
import { lake } from '../nature/land.ts';
import { blossom, tuft } from '../nature/plants.ts';
import { beams, plainSky, sun } from '../nature/sky.ts';
import { fruitTree } from './fruitTree.ts';
import { lovingSwan, reflectedSwan } from './lovingSwan.ts';

export const theLovers: Scene = {
  alt: 'Two swans with lifted wings meet on still water, bill to bill; their necks make a heart, and their reflection makes it again, upside down; above them the sun stands between an apple tree in fruit and a tree in blossom.',
  draw: () => [
    plainSky('mid'),
    beams(300, 206, 108, 430, 20, 'glow', 22),
    sun(300, 206, 76, 'accent', 18),
    torn('far', '40,470 180,446 300,462 420,446 560,470'),
    fruitTree(118, 494, 0.96, (x, y) => cut('accent', circlePath(x, y, 15), 4)),
    fruitTree(482, 494, 0.96, (x, y) => blossom(x, y, 25, 'glow')),
    lake(500, 'near', 'far'),
    put(mirrored([reflectedSwan, lovingSwan]), { y: -44 }),
    mirrored([
      gouge('64,690 180,696 292,688', 9),
      gouge('70,716 180,722 290,714', 7, 'near'),
      gouge('100,742 190,750 280,742', 7, 'near'),
      gouge('170,776 220,782 290,776', 6, 'near'),
      gouge('180,806 230,812 290,806', 6, 'near'),
      tuft(80, 890, 110, 'ink', 6),
    ]),
  ],
};
