import { expect, test, vi } from 'vitest';
import { preloadFirstCard } from './preloadFirstCard.ts';

/** The pictures that are asked for by the response with these cards. */
async function preload(...names: string[]) {
  const pictures: HTMLImageElement[] = [];
  const Picture = window.Image;
  vi.stubGlobal(
    'Image',
    class extends Picture {
      constructor() {
        super();
        pictures.push(this);
      }
    },
  );
  const cards = names.map((name) => ({ image_path: name }));
  const response = Response.json({ messages: [{ cards: [] }, { cards }] });
  await preloadFirstCard(Promise.resolve(response));
  vi.unstubAllGlobals();
  expect(response.bodyUsed).toBe(false);
  return pictures.map(({ sizes, srcset }) => `${srcset}, ${sizes}`);
}

const card = (name: string) => `/decks/night/${name}-600.webp?v=1`;

test('the first picture of a fan is asked for in the width in which it is shown', async () => {
  expect(await preload(card('sun'), card('moon'), card('star'), card('world'))).toEqual([
    '/decks/night/sun-300.webp?v=1 300w, /decks/night/sun-600.webp?v=1 600w, 64px',
  ]);
});

test('three cards or fewer, and uploaded pictures, are not', async () => {
  expect(await preload(card('sun'), card('moon'), card('star'))).toEqual([]);
  expect(await preload('/api/1', '/api/2', '/api/3', '/api/4')).toEqual([]);
});
