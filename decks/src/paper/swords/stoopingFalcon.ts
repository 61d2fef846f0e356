import { clipped, flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '232,-14! 226,26 204,52 166,70 110,84 60,110 -10,128 -100,122 -220,84 -330,36! -330,-40! -200,-80 -60,-108 60,-106 130,-96 190,-74 222,-46',
);
const HOOD = outline(
  '232,-14! 222,-46 190,-74 130,-96 60,-106 20,-70! 60,-40 110,-30 134,-14! 122,20 132,52 150,66! 166,40 170,12! 196,16 226,20!',
);
const BEAK = outline('206,-36! 240,-34 264,-12 270,24 262,44! 252,26 236,18 214,20!');
const FAR_WING = outline('120,-90! 60,-136 -40,-164 -180,-166 -320,-150 -470,-110! -400,-90 -200,-100 0,-90');
const TAIL = outline('-290,-44! -420,-40 -564,-52! -588,-14 -582,16 -556,48! -420,44 -290,40!');
const WING = outline(
  '60,-80! 88,-50 88,-10 60,14 6,22! 6,32 -60,34! -64,44 -140,40! -148,50 -230,38! -240,46 -330,24! -420,8 -520,-44! -430,-74 -330,-100 -190,-126 -60,-130 20,-112',
);
const TOES = [
  '-34,122,24 -44,150,22 -34,190,9',
  '-8,130,24 -14,156,24 -4,200,9',
  '18,124,24 22,150,22 30,192,9',
].map(limb);
const CLAWS = [
  '-36,184,14 -28,204,9 -12,212,3',
  '-6,192,14 2,212,9 18,218,3',
  '28,184,14 36,204,9 50,210,3',
].map(limb);
/** The thigh lies in the feathers of the belly, and has no edge there. */
const THIGH = outline(
  '-92,60! -84,92 -56,122 -36,144! -20,138 -6,148! 8,138 26,142! 44,116 56,84 58,50! -20,30',
);
const UPPER_THIGH = outline('-116,30! -112,80 -66,116! -40,82 10,74 64,84! 76,30! -20,10');
/** The other foot, half hidden behind what it holds. */
const FAR_FOOT = ['46,96,44 56,132,26 62,168,22 56,198,9', '52,110,30 78,140,22 88,172,20 86,198,8'].map(
  limb,
);
const FAR_CLAWS = ['56,192,13 60,210,8 74,216,3', '86,192,13 92,210,8 106,214,3'].map(limb);

/** A falcon that stoops to the right with folded wings, and what it carries in its talons: its beak at 270, its tail at -588, its talons at (-16, 160). */
export const stoopingFalcon = (place: Place, carried: Art): Art =>
  put(
    [
      joined('ink', [FAR_WING], 6),
      combed('60,-128 -60,-154 -200,-154 -360,-134', '40,-118 -60,-138 -200,-138 -340,-122', {
        role: 'mid',
        rows: 2,
        width: 8,
        length: 44,
      }),
      joined('near', [TAIL], 6),
      clipped(
        TAIL,
        times(6, (i) => gouge(`${-390 - i * 34},-70 ${-402 - i * 34},0 ${-386 - i * 34},60`, 13, 'far')),
      ),
      keyed('light', BODY, 6),
      clipped(
        BODY,
        times(10, (i) =>
          gouge(
            `${30 - i * 34},${48 + (i % 2) * 8} ${46 - i * 34},${82 - i * 3.4} ${36 - i * 34},${121 - i * 5}`,
            10,
            'near',
          ),
        ),
      ),
      FAR_CLAWS.map((claw) => cut('ink', claw, 4)),
      joined('glow', FAR_FOOT, 5, 'ink'),
      carried,
      keyed('light', THIGH, 6),
      flat('light', UPPER_THIGH),
      times(4, (i) =>
        gouge(`${-66 + i * 12},${64 + i * 18} -18,${80 + i * 18} ${34 - i * 7},${62 + i * 18}`, 9, 'near'),
      ),
      CLAWS.map((claw) => cut('ink', claw, 4)),
      TOES.map((toe) => keyed('glow', toe, 5)),
      cut('near', WING, 7),
      combed('50,-90 -40,-114 -160,-118 -300,-110', '62,-10 10,0 -60,-10 -160,-30', {
        role: 'far',
        rows: 7,
        width: 9,
        length: 40,
      }),
      [
        '-50,36 -160,14 -290,-22 -410,-52',
        '-130,44 -220,24 -330,-10 -440,-46',
        '-220,42 -300,22 -380,0 -470,-38',
      ].map((quill) => gouge(quill, 11, 'far')),
      flat('ink', HOOD),
      keyed('glow', BEAK, 6),
      flat('ink', outline('264,-12! 270,24 262,44! 252,26 250,4')),
      flat('ink', circlePath(226, -14, 4)),
      keyed('glow', circlePath(176, -26, 23), 4),
      flat('ink', circlePath(180, -26, 14)),
      flat('light', circlePath(185, -32, 5)),
      gouge('136,-48 178,-58 212,-42', 8, 'far'),
    ],
    place,
  );
