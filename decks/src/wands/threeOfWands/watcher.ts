import { type Art, fill, put } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { posed } from '../../figure/posed.ts';
import { blownHair } from '../../figure/profileHair.ts';
import { heldAt, wand } from '../../suits/objects.ts';

const farArm: Art = cuffedArm({
  shoulder: [20, -350],
  elbow: [66, -262],
  cloth: 'sage',
  trim: 'metal',
  size: 0.9,
  at: { x: 130, y: -314, turn: -16 },
  hand: (place) => grip('skinOlive', place, heldAt(wand, -55, 2)),
});

const gown: Art = [
  posed({
    place: {},
    side: { skin: 'skinOlive', hair: 'hairAuburn', eyes: 'open', mood: 'calm' },
    behindHead: [
      limb('hairAuburn', '-30,-30 -100,-30 -160,6 -226,-10', [60, 52, 36, 4]),
      graven('-70,-30 -140,-4 -206,-8', 4),
    ],
    hat: blownHair('hairAuburn'),
    behind: [
      farArm,
      fill(
        'wine',
        'M4 -374C-50 -362 -76 -280 -106 -200C-124 -150 -150 -130 -182 -122C-166 -110 -160 -96 -170 -78C-144 -84 -132 -70 -134 -48C-100 -60 -60 -40 -40 -20L20 -60Z',
      ),
      graven('-30,-320 -90,-190 -168,-116', 6),
      graven('-24,-270 -80,-150 -150,-82', 5),
      graven('-14,-220 -50,-120 -100,-56', 5),
    ],
    headAt: [14, -438],
    spine: '8,-364 -6,-304 8,-238',
    cloth: 'sage',
    trim: 'metal',
    hem: [
      [-104, -16],
      [66, -10],
    ],
  }),
  // The near knee is bent, the far leg bears her weight.
  graven('6,-232 52,-150 50,-112', 6),
  graven('50,-112 34,-60 44,-12', 5),
  graven('-30,-210 -50,-120 -84,-24', 6),
];

/** Drawn looking right, and turned to the sea on the left; her weight is on the far leg, the wind in her cloak. */
export const watcher: Art = put(
  cuffedArm({
    shoulder: [-12, -344],
    elbow: [18, -232],
    cloth: 'sage',
    trim: 'metal',
    size: 0.96,
    at: { x: 130, y: -236, turn: -10 },
    hand: (place) => grip('skinOlive', place, put(gown, { x: -130, y: 236 })),
  }),
  { x: 384, y: 752, size: 1.22, flip: true },
);
