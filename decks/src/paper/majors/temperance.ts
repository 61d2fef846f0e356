import { flat, put } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';
import { field, lake, mountains } from '../nature/land.ts';
import { beams, plainSky, sun } from '../nature/sky.ts';
import { limb, outline } from '../nature/body.ts';
import { heron } from './heron.ts';
import { pitcher } from './pitcher.ts';
import { swordIris } from './swordIris.ts';
import { waterRings } from './waterRings.ts';

/** The jug that hangs from the bill and pours. */
const TIPPED = { x: 450, y: 370, turn: 62, size: 0.88 };

/** A rock with a level top, on which the open jug stands. */
const ROCK = outline('360,808! 384,764 410,736! 480,730 580,732! 590,808!');

export const temperance: Scene = {
  alt: 'A heron stands with one foot on the bank and one in the water and tilts a jug that hangs by its handle from the bill; it pours into another, open jug on a rock; rings spread in the water, and irises grow by it.',
  draw: () => [
    plainSky('sky'),
    beams(112, 236, 104, 216, 26, 'glow', 15),
    sun(112, 236, 58, 'accent'),
    mountains(560, '420,210,96', 'far'),
    lake(556, 'mid', 'light'),
    flat('near', lens([350, 806], [600, 806], 22)),
    cut('near', ROCK),
    hatch(ROCK, { angle: 70, gap: 17, width: 6, reach: 0.34 }),
    flat('ink', lens([440, 738], [548, 738], 9)),
    waterRings(466, 806, 84),
    pitcher({ x: 492, y: 656, size: 1.04 }),
    keyed('light', limb('514,312,28 528,384,38 524,480,38 502,584,24'), 5),
    gouge('508,326 518,430 512,510 500,578', 9, 'mid'),
    gouge('522,340 536,430 528,510 508,570', 9, 'mid'),
    gouge('462,594 474,602 486,598', 5),
    field('near', '40,716 120,700 210,704 262,750 290,900', 'mid'),
    put(
      [
        pitcher(TIPPED),
        heron({ x: 194, y: 470, size: 1.08 }),
        // The bill goes through the handle, whose near side lies before it.
        put(joined('glow', [limb('-80,-66,12 -108,-24,12 -98,0,12')], 5, 'ink'), TIPPED),
      ],
      { x: 8, y: -50, size: 1.02 },
    ),
    // The water closes round its leg.
    flat('mid', lens([276, 784], [332, 784], 15)),
    waterRings(300, 776, 34),
    gouge('276,776 300,784 326,776', 7),
    swordIris(88, 650, 890),
    swordIris(150, 752, 890),
  ],
};
