import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RequestTitle } from './RequestTitle.tsx';

afterEach(cleanup);

test('the suffix is separated from the title where they are read as text', () => {
  const request = { status: 'OPENED', isRushed: true, isOracle: true, numberOfTarotCards: 3 } as const;
  const { container } = render(<RequestTitle request={{ title: 'Half title', ...request }} />);
  expect(container.textContent).toBe('Half title (RUSH) (3) (OR)');
});
