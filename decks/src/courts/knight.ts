import type { MinorSuit } from '#contract/tarot/codes.ts';
import { horse } from '../creatures/horse/horse.ts';
import type { GAITS } from '../creatures/horse/gaits.ts';
import { fill, flat, line, put, type Art, type Place } from '../drawing/art.ts';
import type { Chance } from '../drawing/chance.ts';
import type { Point, Points } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import { graven } from '../drawing/swell.ts';
import { actor, type Reach } from '../figure/actor.ts';
import { profile } from '../figure/profile.ts';
import { sideModelling } from '../figure/modelling.ts';
import { type Crest, profileHelm } from '../figure/profileHelm.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';

type Knight = {
  suit: MinorSuit;
  gait: keyof typeof GAITS;
  coat: Role;
  shaded: Role;
  mane: Role;
  /** A mane of the horse's own, and what models its body. */
  ownMane?: Art;
  trapping: Role;
  /** A saddle cloth of its own, in the units of the horse. */
  ownCloth?: Art;
  tabard: Role;
  mantle: Role;
  cape: keyof typeof CAPES;
  face: Parameters<typeof profile>[0];
  crest: Crest;
  /** The arm that shows, in the rider's own units: he sits at (-14, -60), his shoulder is at (-12, -156). */
  arm: Omit<Reach, 'joints' | 'hand'> & {
    shoulder?: Point;
    elbow: Point;
    hand: Point;
    /** Whether the scene itself draws the hand. */
    ownHand?: boolean;
  };
  /** Where the horse is. */
  at: Place;
  /** His size beside the horse's, and his measures, where they are not the usual ones. */
  build?: {
    size?: number;
    spine?: Points;
    girth?: readonly number[];
    head?: Place;
    limbs?: number;
    /** How much longer the thigh is, and how far he and his saddle are shifted towards the withers. */
    thigh?: number;
    forward?: number;
    /** How much longer the shin is. */
    shin?: number;
    /** How much larger the saddle cloth is. */
    cloth?: number;
  };
  /** Where the rein lies on the saddle, in the units of the horse: then no hand holds it. */
  slackRein?: Point;
  /** Where the far hand holds the rein, in the units of the horse, if not at the usual place. */
  heldRein?: Point;
  /** Shoulder, elbow and hand of the arm that holds it, in the rider's units, if not the usual ones. */
  reinArm?: Points;
  /** What is in the sky besides stars. */
  air: Art;
  /** How far the rider bends forward: on a rearing horse, or along the neck in a charge. */
  lean?: number;
  behind?: Art;
  /** Water or dust round the hooves. */
  before?: Art;
};

/** A rider on a horse's back, in its units; people are drawn larger than horses. */
const onHorseback = (of: Art, { size = 0.9, forward = 0 }: Knight['build'] = {}): Art =>
  put(of, { x: -14 * (1 - size) + forward, y: -60 * (1 - size) + 2, size });

/** The measures of a rider who sits upright on a horse that stands or walks. */
export const UPRIGHT_RIDER: NonNullable<Knight['build']> = {
  size: 1,
  spine: '-2,-172 -13,-124 -15,-72',
  girth: [56, 76, 54],
  head: { x: 6, y: -230, size: 0.53 },
  limbs: 0.84,
  thigh: 24,
  shin: 16,
  forward: 12,
};

/** A knight rides across the suit's land; gait, coat, direction and framing differ by suit. */
export function knight(chance: Chance, k: Knight): Art {
  const { suit, gait, coat, shaded, mane, lean = 0 } = k;
  return [
    sky(chance, { stars: 50 }),
    k.air,
    land(suit),
    k.behind,
    put(
      [
        horse({
          gait,
          coat,
          shaded,
          mane,
          ownMane: k.ownMane,
          rein: k.slackRein ?? k.heldRein ?? (lean ? [66, -84] : [54, -82]),
        }),
        k.ownCloth ?? shifted(saddleCloth(k.trapping, k.build?.cloth), k.build?.forward ?? 0),
        onHorseback(
          [
            saddle,
            put(
              put(
                [
                  CAPES[k.cape](k.mantle),
                  rider(
                    k,
                    k.slackRein
                      ? undefined
                      : (k.reinArm ?? (lean ? '6,-152 14,-98 46,-118' : '6,-152 26,-104 62,-96')),
                  ),
                ],
                { x: 14, y: 60 },
              ),
              { x: -14, y: -60, turn: lean },
            ),
            stirrupLeg(k.build?.thigh, k.build?.shin),
          ],
          k.build,
        ),
      ],
      k.at,
    ),
    k.before,
  ];
}

