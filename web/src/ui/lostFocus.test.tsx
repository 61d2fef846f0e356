import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { restoreLostFocus, useRestoreFocus } from './lostFocus.ts';

afterEach(cleanup);

/** 'Save' is replaced by 'Edit' when it is pressed, or from elsewhere. */
function SavedOnce() {
  const [isSaved, setSaved] = useState(false);
  const block = useRestoreFocus<HTMLDivElement>(isSaved);
  useEffect(() => {
    const save = () => setSaved(true);
    window.addEventListener('saved elsewhere', save);
    return () => window.removeEventListener('saved elsewhere', save);
  }, []);
  return (
    <div ref={block}>
      {isSaved ? (
        <button key="edit">Edit</button>
      ) : (
        <button key="save" onClick={() => setSaved(true)}>
          Save
        </button>
      )}
    </div>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const saveElsewhere = async () => {
  window.dispatchEvent(new Event('saved elsewhere'));
  return screen.findByRole('button', { name: 'Edit' });
};

test('the focus moves on from a button that its press has removed', async () => {
  render(<SavedOnce />);
  await userEvent.click(button('Save'));
  expect(document.activeElement).toBe(button('Edit'));
});

test('a change from elsewhere does not take the focus', async () => {
  render(<SavedOnce />);
  await userEvent.click(document.body);
  await saveElsewhere();
  expect(document.activeElement).toBe(document.body);
});

test('a change does not take the focus from a block that the user has left', async () => {
  render(<SavedOnce />);
  button('Save').focus();
  await userEvent.click(document.body);
  await saveElsewhere();
  expect(document.activeElement).toBe(document.body);
});

test('of two open dialogs, the one that was opened last closes before the focus is restored', () => {
  render(
    <>
      <button>Removed</button>
      <button>Next</button>
      <dialog open aria-label="first" />
      <dialog open aria-label="second" />
    </>,
  );
  button('Removed').focus();
  button('Removed').setAttribute('disabled', '');
  restoreLostFocus(() => button('Next').focus());
  const close = (name: string) => screen.getByRole('dialog', { name }).dispatchEvent(new Event('close'));
  close('first');
  expect(document.activeElement).not.toBe(button('Next'));
  close('second');
  expect(document.activeElement).toBe(button('Next'));
});
