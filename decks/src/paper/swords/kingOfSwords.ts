import { mirrored, put } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, keyed } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { chatterSky } from '../nature/sky.ts';
import { sword } from '../objects.ts';
import { facingEagle } from './facingEagle.ts';

const RANGE = [
  'M40 860L120 420L176 166L250 400L300 860Z',
  'M300 860L350 400L424 166L480 420L560 860Z',
  'M120 860L236 300L300 96L364 300L480 860Z',
];
const ROCK = 'M40 900V810L110 772L200 752L300 746L400 752L490 776L560 812V900Z';

export const kingOfSwords: Scene = {
  alt: 'A white-headed eagle looks straight at us with raised wings from a dark rock, an upright sword before its breast; behind its head stands a crown of three snowy peaks.',
  draw: () => [
    chatterSky('mid', -90, { marks: 'far', foot: 520 }),
    RANGE.map((d) => keyed('light', d, 6)),
    RANGE.map((d) => hatch(d, { role: 'mid', angle: 76, gap: 17, width: 6, side: 'end', reach: 0.4 })),
    put(facingEagle, { y: -16 }),
    cut('ink', ROCK, 6),
    hatch(ROCK, { role: 'mid', angle: 60, gap: 26, width: 7, reach: 0.4 }),
    sword(300, 630, 1.85),
    mirrored([206, 232, 258].map((x) => keyed('glow', `M${x - 12} 716q14 -12 24 24l-8 46l-12 -44Z`, 4))),
  ],
};
