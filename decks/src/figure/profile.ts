import { fill, flat, line, type Art } from '../drawing/art.ts';
import { circlePath } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import type { Hair, Look, Skin } from './look.ts';
import type { Mood } from './moods.ts';
import { features, lips } from './profileFeatures.ts';

type Profile = {
  skin?: Skin;
  hair?: Hair;
  /** The paint of a hood, which hides hair and neck. */
  hood?: Role;
  beard?: boolean | keyof typeof BEARDS;
  eyes?: Exclude<Look['eyes'], 'bound'>;
  mood?: Mood;
  nose?: keyof typeof NOSES;
  /** Whether the face has wrinkles. */
  aged?: boolean;
};

/** Its edge along the cheek, and the rest of its outline: where it is thin it has no line. */
const BEARDS = {
  round: [
    'M-16 22C-8 34 4 40 16 32C28 26 40 26 47 28',
    'C53 31 50 35 44 36L52 44C60 64 54 88 36 94C8 96 -16 72 -22 40',
    'M47 28',
  ],
  pointed: [
    'M-16 22C-8 34 4 40 16 32C28 26 40 25 48 27',
    'C58 31 52 36 44 36L52 44C62 72 60 104 46 134C16 108 -14 84 -22 40',
    'M48 27',
  ],
  moustache: ['M44 35C36 36 28 44 14 46', 'L20 34C28 26 40 24 48 26C58 30 54 36 44 35', 'M14 46'],
} as const;

const beardOf = (hair: Hair, [cheek, outer, start]: (typeof BEARDS)[keyof typeof BEARDS]): Art => [
  fill(hair, `${cheek}${outer}Z`, { edge: hair, width: 1.6 }),
  line(`${start}${outer}`, 1.6),
];

/** The outline from the brow to the upper lip. */
const NOSES = {
  straight: 'C46 -16 44 -11 47 -5L62 17C63 23 56 24 50 24',
  hooked: 'C47 -16 46 -12 50 -7C57 2 62 11 64 18C65 25 57 25 50 24',
  snub: 'C45 -14 43 -8 46 0Q50 8 60 10C66 15 60 23 50 24',
} as const;

/** Head and neck from the side, looking right; as large as a head from the front, its centre at 0,0. */
export const profile = ({
  skin = 'skinOlive',
  hair = 'hairBrown',
  hood,
  beard = false,
  eyes = 'closed',
  mood = 'calm',
  nose = 'straight',
  aged = false,
}: Profile): Art => [
  fill(skin, 'M-36 24L-44 94C-26 112 2 108 16 92L14 56Z', { edge: 'skinEdge', width: 1.8 }),
  fill(
    skin,
    `M-20 -62C24 -70 46 -48 46 -24${NOSES[nose]}C51 26 52 27 52 29C55 31 55 34 51 36C55 39 54 44 50 46C48 49 50 51 52 54C55 62 48 70 38 71C20 71 2 64 -8 52L-40 30Z`,
    { edge: 'skinEdge', width: 2 },
  ),
  aged &&
    line(
      'M30 22Q34 30 32 40M14 -2L6 -6M14 3L5 4M24 -34Q34 -38 42 -34M24 10Q32 14 40 10',
      1.6,
      'skinEdge',
      0.55,
    ),
  flat('red', circlePath(22, 26, 10), beard ? 0.07 : 0.13),
  features({ mood, skin, hair, eyes, aged }),
  beard && beardOf(hair, BEARDS[beard === true ? 'round' : beard]),
  lips(mood, Boolean(beard)),
  hood
    ? [
        fill(
          hood,
          'M42 -40C40 -86 -56 -96 -76 -24C-88 20 -92 70 -74 112L22 112C20 86 -6 62 -14 24C-18 -8 4 -34 42 -40Z',
          { width: 1.8 },
        ),
        line('M20 -62C-20 -62 -48 -30 -46 30C-46 60 -40 84 -34 104', 1.4, 'detail', 0.4),
      ]
    : [
        fill(
          hair,
          'M40 -46C30 -84 -60 -92 -74 -22C-80 14 -64 46 -44 58C-34 52 -26 38 -24 18C-20 -4 -8 -2 -4 -22C10 -24 30 -30 40 -46Z',
          { width: 1.8 },
        ),
        line('M22 -62C-6 -66 -40 -50 -52 -12M-4 -44C-26 -38 -40 -16 -44 20', 1.4, 'detail', 0.4),
        fill(skin, 'M-12 -8C-28 -12 -30 12 -16 20C-6 16 -6 -4 -12 -8Z', { edge: 'skinEdge', width: 1.6 }),
      ],
];
