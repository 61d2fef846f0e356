import { fileURLToPath } from 'node:url';
import { openSync, type Font } from 'fontkit';
import { flat, line, type Art } from './art.ts';
import type { Role } from './roles.ts';

// Piazzolla is under the SIL Open Font License. fontkit cannot instance a variable font inside WOFF2, so the letters
// use its lightest weight, thickened by a stroke in their own colour.
const FONT_FILES = {
  normal: import.meta.resolve('@fontsource-variable/piazzolla/files/piazzolla-latin-wght-normal.woff2'),
  italic: import.meta.resolve('@fontsource-variable/piazzolla/files/piazzolla-latin-wght-italic.woff2'),
};
type Style = keyof typeof FONT_FILES;

type Lettering = {
  x: number;
  y: number;
  size: number;
  spacing?: number;
  widest?: number;
  role?: Role;
  style?: Style;
};

const opened: Partial<Record<Style, Font>> = {};
const openFont = (style: Style): Font =>
  (opened[style] ??= openSync(fileURLToPath(FONT_FILES[style])) as Font);

/** Text as outlines, centred on x with its baseline at y; condensed where it would exceed the maximum width. */
export function lettering(
  text: string,
  { x, y, size, spacing = 0, widest = Infinity, role = 'frame', style = 'normal' }: Lettering,
): Art {
  const font = openFont(style);
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  const advances = positions.map(({ xAdvance }) => xAdvance * scale + spacing);
  const width = advances.reduce((sum, advance) => sum + advance, -spacing);
  const squeeze = Math.min(1, widest / width);
  let left = x - (width * squeeze) / 2;
  const outlines = glyphs.map((glyph, i) => {
    const at = left;
    left += (advances[i] ?? 0) * squeeze;
    return glyph.path.commands
      .map(
        ({ command, args }) =>
          LETTER[command] +
          args
            .map((value, j) => toHundredth(j % 2 ? y - value * scale : at + value * scale * squeeze))
            .join(' '),
      )
      .join('');
  });
  const d = outlines.join('');
  return [flat(role, d), line(d, size * 0.035, role)];
}

const LETTER = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;

// Letters need a finer grid than pictures: rounded to a tenth of a unit their serifs look uneven.
const toHundredth = (value: number): string => String(Math.round(value * 100) / 100);
