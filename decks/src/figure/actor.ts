import { fill, line, put, type Art, type Place } from '../drawing/art.ts';
import { type Point, type Points, toPoints } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import { limb } from '../drawing/swell.ts';
import { bodice, cuffBand, hangingSleeve, skirt, sleeve } from './garment.ts';
import { grip, openHand } from './grip.ts';
import type { Skin } from './look.ts';

/** Shoulder, elbow and hand; `holds` is centred in the hand, whose grip is turned by `turn` degrees. */
export type Reach = {
  joints: Points;
  holds?: Art;
  turn?: number;
  flip?: boolean;
  hand?: 'grip' | 'open' | 'hidden';
  /** How far a wide sleeve hangs below its cuff. */
  drape?: number;
  /** The sleeve's cloth, where it differs from the body's: for a far arm before a sky of the same colour. */
  cloth?: Role;
};

/** Hip, knee and ankle; `foot` is the direction of the toes in degrees. */
export type Stride = { joints: Points; foot?: number };

type Actor = {
  skin: Skin;
  head: Art;
  headAt: Place;
  /** The spine from the neck to the hips, and the width of the body at each of its points. */
  spine: Points;
  girth: readonly number[];
  cloth: Role;
  trim?: Role;
  hose?: Role;
  boots?: Role;
  /** The ends of the skirt's hem; without them there is none. */
  hem?: readonly [Point, Point];
  /** The thickness of arms and legs, 1 for a figure of 500 from head to foot. */
  limbs?: number;
  farArm?: Reach;
  nearArm?: Reach;
  farLeg?: Stride;
  nearLeg?: Stride;
};

/** A figure placed by its joints, in units of the card: for postures that have a side, such as walking or riding. */
export function actor(a: Actor): Art {
  const { cloth, trim = 'trim', limbs = 1, hem } = a;
  const bare = cloth === a.skin;
  const legOf = (of: Stride | undefined) =>
    of && shodLeg(of, a.hose ?? 'wineDark', a.boots ?? 'woodDark', limbs);
  const armOf = (of: Reach | undefined) => of && sleevedArm(of, of.cloth ?? cloth, a.skin, trim, limbs);
  const [waist = [0, 0]] = toPoints(a.spine).slice(-1);
  const half = (a.girth.at(-1) ?? 50) / 2;
  return [
    armOf(a.farArm),
    legOf(a.farLeg),
    legOf(a.nearLeg),
    bodice(cloth, a.spine, a.girth, bare ? 'skinEdge' : 'line'),
    hem && skirt(cloth, waist, half, hem),
    !bare &&
      line(
        `M${waist[0] - half} ${waist[1] - 14}Q${waist[0]} ${waist[1] - 6} ${waist[0] + half} ${waist[1] - 14}`,
        8,
        trim,
      ),
    put(a.head, a.headAt),
    armOf(a.nearArm),
  ];
}

export function sleevedArm(
  { joints, holds, turn, flip, hand = 'grip', drape = 0 }: Reach,
  sleeveRole: Role,
  skin: Skin,
  trim: Role = 'trim',
  size = 1,
): Art {
  const [shoulder, elbow, end] = threeOf(joints);
  const [dx, dy] = [end[0] - elbow[0], end[1] - elbow[1]];
  const reach = Math.hypot(dx, dy) || 1;
  const back = (by: number): Point => [end[0] - (dx / reach) * by * size, end[1] - (dy / reach) * by * size];
  const bare = sleeveRole === skin;
  const flipped = flip ?? dx < 0;
  const place = { x: end[0], y: end[1], size: size * 0.92, flip: flipped };
  const along = (Math.atan2(dy, dx) * 180) / Math.PI;
  const bareArm = (points: readonly Point[], widths: readonly number[]) =>
    limb(
      skin,
      points,
      widths.map((width) => width * size),
      'skinEdge',
    );
  const cuff = cuffBand(trim, elbow, back(33), size);
  const fore: Point = [elbow[0] * 0.6 + back(16)[0] * 0.4, elbow[1] * 0.6 + back(16)[1] * 0.4];
  return [
    bare
      ? bareArm([shoulder, elbow, fore, back(16)], [42, 34, 33, 20])
      : [
          drape > 0 && hangingSleeve(sleeveRole, trim, elbow, back(36), drape * size),
          cuff.inside,
          // Within a sleeve the bare arm begins below the elbow, so that none of it shows where the sleeve bends.
          bareArm([back(Math.min(44, (reach / size) * 0.6)), back(16)], [25, 19]),
          sleeve(sleeveRole, [shoulder, elbow, back(36)], size),
          cuff.band,
        ],
    hand === 'grip' && grip(skin, { ...place, turn: turn ?? (flipped ? along - 180 : along) * 0.5 }, holds),
    hand === 'open' && openHand(skin, { ...place, turn: turn ?? (flipped ? along - 180 : along) }),
  ];
}

const shodLeg = ({ joints, foot = 0 }: Stride, hose: Role, boots: Role, size = 1): Art => {
  const [hip, knee, ankle] = threeOf(joints);
  const calf: Point = [knee[0] * 0.62 + ankle[0] * 0.38, knee[1] * 0.62 + ankle[1] * 0.38];
  const bare = hose === boots;
  return [
    limb(
      hose,
      [hip, knee, calf, ankle],
      [58, 40, 40, 24].map((width) => width * size),
      bare ? 'skinEdge' : 'line',
    ),
    put(
      fill(
        boots,
        'M-15 -20C-4 -24 8 -24 14 -18C18 -6 32 0 48 5C58 10 56 20 48 20H-14C-20 12 -18 -8 -15 -20Z',
        {
          width: 2,
          edge: bare ? 'skinEdge' : 'line',
        },
      ),
      {
        x: ankle[0],
        y: ankle[1],
        turn: Math.abs(foot) > 90 ? foot - 180 : foot,
        flip: Math.abs(foot) > 90,
        size,
      },
    ),
  ];
};

function threeOf(joints: Points): readonly [Point, Point, Point] {
  const [first, second, third] = toPoints(joints);
  if (!first || !second || !third) throw new Error('A limb has three joints.');
  return [first, second, third];
}
