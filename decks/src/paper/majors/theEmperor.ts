import type { Scene } from '../../drawing/scene.ts';
import { keyed } from '../lino/cut.ts';
import { hatch, outward } from '../lino/marks.ts';
import { mountains } from '../nature/land.ts';
import { beams, bigStar, chatterSky } from '../nature/sky.ts';
import { ramInProfile } from './ramInProfile.ts';

const BLOCK = 'M30 788H570V900H30Z';

export const theEmperor: Scene = {
  alt: 'The head and woolly neck of a great ram rise over a block of stone with a red star; in profile, its huge ringed horn curled like a wheel, it looks over red mountains in a crown of rays.',
  draw: () => [
    chatterSky('sky', outward(280, 320), { marks: 'far' }),
    beams(280, 320, 200, 480, 32, 'glow', 22),
    mountains(900, '500,230,330 70,150,420', 'accent'),
    ramInProfile,
    keyed('far', BLOCK, 7),
    hatch(BLOCK, { role: 'ink', angle: 0, gap: 17, width: 5, side: 'end', reach: 0.2 }),
    bigStar(300, 832, 34, 'accent', 4),
  ],
};
