import { circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { field, mountains } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { sproutingBranch } from './sproutingBranch.ts';

export const aceOfWands: Scene = {
  alt: 'A thick cut branch stands upright in a cleft of a hill before the great disc of the rising sun, and fresh leaves spring from its top and from both its stumps; rays fill the dark red sky.',
  draw: () => [
    chatterSky('near', outward(300, 330), { marks: 'mid', foot: 700 }),
    beams(300, 330, 236, 560, 40, 'mid', 22),
    beams(300, 330, 226, 400, 40, 'far', 12),
    cut('glow', circlePath(300, 330, 208), 8),
    mountains(770, '100,200,200 500,210,230'),
    field('near', '40,690 160,672 240,646 300,636 360,646 440,668 560,650', 'mid'),
    cut('ink', outline('180,722! 240,706 300,700 360,706 420,722! 360,738 300,742 240,738'), 5),
    sproutingBranch,
    // The near edge of the cleft holds it.
    cut('near', outline('150,744! 220,730 280,718 320,718 380,730 450,744! 440,800 160,800'), 0),
    [gouge('190,738 250,727 288,719', 6), gouge('312,719 350,727 412,738', 6)],
    [tuft(150, 744, 60, 'ink', 9), tuft(458, 736, 66, 'ink', 9), tuft(500, 740, 40)],
    field('ink', '40,790 200,768 300,760 420,770 560,760', 'near'),
  ],
};
