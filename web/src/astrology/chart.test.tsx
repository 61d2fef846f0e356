import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Chart } from '#contract/astrology/calls.ts';
import { BODIES } from '#contract/astrology/codes.ts';
import { toWire } from '#contract/wire.ts';
import { newQueryClient } from '../platform/queries.ts';
import { ChartScreen } from './ChartScreen.tsx';
import { ChartSheet } from './ChartSheet.tsx';
import { ChartWords } from './ChartWords.tsx';
import { CompactChart } from './CompactChart.tsx';
import SIGN_WORDS from './signWords.json' with { type: 'json' };
import { chartDay } from '../testing/chartDays.ts';
import { dateChart, exactChart, hourChart, noChart } from '../testing/charts.ts';
import { renderApp } from '../testing/fakeServer.tsx';
import { memberProfile } from '../testing/profiles.ts';
import { TestRouter } from '../testing/TestRouter.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ignore = () => {};

function showSheet(chart: Chart, viewer: 'member' | 'writer' = 'member') {
  render(
    <TestRouter>
      <ChartSheet
        chart={chart}
        viewer={viewer}
        title="My birth chart"
        houses="whole_sign"
        onHouses={ignore}
      />
    </TestRouter>,
  );
}

/** The rows of a table as texts, by their row headers. */
function readRows(name: string) {
  const rows = within(screen.getByRole('table', { name })).getAllByRole('row').slice(1);
  return Object.fromEntries(
    rows.flatMap((row) => {
      const head = within(row).queryByRole('rowheader')?.textContent;
      return head === undefined
        ? []
        : [
            [
              head,
              within(row)
                .getAllByRole('cell')
                .map((cell) => cell.textContent),
            ],
          ];
    }),
  );
}

test('to the minute, the table has every body with sign, degree and house, and the angles', () => {
  showSheet(exactChart);
  const rows = readRows('Positions');
  expect(Object.keys(rows)).toEqual([...Object.values(BODIES), 'Ascendant', 'Midheaven']);
  expect(rows).toMatchObject({
    Sun: ['Scorpio', '23°35′', '1'],
    Mars: ['Capricorn', '11°32′retrograde', '3'],
    Midheaven: ['Cancer', '18°43′', '9'],
  });
});

test('the wheel is a picture with a name, and says what it shows', () => {
  showSheet(exactChart);
  const wheel = screen.getByRole('img', { name: /^My birth chart/ });
  expect(wheel.querySelector('title')?.textContent).toBe('My birth chart');
  expect(wheel.querySelector('desc')?.textContent).toContain('Mars 11°32′ Capricorn retrograde');
  expect([...wheel.querySelectorAll('text')].map((text) => text.textContent)).toEqual(
    expect.arrayContaining(['AC', 'MC', '12', '23°']),
  );
});

test('to the hour, the signs that may be rising are named, and no angle has a degree', () => {
  showSheet(hourChart);
  expect(readRows('Positions')['Rising']).toEqual(['Libra or Scorpio']);
  expect(screen.queryByText('AC')).toBeNull();
  expect(screen.queryByRole('radiogroup', { name: 'Houses' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Add the exact minute' }).getAttribute('href')).toBe('/profile');
});

test('without the hour, the moon is an arc from the beginning of the day to its end', () => {
  showSheet(dateChart);
  expect(readRows('Positions')['Moon']).toEqual(['Scorpio or Sagittarius', '24° to 8°']);
  expect(readRows('Positions')).not.toHaveProperty('Rising');
});

test('the aspects begin with the most exact, and each kind has words besides its line', () => {
  showSheet(exactChart);
  const aspects = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(aspects.slice(aspects.indexOf('Opposition, 180° apart') + 1)[0]).toBe(
    'Mercury conjunct Jupiter0°06′ from exact',
  );
});

test('the offset is named with the way to change it, which writers do not have', () => {
  showSheet(exactChart);
  expect(screen.getByText(/UTC−03:00/).textContent).toContain('America/Sao_Paulo');
  expect(screen.getByRole('link', { name: 'Edit the offset from UTC' })).toBeTruthy();
  cleanup();
  showSheet(hourChart, 'writer');
  expect(screen.queryByRole('link', { name: /Edit|Add/ })).toBeNull();
});

function showCompact(chart: Chart) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    return Response.json(toWire(url.includes('/transits') ? chartDay : chart));
  });
  renderCompact();
  return requests;
}

function renderCompact() {
  render(
    <QueryClientProvider client={newQueryClient()}>
      <TestRouter>
        <CompactChart userId={7} firstName="Rosalind" />
      </TestRouter>
    </QueryClientProvider>,
  );
}

