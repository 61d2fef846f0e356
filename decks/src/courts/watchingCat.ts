import { fill, flat, line, mirrored, put, type Art, type Place } from '../drawing/art.ts';
import { circlePath } from '../drawing/geometry.ts';
import { graven, limb } from '../drawing/swell.ts';

/** A black cat that sits and looks at us, near; about 200 wide and 260 high, its foot at 0,0. */
export const watchingCat = (place: Place): Art =>
  put(
    [
      limb('hairBlack', '70,-16 118,-30 120,-92 96,-128', [26, 26, 24, 14]),
      fill('hairBlack', 'M-92 0C-106 -60 -84 -116 -52 -146C-30 -160 30 -160 52 -146C84 -116 106 -60 92 0Z'),
      graven('-74,-20 -78,-70 -52,-120', 4),
      graven('74,-20 78,-70 52,-120', 4),
      fill('hairBlack', 'M-40 0C-46 -50 -40 -90 -26 -118H26C40 -90 46 -50 40 0Z', { width: 2 }),
      mirrored(fill('hairBlack', 'M-44 4C-46 -14 -34 -22 -22 -22C-8 -22 -2 -12 -4 4Z', { width: 2 }), 0),
      line('M-28 2V-8M-18 2V-9M18 2V-9M28 2V-8M0 -30V-96', 1.6),
      ['-10,-132 -14,-112 -8,-96', '10,-132 14,-112 8,-96', '0,-136 2,-114 0,-90'].map((points) =>
        graven(points, 3.4),
      ),
      fill(
        'hairBlack',
        'M-62 -196C-66 -232 -64 -258 -58 -276C-44 -268 -30 -254 -20 -242Q0 -248 20 -242C30 -254 44 -268 58 -276C64 -258 66 -232 62 -196C72 -186 74 -176 78 -168C66 -166 60 -160 52 -152C34 -136 -34 -136 -52 -152C-60 -160 -66 -166 -78 -168C-74 -176 -72 -186 -62 -196Z',
      ),
      mirrored(
        [
          flat('wineDark', 'M-54 -262C-56 -244 -54 -232 -50 -226L-30 -240C-38 -250 -46 -258 -54 -262Z', 0.9),
          fill('glow', 'M-46 -196C-38 -212 -20 -212 -12 -192C-20 -182 -38 -182 -46 -196Z', { width: 1.6 }),
          flat('ink', 'M-28 -207C-22 -200 -22 -190 -28 -184C-34 -190 -34 -200 -28 -207Z'),
          flat('light', circlePath(-32, -200, 2.4)),
          line('M-18 -160L-80 -170M-18 -156L-82 -152M-18 -152L-74 -136', 1.4, 'light', 0.8),
        ],
        0,
      ),
      fill('rose', 'M-8 -172H8L0 -162Z', { width: 1.2 }),
      line('M0 -162V-156M0 -156Q-8 -148 -16 -154M0 -156Q8 -148 16 -154', 2),
    ],
    place,
  );
