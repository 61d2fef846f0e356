import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MoonOfDay } from './MoonOfDay.tsx';

afterEach(cleanup);

test('the moon of the day is described in words, and its picture is hidden from screen readers', () => {
  const { container } = render(
    <MoonOfDay moon={{ name: 'Waxing Gibbous', angle: 135, illuminated: 0.85 }} />,
  );
  expect(container.textContent).toBe('Waxing gibbous moon');
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('a letter without a known moon phase has none', () => {
  expect(render(<MoonOfDay moon={null} />).container.innerHTML).toBe('');
});
