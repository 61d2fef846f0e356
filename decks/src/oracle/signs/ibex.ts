import { fill, flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { ringedHorn } from '../horn.ts';

const BODY = outline(
  '-118,-146! -110,-160 -88,-178 -64,-192! -46,-184 -30,-164 -6,-142 36,-136 74,-132 94,-128! 104,-112! 88,-104 86,-80 70,-52! 74,-44 56,-12 52,0! 28,0! 34,-30 40,-52 26,-70! 0,-70 -12,-66! -8,-40 -14,0! -38,0! -34,-40 -46,-78 -62,-102 -74,-124! -82,-128 -86,-110 -96,-98! -96,-118 -100,-134! -110,-136',
);
const FAR_LEGS = [
  swellPath('60,-84 34,-46 26,-4', [40, 20, 18]),
  swellPath('-18,-80 0,-40 2,-4', [36, 20, 18]),
];
const HORN = toPoints('-60,-188 -64,-232 -36,-274 8,-288 46,-270 62,-236');

/** An ibex that stands on one narrow top, in profile to the left: its hooves at 0, its horns up to -290. */
export const ibex = (place: Place): Art =>
  put(
    [
      FAR_LEGS.map((leg) => fill('woodDark', leg, { width: 2.4 })),
      put(ringedHorn(HORN, [20, 19, 17, 14, 10, 3], 12), { x: 16, y: 4 }),
      fill('wood', BODY, { width: 3 }),
      flat(
        'woodDark',
        outline(
          '-8,-72! 30,-74 60,-100 92,-124! 100,-112 86,-102 84,-80 70,-54! 72,-44 56,-14 50,-2! 32,-2! 38,-30 42,-54 26,-72!',
        ),
      ),
      flat('linen', outline('-2,-74! 10,-86 32,-82 38,-70! 20,-70')),
      ['-44,-160 -30,-130 -34,-100', '-10,-130 0,-110 -8,-88', '40,-126 56,-108 60,-84'].map((points) =>
        graven(points, 5, 'woodDark', 0.9),
      ),
      flat('woodDark', 'M-39 -9H-12V0H-40ZM27 -9H54V0H27Z'),
      fill('woodDark', outline('-56,-178! -30,-184 -14,-174! -34,-162 -54,-166!'), { width: 2 }),
      flat('ink', circlePath(-80, -164, 5)),
      flat('light', circlePath(-81.5, -166, 1.8)),
      graven('-114,-146 -104,-142 -94,-144', 3, 'ink', 1),
      ringedHorn(HORN, [22, 21, 19, 15, 10, 3], 12),
    ],
    place,
  );
