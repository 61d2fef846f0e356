import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../testing/fakeServer.tsx';
import { SignUpScreen } from './SignUpScreen.tsx';

beforeEach(() => renderApp(<SignUpScreen />));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('stores the fields in the history, and neither the password nor anything for its keys', () => {
  type('First name', 'Rosalind');
  const replaceState = vi.spyOn(history, 'replaceState');
  type('Password', 'a lantern by the door');
  expect(replaceState).not.toHaveBeenCalled();
  expect(history.state).toMatchObject({ fields: { firstName: 'Rosalind' } });
  expect(JSON.stringify(history.state)).not.toContain('lantern');
});

test('stays usable when Safari refuses to store more', () => {
  vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError');
  });
  type('First name', 'Rosalind');
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Rosalind');
});
