import { fill, put, type Art, type Place } from '../drawing/art.ts';
import type { Point, Points } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import { actor, type Reach, type Stride } from './actor.ts';
import { hemBorder } from './garment.ts';
import { hairBehind, head } from './head.ts';
import type { Look, Skin } from './look.ts';
import { frontModelling, sideModelling } from './modelling.ts';
import { profile } from './profile.ts';

type Posed = {
  /** Where the feet stand. */
  place: Place;
  /** The face: towards us, or from the side, looking right. */
  look?: Look;
  side?: Parameters<typeof profile>[0];
  /** What is worn or hangs behind the head, and what is on it, in the head's own units. */
  behindHead?: Art;
  /** A head of another kind, such as one seen from behind. */
  otherHead?: Art;
  skin?: Skin;
  hat?: Art;
  headAt?: Point;
  headSize?: number;
  bow?: number;
  cloth: Role;
  trim?: Role;
  hose?: Role;
  boots?: Role;
  spine?: Points;
  girth?: readonly number[];
  hem?: readonly [Point, Point];
  limbs?: number;
  farArm?: Reach;
  nearArm?: Reach;
  farLeg?: Stride;
  nearLeg?: Stride;
  /** A cloak or the like, painted below the body. */
  behind?: Art;
};

/**
 * A figure of 500 from head to foot, its feet at 0,0, posed by its joints: hips at -240, shoulders at (±42, -362), the
 * head's centre at -443. Without legs it wears a gown to the ground.
 */
export function posed(p: Posed): Art {
  const { look, side = {}, headAt = [0, -443], headSize = 0.67, bow = 0, trim = 'trim' } = p;
  const isGown = !p.nearLeg;
  const hem: readonly [Point, Point] =
    p.hem ??
    (isGown
      ? [
          [-96, -10],
          [96, -10],
        ]
      : [
          [-62, -160],
          [62, -160],
        ]);
  const headPlace = { x: headAt[0], y: headAt[1], size: headSize, turn: bow };
  return put(
    [
      p.behind,
      put([look && hairBehind(look), p.behindHead], headPlace),
      isGown && shoes(hem, p.boots ?? 'woodDark'),
      actor({
        skin: p.skin ?? (look ?? side).skin ?? 'skinOlive',
        head: [
          p.otherHead ?? [
            collar(trim, !look),
            look ? [head(look), frontModelling(look)] : [profile(side), sideModelling(side)],
          ],
          p.hat,
        ],
        headAt: headPlace,
        spine: p.spine ?? '0,-366 0,-306 0,-240',
        girth: p.girth ?? (look ? [84, 104, 78] : [74, 98, 76]),
        cloth: p.cloth,
        trim,
        ...(p.hose && { hose: p.hose }),
        ...(p.boots && { boots: p.boots }),
        hem,
        ...(p.limbs && { limbs: p.limbs }),
        ...(p.farArm && { farArm: p.farArm }),
        ...(p.nearArm && { nearArm: p.nearArm }),
        ...(p.farLeg && { farLeg: p.farLeg }),
        ...(p.nearLeg && { nearLeg: p.nearLeg }),
      }),
      hemBorder(hem, trim),
    ],
    p.place,
  );
}

/** The neckline, in the head's own units. */
const collar = (trim: Role, aside: boolean): Art =>
  put(fill(trim, 'M-38 84C-18 108 18 108 38 84L48 98C24 132 -24 132 -48 98Z', { width: 1.8 }), {
    x: aside ? -14 : 0,
    size: aside ? 0.86 : 1,
    y: aside ? 10 : 0,
  });

const shoes = ([[lx], [rx]]: readonly [Point, Point], role: Role): Art =>
  [0.32, 0.64].map((k) =>
    put(fill(role, 'M-22 0C-24 -22 20 -24 34 -4C40 6 34 10 26 10H-16Z', { width: 1.8 }), {
      x: lx + (rx - lx) * k,
      y: -4,
    }),
  );
