import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Place } from '#contract/astrology/calls.ts';
import { toWire } from '#contract/wire.ts';
import { newQueryClient } from '../platform/queries.ts';
import { useForm } from '../platform/useForm.ts';
import { BirthPlaceField } from './PlaceField.tsx';
import type { ProfileValues } from './profileValues.ts';

const porto: Place = {
  id: 2_735_943,
  name: 'Porto',
  region: '',
  country: 'Portugal',
  latitude: 41.15,
  longitude: -8.61,
  timeZone: 'Europe/Lisbon',
};
const alegre: Place = { ...porto, id: 3_452_925, name: 'Porto Alegre', country: 'Brazil' };

let answer: () => Response | Promise<Response>;
let requests: string[];
const sent = vi.fn<(values: unknown) => void>();

beforeEach(() => {
  requests = [];
  sent.mockClear();
  answer = () => Response.json(toWire([porto, alegre]));
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    return answer();
  });
  show('');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(birthLocation: string) {
  render(
    <QueryClientProvider client={newQueryClient()}>
      <Harness birthLocation={birthLocation} />
    </QueryClientProvider>,
  );
}

function Harness({ birthLocation }: { birthLocation: string }) {
  const form = useForm({
    shape: z.unknown(),
    initial: { birthLocation, birthPlace: null } as unknown as ProfileValues,
    submit: sent,
  });
  return (
    <form {...form.props}>
      <BirthPlaceField form={form} />
      <button type="submit">Save</button>
    </form>
  );
}

const placeInput = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Birth location' });
const describedText = () =>
  document.getElementById(placeInput().getAttribute('aria-describedby') ?? '')?.textContent;
const activeOption = () =>
  document.getElementById(placeInput().getAttribute('aria-activedescendant') ?? '')?.textContent;

async function typeAndWait(text: string) {
  await userEvent.type(placeInput(), text);
  await screen.findAllByRole('option');
}

test('the place search runs once, when typing pauses', async () => {
  await userEvent.type(placeInput(), 'P');
  await typeAndWait('orto');
  expect(requests).toEqual(['/api/places?search=Porto']);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'PortoPortugal',
    'Porto AlegreBrazil',
  ]);
});

test('the arrows walk through the list and Enter picks without sending the form', async () => {
  await typeAndWait('Porto');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(activeOption()).toBe('Porto AlegreBrazil');
  await userEvent.keyboard('{ArrowDown}');
  expect(activeOption()).toBe('PortoPortugal');
  await userEvent.keyboard('{ArrowUp}');
  expect(activeOption()).toBe('Porto AlegreBrazil');
  await userEvent.keyboard('{Enter}');
  expect(sent).not.toHaveBeenCalled();
  expect(placeInput().value).toBe('Porto Alegre, Brazil');
  expect(placeInput().getAttribute('aria-expanded')).toBe('false');
  expect(describedText()).toBe('On the map: Porto Alegre, Brazil');
  await userEvent.keyboard('{Enter}');
  expect(sent.mock.lastCall?.[0]).toMatchObject({ birthPlace: { id: alegre.id, timeZone: 'Europe/Lisbon' } });
});

test('places that arrive after the field was left are not shown', async () => {
  await userEvent.type(placeInput(), 'Porto');
  await userEvent.tab();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  await vi.waitFor(() => expect(describedText()).toMatch(/^Choose the town/));
  expect(screen.queryByRole('option')).toBeNull();
});

test('a click also chooses', async () => {
  await typeAndWait('Porto');
  await userEvent.click(screen.getAllByRole('option')[0]!);
  expect(describedText()).toBe('On the map: Porto, Portugal');
});

test('Esc closes the list and keeps what was typed', async () => {
  await typeAndWait('Porto');
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(placeInput().value).toBe('Porto');
});

test('typing after choosing a place removes its coordinates', async () => {
  await typeAndWait('Porto');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await userEvent.type(placeInput(), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent.mock.lastCall?.[0]).toMatchObject({ birthLocation: 'Porto, Portugal!', birthPlace: null });
});

test('a place that is not found is reported, and its text is kept', async () => {
  answer = () => Response.json([]);
  await userEvent.type(placeInput(), 'Hogsmeade');
  await waitFor(() => expect(describedText()).toBe('Not on our map: houses and angles will be left out.'));
  await userEvent.keyboard('{Enter}');
  expect(sent.mock.lastCall?.[0]).toMatchObject({ birthLocation: 'Hogsmeade', birthPlace: null });
});

test('a place that was typed earlier is not said to be missing from the map before it is searched for', async () => {
  cleanup();
  show('Porto');
  expect(describedText()).toBe('Not chosen on our map: houses and angles are left out.');
  await userEvent.click(placeInput());
  await waitFor(() => expect(describedText()).toMatch(/^Choose the town/));
});

test('a failed place search never blocks the form', async () => {
  answer = () => Response.json({ details: 'Broken' }, { status: 500 });
  await userEvent.type(placeInput(), 'Porto');
  await waitFor(() => expect(describedText()).toMatch(/cannot be searched right now/));
  expect(placeInput().value).toBe('Porto');
  await userEvent.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledOnce();
});

test('while another name is searched for, no places of the former one are offered', async () => {
  await typeAndWait('Porto');
  let resolveAnswer = (_response: Response) => {};
  answer = () => new Promise((resolve) => (resolveAnswer = resolve));
  await userEvent.type(placeInput(), ' A');
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(screen.getAllByRole('option'), 'a name that grows').toHaveLength(2);
  await userEvent.clear(placeInput());
  await userEvent.type(placeInput(), 'Reykjavik');
  await waitFor(() => expect(requests).toHaveLength(3));
  expect(screen.queryByRole('option')).toBeNull();
  expect(describedText()).toBe('Looking for it on the map.');
  resolveAnswer(Response.json(toWire([])));
  await waitFor(() => expect(describedText()).toMatch(/^Not on our map/));
});

test('a text too long for a name is not asked for', async () => {
  await typeAndWait('Porto');
  await userEvent.paste(', behind the seven hills'.repeat(20));
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  expect(describedText()).toMatch(/^Not on our map/);
  expect(requests).toEqual(['/api/places?search=Porto']);
});

test('a name that is still being looked for has no result and no error', async () => {
  await userEvent.type(placeInput(), 'Porto');
  expect(describedText()).toBe('Looking for it on the map.');
});

test('two towns that read the same are told apart by where they lie', async () => {
  answer = () =>
    Response.json(toWire([porto, { ...porto, id: 1, latitude: -3.04, longitude: 12.36 }, alegre]));
  await typeAndWait('Porto');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'PortoPortugal, 41.1° N 8.6° W',
    'PortoPortugal, 3.0° S 12.4° E',
    'Porto AlegreBrazil',
  ]);
});
