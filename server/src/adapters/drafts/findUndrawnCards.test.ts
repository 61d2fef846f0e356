import { describe, expect, test } from 'vitest';
import { ORACLE_CARDS, TAROT_CARDS } from '#contract/tarot/codes.ts';
import { createDraftCard, createDraftInput } from '../../../testing/adapters/draftInput.ts';
import { findUndrawnCards } from './findUndrawnCards.ts';

const input = createDraftInput({
  cards: [createDraftCard({ name: 'The Star' }), createDraftCard({ name: 'Two of Cups' })],
});

describe('in a tarot letter with The Star and the Two of Cups, other cards are', () => {
  test.each([
    ['Here lies The Tower.', ['The Tower']],
    ['And the Tower asks you to wait.', ['The Tower']],
    ['THE TOWER is behind you.', ['The Tower']],
    ['A word on the tower card, too.', ['The Tower']],
    ['Then comes the ten of wands.', ['Ten of Wands']],
    ['The 3 of Coins is steady.', ['Three of Pentacles']],
    ['The Queen-of-Disks listens.', ['Queen of Pentacles']],
    ['Your knight of staves rides.', ['Knight of Wands']],
    ['With Strength beside you, go.', ['Strength']],
    ['You drew Death, and it is a door.', ['Death']],
    ['Death, reversed, is a pause.', ['Death']],
    ['Beside it “Justice” weighs.', ['Justice']],
    ['This is Judgment at last.', ['Judgement']],
    ['Ask the high priestess.', ['The High Priestess']],
    ['A hanged man sees more.', ['The Hanged Man']],
    ['It is a wheel of fortune.', ['Wheel of Fortune']],
    ['Now The Moon asks for patience.', ['The Moon']],
    ['The Sun shows a child.', ['The Sun']],
    ['The moon reversed is clearer.', ['The Moon']],
    ['Hold the Lantern up.', ['The Lantern']],
    ['You have the key card.', ['The Key']],
    ['A card called the bread says so.', ['The Bread']],
    ['The New Moon card is yours.', ['New Moon']],
    ['The Devil and the Tower.', ['The Devil', 'The Tower']],
  ])('%s', (text, cards) => expect(findUndrawnCards(text, input)).toEqual(cards));

  test.each([
    'The Star and the Two of Cups stand together; the star is above.',
    'The moon is high, the sun is gone, and the stars are out.',
    'The Moon is waxing tonight, and the Moon knows it.',
    'With your Sun in Leo and the Moon in Taurus you need time.',
    'You have the strength for it. Strength is quiet. Justice can wait.',
    'There is no justice in that, and the death of a plan is no death.',
    'Death is not what this is about.',
    'It means the world to you, and the world is wide.',
    'He is no fool, and the devil is in the details.',
    'Bake bread, write the letter, ring the bell, close the door, find the key.',
    'The tower of your old school, the emperor of ice cream, a magician of words.',
    'Watch the World Cup with him, at the Lovers Lane.',
    'It is a waxing gibbous moon, near a full moon. The Waxing Gibbous moon is kind.',
    'Two of us, two of them, three of a kind, one of your cups.',
    'Your judgement is sound.',
    'Temperance in all things.',
  ])('none in: %s', (text) => expect(findUndrawnCards(text, input)).toEqual([]));

  test.each([...TAROT_CARDS, ...ORACLE_CARDS].map(({ name }) => name))('%s, said as a card', (name) => {
    const text = `Beside it lies ${name}, reversed.`;
    expect(findUndrawnCards(text, createDraftInput({ moonPhase: 'none' }))).toEqual([name]);
    expect(
      findUndrawnCards(text, createDraftInput({ moonPhase: 'none', cards: [createDraftCard({ name })] })),
    ).toEqual([]);
  });
});

describe('in an oracle letter', () => {
  const oracle = createDraftInput({
    style: 'oracle',
    moonPhase: 'Full Moon',
    sky: { sun: 'Leo', moon: 'Taurus', rising: null },
    cards: [createDraftCard({ name: 'New Moon' })],
  });
  test.each([
    ['You also have the Last Quarter here.', ['Last Quarter']],
    ['Beside it Moon in Aries speaks.', ['Moon in Aries']],
    ['Your New Moon card, with the Full Moon above, and your Moon in Taurus.', []],
    ['You drew the Tide.', ['The Tide']],
  ])('%s', (text, cards) => expect(findUndrawnCards(text, oracle)).toEqual(cards));
});

test('a member whose name is that of a card can be addressed by it', () => {
  const justice = createDraftInput({ firstName: 'Justice' });
  expect(findUndrawnCards('Dear friend, dear Justice, it is yours.', justice)).toEqual([]);
});
