import { eachOf, type Art } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import type { PaperInk } from '../inks.ts';
import { keyed } from '../lino/cut.ts';
import { hatch, outward } from '../lino/marks.ts';
import { perchedBird } from '../nature/birds.ts';
import { mountains } from '../nature/land.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { ramInProfile } from './ramInProfile.ts';

/** A stone of the battlement, lit from the left. */
function stone(x: number, y: number, width: number, height: number, role: PaperInk = 'far'): Art {
  const d = boxPath(x, y, width, height);
  return [
    keyed(role, d, 6),
    hatch(d, { role: 'ink', angle: 90, gap: 15, width: 5, side: 'end', reach: 0.3 }),
  ];
}

export const theEmperor: Scene = {
  alt: 'The head and woolly neck of a great ram rise behind the battlement of a castle; in profile, its huge ringed horn curled like a wheel, it looks over red mountains in a crown of rays, and a small red bird sits on the horn.',
  draw: () => [
    chatterSky('sky', outward(280, 320), { marks: 'far' }),
    beams(280, 320, 200, 480, 32, 'glow', 22),
    mountains(900, '500,230,330 70,150,420', 'accent'),
    ramInProfile,
    perchedBird({ x: 144, y: 122, size: 0.56 }, { role: 'accent', breast: 'light' }),
    eachOf('8 108 208 308 408 508', (x = 0) => stone(x, 746, 84, 66)),
    eachOf('-42 78 198 318 438', (x = 0, i) => stone(x, 806, 114, 44, i === 2 ? 'accent' : 'far')),
    eachOf('8 128 248 368 488', (x = 0) => stone(x, 856, 114, 44)),
  ],
};
