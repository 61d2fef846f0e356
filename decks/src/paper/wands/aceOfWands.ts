import type { Art } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, keyed } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { field, mountains } from '../nature/land.ts';
import { leaf, tuft } from '../nature/plants.ts';
import { beams, chatterSky, sun } from '../nature/sky.ts';
import { wand } from '../objects.ts';

/** The leaves that have just sprung from its top, each by its place, its turn and its length. */
const CROWN = [
  [282, 176, -158, 92],
  [290, 168, -124, 108],
  [300, 166, -90, 96],
  [310, 168, -56, 108],
  [318, 176, -22, 92],
] as const;

/** Its foot, hewn to a point: a lit side and a dark one. */
const foot: Art = [
  keyed('far', 'M267 632L290 652L303 650L305 728L284 704Z', 4),
  keyed('mid', 'M303 650L318 648L334 628L322 700L305 728Z', 4),
  [gouge('288,664 291,682 296,700', 4, 'ink'), gouge('318,658 314,680 310,698', 4, 'ink')],
];

export const aceOfWands: Scene = {
  alt: 'A cut branch with a hewn foot stands upright in a cleft of a hill before the great disc of the sun and puts out a crown of fresh leaves; mountains lie behind.',
  draw: () => [
    chatterSky('sky', outward(300, 330), { marks: 'far' }),
    beams(300, 330, 210, 520, 30, 'far', 18),
    sun(300, 330, 168, 'glow', 28),
    mountains(770, '110,190,270 480,210,300'),
    field('near', '40,690 160,672 240,646 300,636 360,646 440,668 560,650', 'mid'),
    cut('ink', outline('196,716! 250,702 300,698 350,702 408,716! 350,728 300,732 250,728'), 5),
    wand(300, 428, 2.6),
    foot,
    // The near edge of the cleft holds it.
    cut('near', outline('180,730! 240,722 290,712 320,712 366,722 424,730! 420,760 180,760'), 0),
    [gouge('216,724 266,718 296,710', 5), gouge('312,710 344,718 390,724', 5)],
    CROWN.map(([x, y, turn, length]) => leaf(x, y, turn, length)),
    [tuft(150, 744, 60, 'ink', 9), tuft(458, 736, 66, 'ink', 9), tuft(500, 740, 40)],
    field('ink', '40,790 200,768 300,760 420,770 560,760', 'near'),
  ],
};
