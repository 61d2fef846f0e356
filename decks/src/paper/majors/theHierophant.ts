import { clipped, flat, line, put } from '../../drawing/art.ts';
import { boxPath, circlePath, polar, polygonPath, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import type { PaperInk } from '../inks.ts';
import { keyed } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { beams } from '../nature/sky.ts';
import { key } from './crossedKey.ts';
import { mitredWalrus } from './mitredWalrus.ts';

const ARCH = 'M104 740V360C104 220 206 136 300 92C394 136 496 220 496 360V740Z';
const PANE = 'M156 740V372C156 270 230 204 300 166C370 204 444 270 444 372V740Z';
const GLASS: readonly PaperInk[] = ['accent', 'mid', 'glow', 'near'];

export const theHierophant: Scene = {
  alt: 'A walrus with long tusks, a tall white mitre and a red stole with golden stars looks straight at us over a stone sill; a silver and a golden key cross before its breast, and an arched window with a border of coloured glass stands round it.',
  draw: () => [
    flat('near', boxPath(40, 40, 520, 860)),
    hatch('M44 44H556V880H44Z', { role: 'mid', angle: 0, gap: 44, width: 5, side: 'all' }),
    flat(
      'mid',
      times(18, (row) =>
        times(7, (i) => `M${70 + i * 84 - (row % 2) * 42} ${58 + row * 46}v34h4v-34Z`).join(''),
      ).join(''),
    ),
    keyed('light', ARCH, 30),
    // A border of coloured glass whose leads run out from the middle.
    clipped(ARCH, [
      times(32, (i) => {
        const [a, b] = [polar(300, 420, 600, i * 11.25), polar(300, 420, 600, (i + 1) * 11.25)];
        return flat(GLASS[i % 4] ?? 'mid', polygonPath([[300, 420], a, b]));
      }),
      times(32, (i) => line(polygonPath([[300, 420], polar(300, 420, 600, i * 11.25)]), 6, 'ink')),
    ]),
    line(ARCH, 8, 'ink'),
    keyed('sky', PANE, 9),
    clipped(PANE, beams(300, 430, 190, 420, 36, 'far', 10)),
    mitredWalrus,
    put([key('light', 38, true), key('glow', 38, false)], { x: 300, y: 705, size: 0.7 }),
    keyed('accent', circlePath(300, 702, 16), 5),
    keyed('far', boxPath(30, 826, 540, 100), 6),
    hatch(boxPath(34, 832, 532, 60), { role: 'ink', angle: 90, gap: 44, width: 6, side: 'end', reach: 0.5 }),
  ],
};
