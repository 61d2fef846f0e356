import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newQueryClient } from '../platform/queries.ts';
import { CardPicture } from './CardPicture.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const renderPicture = () =>
  render(
    <QueryClientProvider client={newQueryClient()}>
      <CardPicture imagePath="/decks/night/the-star-600.webp?v=01234567" alt="The Star" sizes="88px" />
    </QueryClientProvider>,
  );
const picture = () => screen.queryByRole('img', { name: 'The Star' });
const failToLoad = () => fireEvent.error(picture()!);
const advanceTwoSeconds = () => {
  act(() => {
    vi.advanceTimersByTime(2_000);
  });
};

test('a picture that is not rendered yet shows its card’s name, and is requested again', () => {
  renderPicture();
  failToLoad();
  expect(picture()).toBeNull();
  expect(screen.getByText('The Star')).toBeDefined();
  advanceTwoSeconds();
  expect(picture()?.getAttribute('src')).toBe('/decks/night/the-star-600.webp?v=01234567');
});

test('a picture that is never available keeps showing its name', () => {
  renderPicture();
  for (let attempts = 0; picture() !== null && attempts < 100; attempts += 1) {
    failToLoad();
    advanceTwoSeconds();
  }
  expect(picture()).toBeNull();
  expect(screen.getByText('The Star')).toBeDefined();
  expect(vi.getTimerCount()).toBe(0);
});

test('the first picture in sight is loaded before others, and one further down when it is near', () => {
  const path = '/decks/night/the-star-600.webp';
  render(
    <QueryClientProvider client={newQueryClient()}>
      <CardPicture imagePath={path} alt="first" sizes="64px" loads="first" />
      <CardPicture imagePath={path} alt="near" sizes="64px" loads="near" />
    </QueryClientProvider>,
  );
  const attribute = (alt: string, name: string) => screen.getByRole('img', { name: alt }).getAttribute(name);
  expect([attribute('first', 'fetchpriority'), attribute('first', 'loading')]).toEqual(['high', null]);
  expect([attribute('near', 'fetchpriority'), attribute('near', 'loading')]).toEqual([null, 'lazy']);
});
