import { type Art, fill, mirrored } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { CROWNS } from '../../figure/crowns.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';

const LOOK: Look = {
  shape: 'long',
  skin: 'skinFair',
  hair: 'hairBlack',
  cut: 'waves',
  beard: 'forked',
  eyes: 'open',
  mood: 'stern',
  nose: 'long',
};

export const hairOfKing: Art = hairBehind(LOOK);
export const crownedHead: Art = [head(LOOK), frontModelling(LOOK), CROWNS.spireCrown];

/** His red mantle, open over a coat of mail. */
export const mantle: Art = [
  fill('shade', 'M220 480C180 520 170 700 180 900H420C430 700 420 520 380 480Z'),
  mirrored([
    fill('wine', 'M236 462C150 476 96 530 78 620C60 710 52 800 44 900H214C200 780 196 620 252 492Z'),
    graven('180,520 130,660 110,880', 8),
    graven('206,540 170,700 166,880', 8),
    fill('clothDark', 'M236 462C200 520 172 700 186 900H216C204 740 216 580 262 480Z', { width: 1.8 }),
  ]),
];

/** The mantle over both shoulders, painted above the arms. */
export const shoulders: Art = mirrored([
  fill('wine', 'M238 464C160 470 92 520 62 620C90 660 140 664 176 636C180 576 206 520 250 492Z'),
  graven('214,484 146,530 108,620', 8),
  graven('230,496 184,546 156,626', 7),
]);
