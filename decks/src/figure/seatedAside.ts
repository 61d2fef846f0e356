import { fill, line, put, type Art, type Place } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
import { graven } from '../drawing/swell.ts';
import { type Reach, sleevedArm } from './actor.ts';
import { bodice } from './garment.ts';
import { sideModelling } from './modelling.ts';
import { profile } from './profile.ts';

type SeatedAside = {
  side: Parameters<typeof profile>[0];
  /** What lies over the hair and the head, in the head's own units. */
  wears: Art;
  bow?: number;
  headSize?: number;
  robe: Role;
  /** The cloth of the skirt, where it differs from that of the bodice. */
  skirt?: Role;
  mantle: Role;
  trim?: Role;
  shoes?: Role;
  /** Painted behind the body, and over the robe; `behind` is for an arm that the scene draws. */
  farArm?: Reach;
  behind?: Art;
  nearArm?: Reach;
  lap?: Art;
  /** What the figure sits on, before the mantle and behind the legs. */
  seat?: Art;
  /** Legs that the scene draws, in place of a long skirt with a shoe below it. */
  legs?: Art;
  /** What lies before the arms. */
  held?: Art;
  /** How far the body above the hips leans forward, in degrees; arms stay as they are. */
  lean?: number;
  place?: Place;
};

const HIP = { x: 250, y: 580 };

const SKIRT =
  'M204 566C186 612 188 664 226 690C262 704 306 700 338 706C352 752 344 806 318 852C336 864 352 858 366 850C384 862 404 864 420 852C440 862 462 858 482 842C462 784 462 706 446 640C438 606 402 590 364 590C332 590 310 578 300 556Z';

/**
 * A figure on a seat, seen from the side and looking right, in units of the card: the head's centre at (262, 322), the
 * shoulder at (254, 432), the seat at y 700, the knee at (430, 630) and the shoes at 850.
 */
export function seatedAside(s: SeatedAside): Art {
  const { robe, mantle, trim = 'trim', lean = 0 } = s;
  const leaning = (of: Art): Art =>
    lean ? put(put(of, { x: -HIP.x, y: -HIP.y }), { ...HIP, turn: lean }) : of;
  const skin = s.side.skin ?? 'skinOlive';
  return put(
    [
      s.farArm && sleevedArm(s.farArm, robe, skin, trim, 1.16),
      s.behind,
      fill(
        mantle,
        'M262 392C206 400 172 470 160 566C150 650 124 730 62 858C96 872 130 856 160 862C200 870 232 858 262 864L290 640Z',
      ),
      graven('200,470 176,600 110,850', 6),
      graven('214,560 204,700 164,852', 5),
      graven('232,640 236,760 220,856', 5),
      s.seat,
      s.legs ?? longSkirt(s.skirt ?? robe, trim, s.shoes ?? 'woodDark'),
      leaning([
        bodice(robe, '258,418 254,490 250,580', [92, 112, 96]),
        fill(trim, 'M203 566Q250 590 300 556L302 574Q252 608 202 586Z', { width: 1.8 }),
        put([profile(s.side), sideModelling(s.side), s.wears], {
          x: 262,
          y: 322,
          size: s.headSize ?? 0.86,
          turn: s.bow ?? 0,
        }),
        collar(trim),
      ]),
      s.lap,
      s.nearArm && sleevedArm(s.nearArm, robe, skin, trim, 1.16),
      leaning(shoulderCape(mantle)),
      s.held,
    ],
    s.place ?? {},
  );
}

const shoe = (role: Role): Art =>
  fill(role, 'M408 838C440 830 486 842 512 858C520 868 514 874 504 874H412Z', { width: 2 });

/** The thigh runs towards the knee, and from the knee the cloth hangs. */
const skirtFolds: Art = [
  graven('286,606 350,616 424,622', 6),
  graven('226,640 300,660 396,652', 6),
  graven('238,672 300,684 352,684', 4),
  graven('436,640 436,740 452,838', 6),
  graven('410,650 404,750 412,844', 6),
  graven('382,664 376,760 366,842', 5),
  graven('356,690 362,770 344,846', 4),
];

const longSkirt = (robe: Role, trim: Role, shoes: Role): Art => [
  shoe(shoes),
  fill(robe, SKIRT),
  skirtFolds,
  line('M318 840C338 852 352 846 366 838C386 850 404 852 420 840C440 850 460 846 479 831', 7, trim),
];

const collar = (role: Role): Art =>
  fill(role, 'M224 398C238 418 272 420 290 402L300 416C278 440 232 436 214 414Z', { width: 2 });

/** Where the mantle lies over the shoulder and the top of the sleeve. */
const shoulderCape = (role: Role): Art => [
  fill(role, 'M228 406C198 414 182 452 178 508C208 522 262 512 290 480C288 446 272 416 238 410Z', {
    width: 2,
  }),
  graven('224,418 206,456 200,506', 4),
  graven('240,424 248,460 244,500', 4),
];
