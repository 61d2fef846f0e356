import { type Art, fill, flat, line } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';

/** A cloth over both knees, from which it hangs, with a deep fold between them; in the seated figure's units. */
export const knees: Art = [
  fill(
    'clothDark',
    'M-58 2C-112 12 -152 46 -154 96C-152 130 -158 166 -164 200H118C114 166 106 130 108 94C106 46 66 12 14 2Q-20 16 -58 2Z',
  ),
  // The thighs come towards us, and the knees catch the light.
  flat(
    'cloth',
    'M-148 96C-140 52 -100 18 -70 26C-46 40 -50 84 -56 112C-62 146 -66 176 -66 200H-156C-150 166 -146 130 -148 96Z',
  ),
  flat('cloth', 'M8 112C2 84 -4 42 24 26C56 16 96 50 102 94C100 130 106 166 110 200H18C18 176 14 146 8 112Z'),
  flat('waterLight', 'M-136 92C-134 62 -112 48 -92 52C-70 58 -66 82 -72 106C-90 84 -118 78 -136 92Z', 0.75),
  flat('waterLight', 'M20 104C14 80 22 56 46 50C68 48 88 64 92 92C74 78 40 82 20 104Z', 0.75),
  // The cloth sags between the knees and falls into a deep fold.
  flat('ink', 'M-58 96C-44 72 -8 72 8 96C14 130 18 166 20 200H-68C-66 166 -62 130 -58 96Z', 0.42),
  graven('-66,40 -24,66 20,40', 5),
  graven('-62,60 -24,88 14,60', 5),
  graven('-52,94 -36,140 -40,196', 5),
  graven('2,94 -10,140 -8,196', 5),
  line('M-58 84C-52 112 -64 160 -66 200M9 84C4 112 16 160 18 200', 2.4),
  graven('-124,76 -134,126 -134,190', 5),
  graven('-104,66 -110,126 -108,190', 5),
  graven('-80,80 -84,130 -86,190', 5),
  graven('36,78 38,130 40,190', 5),
  graven('60,64 66,126 66,190', 5),
  graven('80,76 90,126 92,190', 5),
  // The shadow of the cup's foot.
  flat('ink', 'M-62 24Q-18 44 34 24Q20 14 -18 14Q-50 14 -62 24Z', 0.45),
];
