import type { Scene } from '../../drawing/scene.ts';
import { keyed } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { sword } from '../objects.ts';
import { greyhoundBody, greyhoundHead } from './greyhound.ts';

/** Clouds that the wind draws out. */
const STREAKS = [
  'M560 112C510 84 450 106 400 92C360 76 340 84 310 88C336 98 340 106 356 114C390 112 400 130 440 136C480 140 500 154 560 150Z',
  'M40 268C90 236 120 250 160 234C180 220 200 226 210 222C190 240 190 256 160 256C120 254 110 280 80 280C60 280 50 290 40 296Z',
];

export const knightOfSwords: Scene = {
  alt: 'A black hound bounds straight at us through the snow, its ears flying and one forepaw reaching out; it carries a sword crosswise in its jaws, the blade raised, and the wind tears the clouds.',
  draw: () => [
    chatterSky('mid', outward(230, 400), { marks: 'far', foot: 720 }),
    STREAKS.map((d) => keyed('light', d, 5)),
    field('far', '40,640 200,620 380,630 560,600', 'mid', -6),
    field('sky', '40,770 200,780 380,760 560,780', 'far', -6),
    greyhoundBody,
    greyhoundHead({ x: 226, y: 390, turn: -5, size: 1.2 }, sword(96, 84, 1.5, 62)),
  ],
};
