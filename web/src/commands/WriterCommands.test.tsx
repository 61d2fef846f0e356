import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getMe } from '#contract/profiles/calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { toWire } from '#contract/wire.ts';
import { queryKeyFor } from '../platform/queries.ts';
import { renderApp, startFakeServer } from '../testing/fakeServer.tsx';
import { memberProfile } from '../testing/profiles.ts';
import { KeySettings } from './KeySettings.tsx';
import { type CommandRuns, type PaletteEntry, useCommands } from './useCommands.ts';
import { useKeyHint } from './useKeyHint.ts';
import { WriterCommands } from './WriterCommands.tsx';
import { useLocation } from '../ui/router.tsx';

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A screen that offers commands, with the controls that keys must leave alone. */
function SomeScreen({ runs, entries }: { runs: CommandRuns; entries?: readonly PaletteEntry[] }) {
  useCommands(runs, entries);
  const hint = useKeyHint();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <output>{useLocation().pathname}</output>
      <button type="button" {...hint('claim')} onClick={() => setOpen(true)}>
        Claim
      </button>
      <input aria-label="Name" />
      <input aria-label="Search" type="search" />
      <textarea aria-label="Text" />
      <select aria-label="Order">
        <option>Newest</option>
      </select>
      <div
        aria-label="Letter"
        role="textbox"
        contentEditable="true"
        suppressContentEditableWarning
        tabIndex={0}
      />
      {isOpen && <dialog open>Open</dialog>}
    </>
  );
}

/** As the startup does: the profile is known before any screen is shown. */
function WithProfile({ usesSingleKeys, children }: { usesSingleKeys: boolean; children: React.ReactNode }) {
  const client = useQueryClient();
  useState(() =>
    client.setQueryData(queryKeyFor(getMe, {}), { ...memberProfile, usesLetterKeys: usesSingleKeys }),
  );
  return children;
}

async function renderScreen(
  runs: CommandRuns,
  { entries = [] as readonly PaletteEntry[], usesSingleKeys = true } = {},
) {
  await renderApp(
    <WithProfile usesSingleKeys={usesSingleKeys}>
      <WriterCommands />
      <SomeScreen runs={runs} entries={entries} />
      <KeySettings />
    </WithProfile>,
  );
  return userEvent.setup();
}
/** The entries of the palette; the screen behind it has its own list. */
const palette = () => within(screen.getByRole('dialog', { name: 'Find a command, member or request' }));
/** The browser puts the focus into an opened dialog; the DOM of the tests does not. */
async function openPalette(user: ReturnType<typeof userEvent.setup>) {
  await user.keyboard('{Control>}k{/Control}');
  palette().getByRole('combobox').focus();
}
const shownPath = () => screen.getByRole('status', { name: '' }).textContent;

test('a key runs the command of the screen; a held key repeats only commands that move the selection', async () => {
  const runs = { next: vi.fn(), claim: vi.fn() };
  const user = await renderScreen(runs);
  await user.keyboard('jc');
  expect(runs.next).toHaveBeenCalledTimes(1);
  expect(runs.claim).toHaveBeenCalledTimes(1);
  for (const key of ['j', 'c']) fireEvent.keyDown(document.body, { key, repeat: true });
  expect(runs.next).toHaveBeenCalledTimes(2);
  expect(runs.claim).toHaveBeenCalledTimes(1);
});

test.each(['Name', 'Search', 'Text', 'Order', 'Letter'])('typing in %s runs nothing', async (name) => {
  const run = vi.fn();
  const user = await renderScreen({ next: run, tags: run, search: run, claim: run, open: run, help: run });
  await user.click(screen.getByLabelText(name));
  await user.keyboard('jc#/?o{Enter}gr');
  expect(run).not.toHaveBeenCalled();
  expect(shownPath()).toBe('/');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Escape leaves a field, after it has emptied a search', async () => {
  const back = vi.fn();
  const user = await renderScreen({ back });
  await user.type(screen.getByLabelText('Text'), 'Dear{Escape}');
  expect(back).toHaveBeenCalledTimes(1);
  await user.type(screen.getByLabelText('Search'), 'tower{Escape}');
  expect(back).toHaveBeenCalledTimes(1);
  await user.clear(screen.getByLabelText('Search'));
  await user.keyboard('{Escape}');
  expect(back).toHaveBeenCalledTimes(2);
});

test('Escape keeps a search that was there before its field got the focus', async () => {
  const back = vi.fn();
  const user = await renderScreen({ back });
  const search = screen.getByLabelText<HTMLInputElement>('Search');
  search.value = 'tower';
  await user.click(search);
  await user.keyboard('{Escape}');
  expect(back).toHaveBeenCalledTimes(1);
  expect(search.value).toBe('tower');
  await user.keyboard('s{Escape}');
  expect(back).toHaveBeenCalledTimes(1);
});

test('an input method, an open dialog and a handled key are left alone', async () => {
  const next = vi.fn();
  const user = await renderScreen({ next });
  fireEvent.keyDown(document.body, { key: 'j', isComposing: true });
  fireEvent.keyDown(document.body, { key: 'j', keyCode: 229 });
  const prevent = (event: Event) => event.preventDefault();
  document.body.addEventListener('keydown', prevent);
  await user.keyboard('j');
  document.body.removeEventListener('keydown', prevent);
  await user.click(screen.getByRole('button', { name: 'Claim' }));
  await user.keyboard('j');
  expect(next).not.toHaveBeenCalled();
});

test('two keys one after the other go to a screen', async () => {
  const user = await renderScreen({});
  await user.keyboard('gu');
  expect(shownPath()).toBe('/manage/users');
  await user.keyboard('gg');
  expect(shownPath()).toBe('/manage/grades');
});

