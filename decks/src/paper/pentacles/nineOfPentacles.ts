import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, stroke, torn } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';
import { beams, plainSky } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';
import { peacock } from './peacock.ts';
import { FAN_EYES, peacockFan } from './peacockFan.ts';

const GRAPES = toPoints('64,756 98,756 132,756 80,786 116,786 98,816');
const VINE_LEAF = outline(
  '100,742! 76,748 54,736! 62,722 50,704! 72,706 80,690! 98,704 116,686! 122,704 148,702! 138,720 148,736! 124,746',
);

/** A bunch of grapes that tapers downwards, and the vine leaf that it hangs from. */
const bunch: Art = [
  stroke('ink', '40,690 66,706 96,740', [6, 7, 6]),
  GRAPES.map(([x, y]) => cut('accent', circlePath(x, y, 19), 3.4)),
  flat('light', GRAPES.map(([x, y]) => circlePath(x - 6, y - 6, 4)).join('')),
  cut('mid', VINE_LEAF, 4),
];

export const nineOfPentacles: Scene = {
  alt: 'A peacock stands before us with a scaly red breast, its crested head turned aside, its wings folded and its tail spread wide behind it; nine coins are the eyes at the tips of its feathers, and ripe grapes hang on both sides.',
  draw: () => [
    plainSky('sky'),
    beams(300, 470, 380, 560, 30, 'far', 14),
    peacockFan,
    FAN_EYES.map(([x, y]) => pentacle(x, y, 0.51)),
    torn('ink', '40,860 160,846 440,846 560,860'),
    mirrored(bunch),
    peacock,
  ],
};
