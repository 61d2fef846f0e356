import { flat, mirrored, put } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, keyed } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { chatterSky } from '../nature/sky.ts';
import { sword } from '../objects.ts';
import { facingEagle } from './facingEagle.ts';

const PEAK = 'M40 860L60 420L92 252L166 172L250 262L300 860Z';
const CAP = 'M166 172L196 204L184 206L176 220L166 204L154 216L138 202Z';
/** The third peak behind the head, which is dark below its snow, so that the head is the palest thing. */
const HIGH_PEAK =
  'M60 860V330L150 236L196 204L226 158L262 130L300 92L338 130L374 160L404 204L450 236L540 330V860Z';
const SNOW = 'M276 116L300 92L325 117L314 120L304 136L296 121L286 128Z';
const ROCK = 'M40 900V810L110 772L200 752L300 746L400 752L490 776L560 812V900Z';

export const kingOfSwords: Scene = {
  alt: 'A white-headed eagle looks straight at us with raised wings from a dark rock, an upright sword before its breast; behind its head stands a crown of three snowy peaks.',
  draw: () => [
    chatterSky('mid', -90, { marks: 'far', foot: 520 }),
    cut('near', HIGH_PEAK, 6),
    hatch(HIGH_PEAK, { role: 'mid', angle: 58, gap: 17, width: 6, side: 'end', reach: 0.3 }),
    flat('light', SNOW),
    mirrored([
      keyed('far', PEAK, 6),
      hatch(PEAK, { role: 'mid', angle: 76, gap: 17, width: 6, side: 'end', reach: 0.4 }),
      keyed('light', CAP, 4),
    ]),
    put(facingEagle, { y: -16 }),
    cut('ink', ROCK, 6),
    hatch(ROCK, { role: 'mid', angle: 60, gap: 26, width: 7, reach: 0.4 }),
    sword(300, 650, 1.6),
    mirrored([206, 232, 258].map((x) => keyed('glow', `M${x - 12} 716q14 -12 24 24l-8 46l-12 -44Z`, 4))),
  ],
};
