import { fill, flat, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { sideModelling } from '../../figure/modelling.ts';
import { profile } from '../../figure/profile.ts';
import { profileHelm } from '../../figure/profileHelm.ts';
import { heldAt, sword } from '../../suits/objects.ts';

const side = { skin: 'skinFair', hair: 'hairFair', eyes: 'open', mood: 'stern' } as const;

/** Flies back from the shoulders. */
export const cape: Art = [
  fill('cloth', 'M190 470C140 450 100 480 36 450V720C60 700 70 690 110 700C150 710 180 660 200 600Z'),
  flat('ink', 'M190 560C140 560 100 590 36 570V720C60 700 70 690 110 700C150 710 180 660 196 610Z', 0.26),
  graven('186,490 120,500 50,490', 6),
  graven('186,540 120,560 50,550', 6),
  graven('186,590 130,620 60,640', 6),
];

/** Head and shoulders, bent over the crest. */
export const rider: Art = [
  fill('clothDark', 'M130 480C80 540 70 700 80 900H330L320 600C290 520 200 450 130 480Z'),
  put([profile(side), sideModelling(side), profileHelm('plume')], { x: 214, y: 382, size: 1.24, turn: 10 }),
  fill('steel', 'M132 476C170 500 210 506 246 490L256 516C210 540 150 530 116 498Z', { width: 2 }),
];

/** The near arm, stretched out with the sword, and the steel over its shoulder. */
export const swordArm: Art = [
  cuffedArm({
    shoulder: [170, 566],
    elbow: [256, 600],
    cloth: 'cloth',
    trim: 'steel',
    size: 1.6,
    at: { x: 362, y: 462, turn: -10, size: 1.3 },
    hand: (place) => grip('skinFair', place, heldAt(sword, 74, 1.36, 32)),
  }),
  fill(
    'steel',
    'M104 560C108 506 156 488 200 512C230 532 238 570 224 610C190 632 136 628 110 606C104 594 102 576 104 560Z',
  ),
  graven('118,570 160,544 214,560', 4, 'ink', 0.5),
  graven('118,598 160,576 218,590', 4, 'ink', 0.5),
];
