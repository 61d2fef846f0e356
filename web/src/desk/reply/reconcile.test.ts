import { expect, test } from 'vitest';
import { emptyReply, type ReplyForm } from '#contract/readings/forms.ts';
import { reconcile } from './reconcile.ts';

const reply = (messageText: string): ReplyForm => ({ ...emptyReply('OPENED'), messageText });
const HERE = reply('Dear Rosalind');
const THERE = reply('Dear Rosalind, begin with water');

const CARDS: Partial<ReplyForm> = {
  spread: 'one-card',
  cards: [{ position: 'The card', name: 'The Star', reversed: false, imagePath: '/night/the-star.webp' }],
};
const DRAWN = { ...reply(''), ...CARDS };
const DRAWN_THERE = {
  ...THERE,
  ...CARDS,
  cards: CARDS.cards!.map((card) => ({ ...card, imagePath: '/paper/the-star.webp', text: 'Water.' })),
};

const base = {
  mine: HERE,
  version: '"1"',
  isSaved: false,
  isOpen: false,
  theirs: THERE,
  theirVersion: '"2"',
};

test.each<[string, Partial<Parameters<typeof reconcile>[0]>, ReturnType<typeof reconcile>]>([
  ['the same words are no question', { theirs: reply('Dear Rosalind') }, 'same'],
  ['nothing on either side is no question', { mine: null, theirs: null }, 'same'],
  ['an empty window takes what the server has', { mine: null }, 'takeTheirs'],
  ['an empty window that is open, too', { mine: null, isOpen: true }, 'takeTheirs'],
  ['drawn cards without words', { mine: DRAWN, theirs: DRAWN_THERE, version: null }, 'takeTheirs'],
  [
    'drawn cards without words that the writer sees already',
    { mine: DRAWN, theirs: DRAWN_THERE, version: null, isOpen: true },
    'takeTheirs',
  ],
  ['drawn cards with a word', { mine: { ...HERE, ...CARDS }, theirs: DRAWN_THERE, version: null }, 'ask'],
  ['other cards than those on the server', { mine: DRAWN, version: null }, 'ask'],
  ['words that were removed here', { mine: DRAWN, theirs: DRAWN_THERE, version: '"2"' }, 'keepMine'],
  ['only this window has changed', { version: '"2"' }, 'keepMine'],
  ['only this window has words', { theirs: null }, 'keepMine'],
  ['what was sent elsewhere is gone when it is opened', { theirs: null, isSaved: true }, 'takeTheirs'],
  ['and stays before the writer’s eyes', { theirs: null, isSaved: true, isOpen: true }, 'keepMine'],
  ['when it is opened, the newer version of the server', { isSaved: true }, 'takeTheirs'],
  ['a window that sees a newer one asks', { isSaved: true, isOpen: true }, 'ask'],
  ['both have changed since', {}, 'ask'],
  ['where the version is not known, both may have', { version: null }, 'ask'],
])('%s', (_, given, expected) => {
  expect(reconcile({ ...base, ...given })).toBe(expected);
});
