import type { DraftCard, DraftInput } from '../../src/adapters/drafts/drafts.ts';

export const createDraftCard = (more: Partial<DraftCard>): DraftCard => ({
  position: 'The heart of it',
  name: 'The Star',
  reversed: false,
  keywords: ['hope', 'openness', 'rest'],
  meaning: 'Something in you is ready to hope again.',
  question: 'What would you do if you were not afraid?',
  imageLine: 'She pours water on the land and into the pool.',
  text: '',
  ...more,
});

export const createDraftInput = (more: Partial<DraftInput>): DraftInput => ({
  seed: '7-19-0',
  firstName: 'Rosalind',
  question: 'Shall I move to the sea this year?',
  bio: 'I keep bees.',
  style: 'tarot',
  isAstrology: false,
  spread: 'One card',
  cards: [],
  sky: { sun: 'Pisces', moon: null, rising: null },
  otherPerson: null,
  moonPhase: 'Waxing Gibbous',
  isCare: false,
  today: '2026-11-02',
  voice: null,
  memory: { letters: [], cards: [] },
  ...more,
});
