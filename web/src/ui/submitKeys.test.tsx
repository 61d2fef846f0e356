import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { isSubmitPress } from './submitKeys.ts';
import { TextArea } from './TextArea.tsx';

afterEach(cleanup);

const enter = {
  key: 'Enter',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  nativeEvent: { isComposing: false, keyCode: 13 },
};

test.each([
  ['line', {}, true],
  ['chat', {}, true],
  ['chat', { shiftKey: true }, false],
  ['long', {}, false],
  ['long', { ctrlKey: true }, true],
  ['long', { metaKey: true }, true],
  // Windows reports AltGr as Ctrl and Alt.
  ['long', { ctrlKey: true, altKey: true }, false],
  ['chat', { nativeEvent: { isComposing: true, keyCode: 229 } }, false],
  ['long', { ctrlKey: true, nativeEvent: { isComposing: true, keyCode: 229 } }, false],
  // Safari ends the composition before the Enter that chooses a word.
  ['chat', { nativeEvent: { isComposing: false, keyCode: 229 } }, false],
  ['chat', { repeat: true }, false],
  ['chat', { key: 'a' }, false],
] as const)('in %s, Enter with %o submits: %s', (keys, how, isSent) => {
  expect(isSubmitPress(keys, { ...enter, ...how })).toBe(isSent);
});

test('Enter in a chat box sends its form once, and Shift+Enter does not', () => {
  const send = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <TextArea label="Message" keys="chat" value="Hello" onChange={() => {}} />
    </form>,
  );
  const box = screen.getByLabelText('Message');
  fireEvent.keyDown(box, { key: 'Enter', shiftKey: true });
  expect(send).not.toHaveBeenCalled();
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(send).toHaveBeenCalledOnce();
});