const rider = ({ tabard, face, crest, arm, build = {} }: Knight, reinArm: Points | undefined): Art => {
  const { elbow, hand, shoulder = [-12, -156], ownHand = false, ...reach } = arm;
  return actor({
    skin: face.skin ?? 'skinOlive',
    head: [profile(face), sideModelling(face), profileHelm(crest)],
    headAt: build.head ?? { x: 2, y: -224, size: 0.57 },
    spine: build.spine ?? '-8,-164 -10,-124 -16,-72',
    girth: build.girth ?? [48, 74, 54],
    cloth: tabard,
    trim: 'steel',
    hem: [
      [-56, -34],
      [26, -40],
    ],
    limbs: build.limbs ?? 0.8,
    ...(reinArm && { farArm: { joints: reinArm } }),
    nearArm: { joints: [shoulder, elbow, hand], hand: ownHand ? 'hidden' : 'grip', ...reach },
  });
};

const saddle: Art = fill(
  'woodDark',
  'M-66 -86C-56 -62 -34 -56 -14 -56C8 -56 22 -66 30 -88L44 -64C30 -38 8 -34 -14 -34C-40 -34 -62 -42 -74 -62Z',
);

const saddleCloth = (role: Role, size = 1): Art => {
  const cloth: Art = [
    fill(
      role,
      'M28 -66C0 -54 -40 -58 -66 -64C-76 -40 -76 -18 -72 -4C-50 6 -30 -2 -14 4C2 -2 18 4 32 -6C38 -28 36 -48 28 -66Z',
    ),
    line('M-72 -12C-50 -2 -30 -10 -14 -4C2 -10 18 -4 33 -14', 4, 'trim'),
  ];
  return size === 1 ? cloth : put(cloth, { x: 20 * (size - 1), y: 62 * (size - 1), size });
};

const shifted = (of: Art, x: number): Art => (x ? put(of, { x }) : of);

const stirrupLeg = (longer = 0, shin = 0): Art => [
  fill(
    'steelDark',
    `M-34 -66C-14 -80 ${22 + longer} -72 ${44 + longer} -46C${52 + longer} -34 ${48 + longer} -24 ${42 + longer} -16L${30 + longer} ${30 + shin}H${6 + longer}L${10 + longer} -18C-8 -28 -30 -40 -34 -66Z`,
  ),
  graven(
    [
      [-14, -54],
      [12 + longer / 2, -46],
      [30 + longer, -26],
    ],
    4,
    'ink',
    0.4,
  ),
  shifted([disc('metal', 34, -32, 13, 1.8), shin ? put(foot, { y: shin }) : foot], longer),
];

const foot: Art = [
  line('M8 28V46M34 28V46', 2.6, 'metal'),
  fill('steel', 'M4 22C14 16 26 16 34 22C42 32 56 36 62 42C62 48 58 50 52 50H4Z'),
  fill('metal', 'M0 48H44V56H0Z', { width: 1.6 }),
];

/** Streams out behind in folds, or hangs over the horse's back. */
const CAPES = {
  streams: (role: Role): Art => [
    fill(
      role,
      'M-22 -180C-58 -192 -86 -170 -112 -176C-132 -180 -146 -194 -172 -190C-160 -180 -158 -168 -166 -158C-156 -152 -156 -140 -164 -132C-154 -124 -156 -110 -168 -100C-156 -96 -152 -84 -160 -72C-126 -76 -96 -64 -34 -74Z',
    ),
    flat(
      'ink',
      'M-30 -160C-70 -160 -110 -140 -166 -158C-156 -152 -156 -140 -164 -132C-120 -124 -80 -136 -30 -146Z',
      0.28,
    ),
    flat(
      'ink',
      'M-32 -124C-80 -118 -120 -98 -168 -100C-156 -96 -152 -84 -160 -72C-110 -84 -70 -92 -34 -96Z',
      0.28,
    ),
    graven('-26,-168 -70,-172 -118,-160 -160,-162', 5),
    graven('-30,-146 -80,-136 -120,-124 -158,-130', 5),
    graven('-32,-124 -80,-116 -122,-100 -162,-100', 5),
  ],
  hangs: (role: Role): Art => [
    fill(role, 'M-20 -178C-62 -166 -92 -90 -106 -14C-80 -26 -60 -18 -30 -26Z'),
    graven('-36,-150 -66,-90 -84,-26', 4),
    graven('-30,-120 -48,-76 -56,-30', 4),
  ],
};