test('a writer sees the chart small with one line, and whole when it is opened', async () => {
  const showCompactChart = showCompact(hourChart);
  expect(
    await screen.findByText('Sun in Scorpio, Moon in Sagittarius, rising: Libra or Scorpio'),
  ).toBeTruthy();
  expect(showCompactChart[0]).toBe('/api/charts/7?houses=whole_sign');
  expect(await screen.findByRole('heading', { name: 'Today' })).toBeTruthy();
  expect(showCompactChart.slice(1)).toEqual([
    expect.stringMatching(/^\/api\/charts\/7\/transits\?date=\d{4}-\d\d-\d\d$/),
  ]);
  const lines = within(screen.getByRole('region', { name: 'Today' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toContain(
    'Saturn square natal Sun0.2° · exact 24 November 2026',
  );
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open the chart' }));
  expect(screen.getByRole('table', { name: 'Positions', hidden: true })).toBeTruthy();
});

test('at midnight the chart stays, and the words of the new day replace those of the last', async () => {
  vi.setSystemTime(new Date(2026, 10, 22, 23, 59, 50));
  const ticks: (() => void)[] = [];
  const { setInterval } = globalThis;
  vi.stubGlobal('setInterval', (tick: () => void, ms: number) => {
    ticks.push(tick);
    return setInterval(tick, ms);
  });
  const nextDay = Promise.withResolvers<Response>();
  const days: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/api/users-me') return Response.json(toWire(memberProfile));
    if (!url.includes('/transits')) return Response.json(toWire(exactChart));
    days.push(url.slice(-10));
    return days.length === 1 ? Response.json(toWire(chartDay)) : nextDay.promise;
  });
  await renderApp(<ChartScreen />);
  const table = await screen.findByRole('table', { name: 'Positions' });
  const readDay = () => screen.getByRole('region', { name: 'Today' }).textContent;
  const lastDay = readDay();
  vi.setSystemTime(new Date(2026, 10, 23, 0, 0, 5));
  act(() => ticks.forEach((tick) => tick()));
  await vi.waitFor(() => expect(days).toEqual(['2026-11-22', '2026-11-23']));
  expect(table.isConnected).toBe(true);
  nextDay.resolve(Response.json(toWire({ ...chartDay, date: '2026-11-23', transits: [] })));
  await vi.waitFor(() => expect(readDay()).not.toBe(lastDay));
  expect(table.isConnected).toBe(true);
});

test('a chart is shown without the words of the day if those cannot be loaded', async () => {
  const fetchTransits = vi.fn<() => void>();
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/api/users-me') return Response.json(toWire(memberProfile));
    if (!url.includes('/transits')) return Response.json(toWire(exactChart));
    fetchTransits();
    return Response.json(null, { status: 404 });
  });
  await renderApp(<ChartScreen />);
  const table = await screen.findByRole('table', { name: 'Positions' });
  // By the screen, and again by the words in it.
  await vi.waitFor(() => expect(fetchTransits).toHaveBeenCalledTimes(2));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(fetchTransits).toHaveBeenCalledTimes(2);
  expect(table.isConnected).toBe(true);
  expect(screen.queryByRole('region', { name: 'Today' })).toBeNull();
});

test('a chart that could not be loaded shows an error, and is loaded at the next try', async () => {
  let isClear = false;
  vi.stubGlobal('fetch', async (url: string) =>
    isClear
      ? Response.json(toWire(url.includes('/transits') ? chartDay : hourChart))
      : Response.json({ details: 'No such member' }, { status: 404 }),
  );
  renderCompact();
  expect((await screen.findByRole('alert')).textContent).toContain('The chart could not be loaded');
  isClear = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/rising: Libra or Scorpio/)).toBeTruthy();
});

test('a member without a date of birth has no chart, and it is said', async () => {
  showCompact(noChart);
  expect(await screen.findByText('Their date of birth is not known, so no chart can be drawn.')).toBeTruthy();
});

test('the words for Sun, Moon and rising sign say in one line what is not certain', () => {
  const { rerender } = render(<ChartWords chart={exactChart} />);
  const listHeadings = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
  expect(listHeadings()).toEqual(['Sun in Scorpio', 'Moon in Sagittarius', 'Scorpio rising']);
  expect(screen.queryByText(SIGN_WORDS.SAG.moon)).not.toBeNull();
  expect(screen.queryByText(/would tell|takes the time/)).toBeNull();

  rerender(<ChartWords chart={dateChart} />);
  expect(listHeadings()).toEqual(['Sun in Scorpio', 'Moon in Scorpio or Sagittarius', 'Rising sign']);
  expect(screen.queryByText(/^The Moon changed its sign that day/)).not.toBeNull();
  expect(screen.queryByText(/^It takes the time and the place of birth/)).not.toBeNull();
  for (const text of [SIGN_WORDS.SCO.moon, SIGN_WORDS.SAG.moon])
    expect(screen.queryByText(text, { exact: false })).not.toBeNull();

  rerender(<ChartWords chart={hourChart} />);
  expect(listHeadings().at(-1)).toBe('Libra or Scorpio rising');
});
