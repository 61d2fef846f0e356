import { fill, line, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { HATS } from '../../figure/hats.ts';
import { posed } from '../../figure/posed.ts';

/** In mid-step away from the cups, bent over the staff. */
export const walker: Art = posed({
  place: { x: 404, y: 884, size: 1.16 },
  side: { skin: 'skinOlive', hair: 'hairBrown', beard: true, nose: 'hooked', eyes: 'open', mood: 'sad' },
  hat: put(HATS.wideHat, { x: -10, y: -4, turn: 6 }),
  bow: 10,
  headAt: [34, -420],
  spine: '20,-352 6,-300 0,-236',
  cloth: 'wine',
  hose: 'straw',
  hem: [
    [-66, -150],
    [70, -146],
  ],
  behind: [
    fill('red', 'M22 -366C-40 -362 -76 -270 -104 -170C-116 -130 -132 -100 -146 -74Q-90 -50 -40 -84L30 -330Z'),
    graven('-10,-346 -60,-240 -112,-84', 6),
    graven('6,-320 -30,-210 -70,-84', 5),
  ],
  farLeg: { joints: '16,-206 66,-128 66,-22' },
  nearLeg: { joints: '-12,-206 -24,-112 -80,-34', foot: 30 },
  nearArm: {
    joints: '12,-340 34,-244 96,-266',
    holds: [line('M-8 -128L4 262', 11), line('M-8 -128L4 262', 8, 'wood')],
    turn: -6,
  },
});
