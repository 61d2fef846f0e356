import { clipped, fill, put, type Art } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { childSide } from '../../figure/childSide.ts';
import { posed } from '../../figure/posed.ts';
import { curledHair } from '../../figure/profileHair.ts';
import { restingHand } from '../../figure/restingHand.ts';
import { standing } from '../../primitives/ground.ts';

/** Somebody rising to the hips from an open tomb, its lid pushed aside; y is the tomb's rim, from which they are placed. */
export const riser = (x: number, y: number, size: number, who: Art): Art => {
  const w = 88 * size;
  return [
    standing(x, y + 84 * size, w * 1.2),
    x !== 300 &&
      put([fill('stone', 'M-15 -92H15V70H-15Z'), graven('0,-80 3,-10 0,60', 4)], {
        x: x + (x < 300 ? -1 : 1) * w * 0.86,
        y: y + 14,
        size,
        turn: x < 300 ? -18 : 18,
      }),
    fill('ink', `M${x - w} ${y + 16}L${x - w * 0.8} ${y - 14}H${x + w * 0.8}L${x + w} ${y + 16}Z`),
    clipped(boxPath(x - 150, y - 400, 300, 410), put(who, { x, y })),
    fill('stone', `M${x - w} ${y + 10}H${x + w}V${y + 28}H${x - w}Z`),
    fill('stoneDark', `M${x - w * 0.94} ${y + 28}H${x + w * 0.94}V${y + 84 * size}H${x - w * 0.94}Z`),
    [-0.5, 0, 0.5].map((k) =>
      graven(
        [
          [x + k * w - 16, y + 46],
          [x + k * w, y + 42],
          [x + k * w + 18, y + 47],
        ],
        4,
      ),
    ),
  ];
};

/** Her face to the angel, the near arm held out, the far one lifted. */
export const woman: Art = posed({
  place: { x: -14, y: 204, size: 0.9 },
  side: { skin: 'skinOlive', hair: 'hairBrown', eyes: 'open', mood: 'wonder' },
  hat: curledHair('hairBrown'),
  behindHead: limb('hairBrown', '-40,-10 -62,50 -66,120', [70, 58, 12]),
  bow: -22,
  headAt: [2, -434],
  cloth: 'linen',
  farArm: { joints: '14,-352 84,-398 96,-494', hand: 'open', turn: -78 },
  nearArm: { joints: '-10,-350 40,-290 122,-332', hand: 'open', turn: -28 },
});

/** He faces left, one hand at the breast, the other lifted towards the light. */
export const man: Art = [
  posed({
    place: { x: 14, y: 206, size: 0.91, flip: true },
    side: { skin: 'skinBrown', hair: 'hairBlack', beard: true, eyes: 'open', mood: 'wonder' },
    bow: -24,
    headAt: [2, -434],
    cloth: 'steelDark',
    farArm: { joints: '14,-352 80,-386 112,-470', hand: 'open', turn: -66 },
    nearArm: { joints: '-14,-350 -52,-256 26,-286', hand: 'hidden' },
  }),
  restingHand('skinBrown', { x: -19, y: -60, turn: 22, flip: true, size: 0.77 }),
];

/** The face lifted, both arms held up to the angel. */
export const child: Art = posed({
  place: { x: -14, y: 162, size: 0.72 },
  skin: 'skinFair',
  otherHead: childSide('skinFair', 'hairFair', 'wonder'),
  bow: -26,
  headAt: [-4, -430],
  cloth: 'rose',
  limbs: 0.9,
  farArm: { joints: '14,-350 66,-390 78,-476', hand: 'open', turn: -84 },
  nearArm: { joints: '-12,-348 62,-314 128,-382', hand: 'open', turn: -50 },
});
