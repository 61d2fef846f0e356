import { line, type Art } from '../../drawing/art.ts';

/** The symbol of each sign, in a square of 36 centred at 0,0. */
const GLYPHS: Readonly<Record<string, string>> = {
  'moon-in-aries': 'M0 16V-6C-2 -18 -18 -16 -15 -4M0 -6C2 -18 18 -16 15 -4',
  'moon-in-taurus': 'M-10 6a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M-14 -16C-10 -6 -6 -4 0 -4C6 -4 10 -6 14 -16',
  'moon-in-gemini': 'M-13 -15Q0 -9 13 -15M-13 15Q0 9 13 15M-6 -12V12M6 -12V12',
  'moon-in-cancer':
    'M-15 -5C-6 -15 8 -14 15 -8M-15 -4a4.6 4.6 0 1 0 9 0a4.6 4.6 0 1 0 -9 0M15 5C6 15 -8 14 -15 8M15 4a4.6 4.6 0 1 0 -9 0a4.6 4.6 0 1 0 9 0',
  'moon-in-leo':
    'M-12 4a5 5 0 1 0 10 0a5 5 0 1 0 -10 0C-2 -2 -10 -8 -6 -14C-1 -19 10 -16 8 -7C6 0 2 8 4 13C6 17 11 16 13 12',
  'moon-in-virgo':
    'M-16 -12C-13 -14 -12 -12 -12 -8V12M-12 -8C-9 -15 -5 -13 -5 -8V12M-5 -8C-2 -15 2 -13 2 -8V8C2 13 6 16 10 16M2 -4C6 -11 13 -8 11 0C9 8 2 12 -2 15',
  'moon-in-libra': 'M-15 14H15M-15 6H-5C-12 -4 -8 -14 0 -14C8 -14 12 -4 5 6H15',
  'moon-in-scorpio':
    'M-16 -12C-13 -14 -12 -12 -12 -8V12M-12 -8C-9 -15 -5 -13 -5 -8V12M-5 -8C-2 -15 2 -13 2 -8V8C2 14 8 14 14 10M14 10l-6 -2M14 10l-3 6',
  'moon-in-sagittarius': 'M-13 14L14 -14M2 -14H14V-2M-10 0L2 10',
  'moon-in-capricorn':
    'M-15 -12C-10 -12 -10 -6 -10 8M-10 -4C-8 -14 0 -14 0 -4C0 6 0 14 -6 16M0 4C2 -4 13 -3 12 5C11 12 2 11 0 4',
  'moon-in-aquarius': 'M-16 -3l7 -7l5 7l7 -7l5 7l7 -7M-16 9l7 -7l5 7l7 -7l5 7l7 -7',
  'moon-in-pisces': 'M-12 -15Q0 0 -12 15M12 -15Q0 0 12 15M-13 0H13',
};

export const signGlyph = (slug: string): Art => {
  const glyph = GLYPHS[slug];
  return glyph !== undefined && line(glyph, 3.6, 'light');
};
