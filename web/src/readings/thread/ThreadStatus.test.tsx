import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Message } from '#contract/readings/shapes.ts';
import { fromWire } from '#contract/wire.ts';
import { aWireMessage } from '../../testing/wireRequests.ts';
import { ThreadStatus } from './ThreadStatus.tsx';

afterEach(cleanup);

const aMessage = (...args: Parameters<typeof aWireMessage>) => fromWire(aWireMessage(...args)) as Message;
const fromReader = {
  sender: 'writer',
  writer_personality: { id: 4, first_name: 'Isolde', last_name: 'Marr' },
};

test('says what comes into an open thread, each time, and nothing of what was there before', () => {
  const question = aMessage(11);
  const letter = aMessage(12, { ...fromReader, response_mode: 'ReadingResponse' });
  const { rerender } = render(<ThreadStatus messages={[question]} />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  const arrive = (...messages: Message[]) => {
    rerender(<ThreadStatus messages={[question, ...messages]} />);
    return { text: status.textContent, element: status.firstElementChild };
  };
  expect(arrive(letter).text).toBe('Isolde has sent you a letter');
  const first = arrive(letter, aMessage(13));
  expect(first.text).toBe('Your message is sent');
  const second = arrive(letter, aMessage(13), aMessage(14));
  expect(second.text).toBe('Your message is sent');
  expect(second.element).not.toBe(first.element);
  const earlier = [letter, aMessage(13), aMessage(14)] as const;
  expect(arrive(...earlier, aMessage(15, fromReader)).text).toBe('Isolde has sent you a message');
  // Taken back: the own message before it is not new.
  expect(arrive(...earlier).text).toBe('');
  expect(arrive(aMessage(16, { sender: 'writer' })).text).toBe('Your reader has sent you a message');
  expect(arrive().text).toBe('');
});
