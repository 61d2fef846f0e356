import type { Scene } from '../../drawing/scene.ts';
import { keyed } from '../lino/cut.ts';
import { hatch, outward } from '../lino/marks.ts';
import { mountains } from '../nature/land.ts';
import { beams, bigStar, chatterSky } from '../nature/sky.ts';
import { ram } from './ram.ts';

const BLOCK = 'M90 774H510L530 900H70Z';

export const theEmperor: Scene = {
  alt: 'A broad woolly ram with curled horns stands on a block of stone before red mountains and looks straight at us; a crown of rays stands behind its head.',
  draw: () => [
    chatterSky('sky', outward(300, 320), { marks: 'far' }),
    beams(300, 320, 200, 480, 32, 'glow', 22),
    mountains(900, '110,190,460 500,190,500', 'accent'),
    ram,
    keyed('far', BLOCK, 7),
    hatch(BLOCK, { role: 'ink', angle: 0, gap: 15, width: 5, side: 'end', reach: 0.3 }),
    bigStar(300, 834, 38, 'accent', 4),
  ],
};
