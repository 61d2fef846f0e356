import { fill, line, type Art } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
import { graven } from '../drawing/swell.ts';

// What changes the lap of a seated figure, in its own units: the waist at 0,0, the knees at 80, the shoes at 270.

/** A cloak drawn across the lap, which hangs from the knee on the right. */
export const lapCloak = (role: Role, trim: Role = 'trim'): Art => [
  fill(
    role,
    'M-58 -12C-30 4 30 4 58 -14C108 0 136 40 134 90C144 150 138 200 150 244C122 262 92 254 66 236C72 190 62 140 44 116C4 126 -44 112 -76 84C-94 70 -108 66 -124 78C-124 34 -100 2 -58 -12Z',
  ),
  line(
    'M-122 70C-108 58 -92 62 -72 78C-40 104 4 118 48 108C68 136 78 190 72 230C96 246 120 252 146 238',
    5,
    trim,
  ),
  graven('-92,26 -40,58 40,74', 5),
  graven('-70,4 -10,34 60,44', 4),
  graven('60,92 92,84 118,64', 4),
  graven('76,116 96,170 96,240', 5),
  graven('104,108 118,170 124,244', 4),
];
