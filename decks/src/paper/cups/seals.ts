import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { hatch, lens, ticks } from '../lino/marks.ts';

const BODY = swellPath('-200,-30 -160,40 -70,62 46,24 106,-70 122,-170', [34, 100, 190, 206, 156, 104]);

/** A seal that rests with its head raised and looks right: 500 wide and 400 high, the ground at 140. */
export const seal = (place: Place): Art =>
  put(
    [
      joined('ink', [
        BODY,
        swellPath('-196,-20 -216,-80 -246,-106', [36, 42, 6]),
        swellPath('-198,-20 -184,-100 -206,-148', [36, 42, 6]),
        'M68 -190C72 -250 142 -270 176 -236C198 -226 224 -214 226 -196C226 -170 198 -160 178 -152C152 -120 82 -130 68 -190Z',
      ]),
      hatch(BODY, { role: 'far', angle: 60, gap: 17, width: 6, side: 'end', reach: 0.24 }),
      ticks(BODY, {
        role: 'far',
        flow: 20,
        gap: 40,
        length: 16,
        width: 12,
        tone: (x, y) => (y - x * 0.2 < 20 ? 0.8 : 0),
      }),
      cut('ink', 'M56 60C96 80 136 120 186 132C146 160 56 160 16 120C6 90 26 60 56 60Z', 5),
      gouge('56,90 96,120 146,136', 6, 'far'),
      flat('light', circlePath(148, -214, 13)),
      flat('ink', circlePath(151, -214, 10)),
      flat('light', circlePath(147, -218, 3) + lens([198, -220], [218, -208], 8)),
      flat(
        'light',
        lens([188, -180], [250, -172], 4) +
          lens([184, -172], [242, -152], 4) +
          lens([172, -176], [214, -186], 4),
      ),
    ],
    place,
  );

/** A white pup that lies and looks up to the right: 250 wide and 125 high, the ground at 48. */
export const pup = (place: Place): Art =>
  put(
    [
      joined(
        'light',
        [
          swellPath('-110,10 -60,14 0,10 40,-10', [16, 70, 84, 66]),
          circlePath(52, -34, 38),
          swellPath('-104,10 -130,-14 -150,-14', [16, 20, 4]),
        ],
        5,
      ),
      flat('ink', circlePath(70, -50, 8) + circlePath(88, -36, 6) + lens([62, -20], [86, -26], 3)),
      hatch('M-90 0C-40 -40 20 -30 40 10C20 60 -60 60 -90 0Z', {
        role: 'near',
        angle: 90,
        gap: 13,
        width: 5,
        side: 'end',
        reach: 0.36,
      }),
    ],
    place,
  );
