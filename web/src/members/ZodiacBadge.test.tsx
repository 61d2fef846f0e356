import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ZODIAC } from '#contract/profiles/codes.ts';
import { ZodiacBadge } from './ZodiacBadge.tsx';

test('each of the twelve codes shows its own glyph and its name', () => {
  const glyphs = Object.entries(ZODIAC).map(([code, name]) => {
    const { container } = render(<ZodiacBadge code={code} />);
    expect(container.textContent).toBe(name);
    return container.querySelector('path')?.getAttribute('d');
  });
  expect(new Set(glyphs).size).toBe(12);
});

test.each(['TAU', '', 'toString', null, undefined])('%o has no badge', (code) => {
  expect(render(<ZodiacBadge code={code} />).container.innerHTML).toBe('');
});