test('? shows the keys', async () => {
  const user = await renderScreen({});
  await user.keyboard('?');
  const help = within(screen.getByRole('dialog', { name: 'Keys' }));
  expect(help.getByText('Next request')).toBeDefined();
  expect(help.getByText('Seal, send and open the next')).toBeDefined();
  await user.click(help.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('switched off, keys of one letter do nothing, and Ctrl+K works', async () => {
  const next = vi.fn();
  const user = await renderScreen({ next }, { usesSingleKeys: false });
  await user.keyboard('j?gr');
  expect(next).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Claim' }).title).toBe('Claim or give back');
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.getByRole('combobox', { name: 'Find a command, member or request' })).toBeDefined();
});

test('a button names its key', async () => {
  await renderScreen({});
  const button = screen.getByRole('button', { name: 'Claim' });
  expect(button.title).toBe('Claim or give back (c)');
  expect(button.getAttribute('aria-keyshortcuts')).toBe('c');
});

test('the palette runs a command of the screen after it has closed', async () => {
  const entry = {
    label: 'Draw Celtic Cross',
    run: vi.fn(() => expect(screen.queryByRole('dialog')).toBeNull()),
  };
  const user = await renderScreen({ claim: vi.fn() }, { entries: [entry] });
  await user.click(screen.getByLabelText('Text'));
  await openPalette(user);
  await user.keyboard('drce');
  const field = palette().getByRole('combobox');
  const option = palette().getByRole('option', { name: 'Draw Celtic Cross' });
  expect(option.getAttribute('aria-selected')).toBe('true');
  expect(field.getAttribute('aria-activedescendant')).toBe(option.id);
  await user.keyboard('{Enter}');
  expect(entry.run).toHaveBeenCalledTimes(1);
  await user.keyboard('{Control>}k{/Control}');
  expect(within(palette().getByRole('group', { name: 'Recent' })).getByRole('option').textContent).toBe(
    'Draw Celtic Cross',
  );
});

test('what cannot be done now is not in the palette', async () => {
  const user = await renderScreen({ claim: undefined, done: vi.fn() });
  await user.click(screen.getByRole('button', { name: /^Find a command/ }));
  expect(palette().getByRole('option', { name: /^Mark as done/ })).toBeDefined();
  expect(palette().queryByRole('option', { name: /^Claim/ })).toBeNull();
});

test('the arrow keys wrap around, and Ctrl+K closes', async () => {
  const user = await renderScreen({});
  await openPalette(user);
  const selected = () =>
    palette()
      .getAllByRole('option')
      .findIndex((row) => row.getAttribute('aria-selected') === 'true');
  expect(selected()).toBe(0);
  await user.keyboard('{ArrowUp}');
  expect(selected()).toBe(palette().getAllByRole('option').length - 1);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(selected()).toBe(1);
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the palette finds members and requests, once the typing pauses', async () => {
  server.reads = {
    '/api/users?search=rosa&limit=20': {
      count: 2,
      results: [
        { ...aListedUser, id: 13, firstName: 'Wren', lastName: 'Ash', email: 'rosa@moonletter.test' },
        { ...aListedUser, id: 12, firstName: 'Rosalind', lastName: 'Hale', email: 'r@moonletter.test' },
      ],
    },
    '/api/reading_requests?search=rosa&limit=5&fields=id,title,user': {
      count: 1,
      results: [{ id: 40, title: 'A rose garden', user: { id: 12, firstName: 'Rosalind' } }],
    },
  };
  const user = await renderScreen({});
  await openPalette(user);
  await user.keyboard('rosa');
  const rosalind = await palette().findByRole('option', { name: /^Rosalind Hale/ });
  // A name comes before an address.
  expect(rosalind.getAttribute('aria-selected')).toBe('true');
  await user.click(rosalind);
  expect(shownPath()).toBe('/manage/users/12');
  expect(server.fetched.filter((url) => url.includes('search='))).toHaveLength(2);
  await openPalette(user);
  expect(palette().getByRole('option', { name: /^Rosalind Hale/ })).toBeDefined();
  await user.keyboard('rosa{ArrowDown}');
  await user.click(await palette().findByRole('option', { name: /^A rose garden/ }));
  expect(shownPath()).toBe('/readings/40');
});

test('the keys of one letter are switched off on the server', async () => {
  const changed = { ...memberProfile, usesLetterKeys: false };
  let answer!: (response: Response) => void;
  server.answers = () => new Promise((resolve) => (answer = resolve));
  server.reads = { '/api/users-me': changed };
  const user = await renderScreen({});
  const setting = screen.getByRole('checkbox', { name: 'Keys of one letter' });
  expect(setting).toHaveProperty('checked', true);
  await user.click(setting);
  // The box answers at once and keeps the focus, however slow the server is.
  expect(setting).toHaveProperty('checked', false);
  expect(document.activeElement).toBe(setting);
  expect(setting).toHaveProperty('disabled', false);
  await user.click(setting);
  answer(Response.json(toWire(changed)));
  expect(server.sent).toMatchObject([
    { method: 'PATCH', url: '/api/users-me', body: { uses_letter_keys: false } },
  ]);
  expect(await screen.findByText('Your shortcut setting is saved')).toBeDefined();
  expect(setting).toHaveProperty('checked', false);
});

const aListedUser = {
  zodiac: null,
  gender: null,
  createdAt: '2026-11-20T07:42:00.000Z',
  currentSubscriptionStatus: 'monthly_active',
  subscription: null,
  plan: null,
  tags: [],
  assignedPersonalityUser: null,
  lastRequestAt: null,
  isWriter: false,
  isBlocked: false,
};
