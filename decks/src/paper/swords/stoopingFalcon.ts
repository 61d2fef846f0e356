import { clipped, flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '232,-14! 226,26 204,52 166,70 110,84 60,110 -10,124 -90,112 -200,76 -330,34! -330,-40! -200,-80 -60,-108 60,-106 130,-96 190,-74 222,-46',
);
const HOOD = outline(
  '232,-14! 222,-46 190,-74 130,-96 60,-106 20,-70! 60,-40 110,-30 134,-14! 122,20 132,52 150,66! 166,40 170,12! 196,16 226,20!',
);
const BEAK = outline('206,-36! 240,-34 264,-12 270,24 262,44! 252,26 236,18 214,20!');
const FAR_WING = outline(
  '120,-90! 60,-140 -40,-176 -180,-190 -400,-204 -560,-214! -400,-150 -200,-120 0,-90',
);
const TAIL = outline('-300,-40! -420,-58 -560,-60! -580,0 -550,54! -420,46 -300,36!');
const WING = outline(
  '60,-80! 88,-50 88,-10 60,18 6,30! 12,44 -50,46! -44,60 -120,56! -116,70 -200,54! -200,68 -290,40! -292,52 -400,12! -520,-40 -640,-120! -480,-116 -330,-128 -180,-140 -60,-134 20,-112',
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
const THIGH = outline(
  '-120,84! -90,112 -50,132 -38,144! -20,140 -8,148! 6,138 28,140! 50,124 84,92! 20,60 -80,50',
);

/** A falcon that stoops to the right with folded wings, and what it carries in its talons: its beak at 270, its wing tips at -640, its talons at (-16, 160). */
export const stoopingFalcon = (place: Place, carried: Art): Art =>
  put(
    [
      joined('ink', [FAR_WING], 6),
      combed('60,-134 -60,-166 -200,-178 -360,-190', '40,-118 -60,-144 -200,-156 -360,-172', {
        role: 'mid',
        rows: 2,
        width: 8,
        length: 44,
      }),
      joined('near', [TAIL], 6),
      clipped(
        TAIL,
        times(7, (i) => gouge(`${-340 - i * 34},-70 ${-352 - i * 34},0 ${-336 - i * 34},60`, 13, 'far')),
      ),
      keyed('light', BODY, 6),
      clipped(
        BODY,
        times(10, (i) =>
          gouge(
            `${120 - i * 42},${40 - i} ${140 - i * 42},${80 - i * 3} ${112 - i * 42},${134 - i * 4}`,
            11,
            'ink',
          ),
        ),
      ),
      carried,
      keyed('light', THIGH, 6),
      combed('-80,76 -54,104 -34,126', '60,76 40,104 20,126', { role: 'mid', rows: 5, width: 7, length: 22 }),
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
        '-60,34 -160,10 -300,-44 -440,-82',
        '-130,44 -220,18 -340,-28 -500,-86',
        '-220,38 -310,4 -420,-40 -540,-94',
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
