import { act, cleanup, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastsProvider, useToasts } from './Toasts.tsx';

let toasts: ReturnType<typeof useToasts>;

beforeEach(() => {
  vi.useFakeTimers();
  toasts = renderHook(useToasts, { wrapper: ToastsProvider }).result.current;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const addToast = (theme: 'success' | 'error', text: string) => act(() => toasts[theme](text));
const advanceTime = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('a toast is shown for 3.1 seconds and then removed', () => {
  addToast('success', 'Saved');
  advanceTime(3_099);
  expect(screen.queryByText('Saved')).not.toBeNull();
  advanceTime(1);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('shows the newest toast first, each for its own time', () => {
  addToast('success', 'Older');
  advanceTime(1_000);
  addToast('error', 'Newer');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Newer', 'Older']);
  advanceTime(2_100);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Newer']);
});

test('a success is a status and an error is an alert', () => {
  addToast('success', 'Saved');
  addToast('error', 'Declined');
  expect(screen.getByRole('status').textContent).toBe('Saved');
  expect(screen.getByRole('alert').textContent).toBe('Declined');
});
