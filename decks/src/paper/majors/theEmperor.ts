import { mirrored } from '../../drawing/art.ts';
import { boxPath, circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { keyed } from '../lino/cut.ts';
import { hatch, outward } from '../lino/marks.ts';
import { mountains } from '../nature/land.ts';
import { beams, bigStar, chatterSky } from '../nature/sky.ts';
import { ramInProfile } from './ramInProfile.ts';

const FRONT = boxPath(30, 802, 540, 100);

export const theEmperor: Scene = {
  alt: 'The head and woolly neck of a great ram rise over the front of a stone throne with a red star; in profile, its huge ringed horn curled like a wheel, it looks over red mountains in a crown of rays.',
  draw: () => [
    chatterSky('sky', outward(280, 320), { marks: 'far' }),
    beams(280, 320, 200, 480, 32, 'glow', 22),
    mountains(900, '500,230,330 70,150,420', 'accent'),
    ramInProfile,
    keyed('sky', 'M76 762H524L590 804H10Z', 7),
    keyed('far', FRONT, 7),
    hatch(FRONT, { role: 'ink', angle: 90, gap: 15, width: 5, side: 'end', reach: 0.24 }),
    mirrored(keyed('mid', boxPath(62, 818, 132, 70), 5)),
    keyed('light', circlePath(300, 844, 36), 5),
    bigStar(300, 844, 31, 'accent', 4),
  ],
};
