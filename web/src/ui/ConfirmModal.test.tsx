import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReactNode } from 'react';
import { AlertModal } from './AlertModal.tsx';
import { ConfirmProvider, type ConfirmOptions, useConfirm } from './ConfirmModal.tsx';
import { TestRouter } from '../testing/TestRouter.tsx';

let confirm: ReturnType<typeof useConfirm>;

const wrapper = ({ children }: { children: ReactNode }) => (
  <TestRouter>
    <ConfirmProvider Modal={AlertModal}>{children}</ConfirmProvider>
  </TestRouter>
);

beforeEach(() => {
  vi.useFakeTimers();
  confirm = renderHook(useConfirm, { wrapper }).result.current;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function openConfirm(question?: ConfirmOptions) {
  const answered = vi.fn<(isYes: boolean) => void>();
  act(() => void confirm(question).then(answered));
  return answered;
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test("its default heading is 'Are you sure?'", () => {
  openConfirm();
  expect(screen.getByRole('heading').textContent).toBe('Are you sure?');
});

test('shows the given heading and details', () => {
  openConfirm({
    heading: 'Are you sure you want to skip your next billing cycle?',
    details: 'Nothing is charged until May.',
  });
  expect(screen.getByRole('heading').textContent).toBe(
    'Are you sure you want to skip your next billing cycle?',
  );
  expect(screen.getByText('Nothing is charged until May.')).toBeTruthy();
});

test.each([
  ['YES', true],
  ['NO', false],
])('%s answers at once, and the modal is gone after 250 ms', async (name, isYes) => {
  const answered = openConfirm();
  await press(name);
  expect(answered.mock.calls).toEqual([[isYes]]);
  act(() => void vi.advanceTimersByTime(249));
  expect(screen.queryByRole('alertdialog', { hidden: true })).not.toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull();
});

test('Esc answers no', async () => {
  const answered = openConfirm();
  await act(
    async () => void fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true })),
  );
  expect(answered.mock.calls).toEqual([[false]]);
});

test('a click on the backdrop answers no, except the second click of the double click that opened it', async () => {
  const answered = openConfirm();
  const pressBackdrop = (detail: number) =>
    act(async () => void fireEvent.mouseDown(screen.getByRole('alertdialog'), { detail }));
  await pressBackdrop(2);
  expect(answered).not.toHaveBeenCalled();
  await pressBackdrop(1);
  expect(answered.mock.calls).toEqual([[false]]);
});

test('its details can answer, and another question can follow at once', async () => {
  const answered = openConfirm({
    heading: 'Are you sure you want to cancel your plan?',
    details: (answer) => <button onClick={() => answer(false)}>Skip instead</button>,
  });
  await press('Skip instead');
  expect(answered.mock.calls).toEqual([[false]]);
  const next = openConfirm({ heading: 'Are you sure you want to skip your next billing cycle?' });
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Are you sure you want to skip your next billing cycle?',
  ]);
  await press('YES');
  expect(next.mock.calls).toEqual([[true]]);
});

test('another question answers the open one with no', async () => {
  const answered = openConfirm({ heading: 'Send the draft as it is?' });
  const next = openConfirm({ heading: 'Remove the flag?' });
  await act(async () => {});
  expect(answered.mock.calls).toEqual([[false]]);
  expect(screen.getByRole('heading').textContent).toBe('Remove the flag?');
  await press('YES');
  expect(next.mock.calls).toEqual([[true]]);
});
