import { prayingHands } from '../../figure/prayingHands.ts';
import { fill, flat, type Art } from '../../drawing/art.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { actor } from '../../figure/actor.ts';
import type { Hair, Skin } from '../../figure/look.ts';
import { profile } from '../../figure/profile.ts';

/** A student on both knees, looking up to the right, hands laid together. */
export const student = (robe: Role, side: { skin: Skin; hair: Hair; beard?: boolean }): Art => [
  fill('woodDark', 'M-44 -24L-78 -34C-90 -34 -98 -20 -96 -4C-90 4 -80 2 -74 -4L-44 0Z', { width: 1.8 }),
  fill(
    robe,
    'M-32 -108C-58 -84 -72 -50 -62 -22C-58 -8 -54 -2 -50 0H46C64 -2 68 -22 56 -36C42 -52 28 -74 22 -108Z',
  ),
  graven('-34,-76 6,-56 52,-26', 5),
  graven('-50,-44 -10,-24 40,-8', 4),
  graven('-24,-96 2,-78 32,-62', 3.4),
  actor({
    skin: side.skin,
    head: [
      profile({ ...side, eyes: 'open', mood: 'wonder' }),
      fill(side.skin, TONSURE, { edge: 'skinEdge', width: 1.8 }),
    ],
    headAt: { x: 12, y: -222, size: 0.55, turn: -12 },
    spine: '-4,-160 -8,-128 -6,-88',
    girth: [52, 66, 54],
    cloth: robe,
    limbs: 0.64,
    farArm: { joints: '10,-148 30,-106 60,-128', hand: 'hidden' },
    nearArm: { joints: '-10,-150 4,-100 54,-126', hand: 'hidden' },
  }),
  prayingHands(side.skin, { x: 62, y: -146, turn: 18, size: 0.78 }),
  flat(side.skin, swellPath('45,-121 57,-132', [11, 17])),
];

/** The shaved crown of a head in profile. */
const TONSURE = 'M22 -64C8 -88 -42 -92 -60 -62C-40 -54 0 -52 22 -64Z';
