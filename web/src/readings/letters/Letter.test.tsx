import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Message } from '#contract/readings/shapes.ts';
import { findSpread } from '#contract/tarot/rules.ts';
import { newQueryClient } from '../../platform/queries.ts';
import { ToastsProvider } from '../../ui/Toasts.tsx';
import { Letter } from './Letter.tsx';
import { TestRouter } from '../../testing/TestRouter.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const aLetter = (fields: Partial<Message> = {}): Message => ({
  id: 1,
  requestId: 1,
  senderId: 2,
  sender: 'writer',
  createdAt: '2026-11-20T05:31:00.000Z',
  text: 'Dear Rosalind,',
  responseMode: 'ReadingResponse',
  writerPersonality: { id: 7, firstName: 'Isolde', lastName: 'Marr', picture: null },
  tarotCardName: null,
  tarotCard: null,
  allowedTarotCards: [],
  spread: null,
  cards: [],
  moon: null,
  ...fields,
});

const NAMES = ['The Moon', 'The Tower', 'The Sun', 'The Star', 'Death', 'Justice', 'Strength'];
const MORE = ['The Fool', 'The World', 'Temperance'];

const spreadFields = (spread: string, text: (n: number) => string) => ({
  spread,
  cards: findSpread(spread)!.positions.map((position, n) => {
    const name = [...NAMES, ...MORE][n]!;
    return { position, name, reversed: n === 1, imagePath: `/decks/night/${n}-600.webp`, text: text(n) };
  }),
});

const renderLetter = (letter: Message) =>
  render(
    <QueryClientProvider client={newQueryClient()}>
      <ToastsProvider>
        <TestRouter>
          <Letter letter={letter} initialState="read" isOnSky={false} onOpen={vi.fn()} onQuote={vi.fn()} />
        </TestRouter>
      </ToastsProvider>
    </QueryClientProvider>,
  );

const findOrderedCards = () => screen.getByRole('list', { name: 'The cards in their order' });

test('shows a Celtic Cross as a figure, with its passages in reading order below', () => {
  renderLetter(aLetter(spreadFields('celtic-cross', (n) => `Passage ${n + 1}.`)));
  const figure = within(screen.getByRole('list', { name: 'Celtic Cross' })).getAllByRole('button');
  expect(figure.map(({ textContent }) => textContent)).toHaveLength(10);
  expect(figure[1]?.textContent).toContain('Challenge');
  const items = within(findOrderedCards()).getAllByRole('listitem');
  expect(items.map(({ textContent }) => /Passage \d+/.exec(textContent)?.[0])).toEqual(
    Array.from({ length: 10 }, (_, n) => `Passage ${n + 1}`),
  );
});

test('a reversed card says so, in the figure and beside its passage', () => {
  renderLetter(aLetter(spreadFields('cross', () => '')));
  expect(screen.getAllByRole('img', { name: 'The Tower, reversed' })).toHaveLength(2);
  expect(screen.getByText('The Tower, reversed')).toBeDefined();
  expect(screen.queryByRole('img', { name: 'The Moon, reversed' })).toBeNull();
});

test('shows three cards without passages only on the letter', () => {
  renderLetter(aLetter(spreadFields('past-present-future', () => '')));
  expect(screen.getAllByRole('img')).toHaveLength(3);
  expect(screen.queryByRole('list', { name: 'The cards in their order' })).toBeNull();
});

test('shows a single card without a spread by its name', () => {
  renderLetter(
    aLetter({ tarotCard: { id: 5, imagePath: '/decks/night/the-star-600.webp', tarot: 'The Star' } }),
  );
  expect(screen.getByRole('list', { name: 'Cards drawn' })).toBeDefined();
  expect(screen.getByRole('img', { name: 'The Star' })).toBeDefined();
});

test('opens a card large, with arrow keys for the next and previous one', () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  renderLetter(aLetter(spreadFields('past-present-future', () => '')));
  fireEvent.click(screen.getByRole('button', { name: /The Tower/ }));
  const readHeading = () => screen.getByRole('dialog').querySelector('h2')?.textContent;
  expect(readHeading()).toBe('The Tower, reversed');
  fireEvent.keyDown(window, { key: 'ArrowRight' });
  fireEvent.keyDown(window, { key: 'ArrowRight' });
  expect(readHeading()).toBe('The Sun');
  expect(screen.getByRole('status').textContent).toContain('3 of 3');
  fireEvent.keyDown(window, { key: 'ArrowLeft' });
  expect(readHeading()).toBe('The Tower, reversed');
});
