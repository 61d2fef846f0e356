import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useCaretAfterNotice, useCaretInReply } from './useCaretInReply.ts';

function ReplyWithNote() {
  useCaretInReply({ source: null, timesPlaced: 0 });
  return (
    <>
      <form aria-label="Response">
        <textarea name="message" aria-label="Reply text" />
      </form>
      <textarea aria-label="Note" />
    </>
  );
}

afterEach(cleanup);

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('puts the caret into the reply when a request is opened', async () => {
  render(<ReplyWithNote />);
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Reply text'));
});

test('leaves the focus in another field that the writer has chosen in the meantime', async () => {
  render(<ReplyWithNote />);
  screen.getByLabelText('Note').focus();
  await nextFrame();
  await nextFrame();
  expect(document.activeElement).toBe(screen.getByLabelText('Note'));
});

test('waits until the question about the letter before has closed', async () => {
  render(<dialog open />);
  render(<ReplyWithNote />);
  await nextFrame();
  await nextFrame();
  expect(document.activeElement).toBe(document.body);
  document.querySelector('dialog')?.close();
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Reply text'));
});

function ReplyBelowNotice() {
  const [hasNotice, setNotice] = useState(true);
  useCaretAfterNotice(hasNotice);
  return (
    <>
      {hasNotice && <button onClick={() => setNotice(false)}>Mark as done</button>}
      <form aria-label="Response">
        <textarea name="message" aria-label="Reply text" />
      </form>
    </>
  );
}

test('puts the caret into the reply when a notice is gone with its button', async () => {
  render(<ReplyBelowNotice />);
  screen.getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText('Reply text'));
});
