import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge } from '../lino/cut.ts';
import { hatch, outward } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { lionBody, lionHead, lionPaws } from './lion.ts';

const CROWN = 'M30 680L72 300L126 420L176 190L236 340L300 96L364 340L424 190L474 420L528 300L570 680Z';

export const kingOfWands: Scene = {
  alt: 'A lion lies at rest and faces us with a great dark mane, a wand laid across its paws; pointed peaks rise behind its head like a crown.',
  draw: () => [
    chatterSky('sky', outward(300, 300), { marks: 'far', gap: 46 }),
    beams(300, 330, 200, 480, 36, 'glow', 20),
    cut('mid', CROWN, 6),
    hatch(CROWN, { role: 'light', angle: 76, gap: 22, width: 6, reach: 0.24 }),
    field('near', '40,640 140,620 460,620 560,640', 'mid'),
    lionBody,
    field('mid', '40,800 200,784 400,784 560,800', 'near'),
    lionPaws,
    stick([54, 792], [520, 752], 34),
    gouge('90,780 260,766 470,746', 5, 'glow'),
    lionHead,
  ],
};
