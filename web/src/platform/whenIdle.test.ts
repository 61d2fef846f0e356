import { afterEach, expect, test, vi } from 'vitest';
import { onceIdle } from './whenIdle.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a part is loaded only when the browser is idle', async () => {
  const acts: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => acts.push(act));
  const load = vi.fn(() => Promise.resolve('the part'));
  const loading = onceIdle(load)();
  expect(load).not.toHaveBeenCalled();
  for (const act of acts) act();
  expect(await loading).toBe('the part');
});
