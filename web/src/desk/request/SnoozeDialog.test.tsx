import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { SnoozeDialog } from './SnoozeDialog.tsx';

afterEach(cleanup);

function Snooze() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <SnoozeDialog isOpen={isOpen} onClose={() => setOpen(false)} onChoose={() => {}} />
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('opens empty after it was closed with a time in the past', async () => {
  render(<Snooze />);
  press('Open');
  fireEvent.change(screen.getByLabelText('Day and time'), { target: { value: '2020-01-01T10:00' } });
  press('Snooze');
  expect(screen.getByText('Choose a time in the future')).toBeDefined();
  press('Close');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  press('Open');
  expect(screen.getByLabelText('Day and time')).toHaveProperty('value', '');
  expect(screen.queryByText('Choose a time in the future')).toBeNull();
});
