import type { DemoThread } from './demoThread.ts';

/** The threads of the members whose membership is running. */
export const LETTERS: readonly DemoThread[] = [
  {
    member: 'monthly_active',
    title: 'Will I find my way back to painting?',
    status: 'RESPONDED',
    reader: 'Isolde',
    numberOfTarotCards: 3,
    askedHoursAgo: 30,
    unread: { forMember: 1 },
    messages: [
      {
        by: 'member',
        after: 0,
        text: [
          'It has been four years since I last opened the box of oils. I am not sure whether I miss the work or the person I was.',
        ],
      },
      {
        by: 'Isolde',
        after: 19,
        cards: [
          { name: 'Five of Cups', position: 'What is under the bed' },
          { name: 'The Moon', position: 'The path' },
          { name: 'The Star', position: 'What waits at the water' },
        ],
        text: [
          'Dear Rosalind,',
          'I drew for you last night with the window open. Three cards, and the first one fell before I had finished shuffling, which I always take as a hurry to be heard.',
          'The Five of Cups is the box under the bed. You have been counting what spilled: the studio, the Thursday class, the friend who used to collect you. Look at the card again. There are two cups still standing, and the figure has not turned round yet. That is all. She has not turned round.',
          'The Moon does not promise that the path is safe, only that it is there. You asked whether you miss the work or the person. I think you are afraid the answer is both. Paint at night if the day has too many witnesses.',
          'And then The Star, which I was not expecting. She kneels with one foot in the water. Nothing about her is finished. Start with water, then: thin washes, cheap paper, no one watching.',
        ],
      },
    ],
  },
  {
    member: 'monthly_active',
    title: 'My sister has not called since August',
    status: 'OPENED',
    reader: 'Isolde',
    isRushed: true,
    numberOfTarotCards: 2,
    askedHoursAgo: 2,
    unread: { forWriters: 2 },
    messages: [
      {
        by: 'member',
        after: 0,
        text: [
          'We argued about our mother’s piano and said things. She is coming to the wedding on Saturday and so am I. What should I have in my hands when I see her?',
        ],
      },
      { by: 'member', after: 0.4, text: ['I mean that as a real question. I keep picturing my hands.'] },
    ],
  },
  {
    member: 'monthly_active',
    title: 'The job in Cardiff',
    status: 'CLOSED',
    reader: 'Anselm',
    askedHoursAgo: 1_250,
    messages: [
      {
        by: 'member',
        after: 0,
        text: [
          'They want an answer by the first. More money, a longer train, a department that laughs. Which part do I listen to?',
        ],
      },
      {
        by: 'Anselm',
        after: 11,
        cards: [{ name: 'Two of Pentacles', position: 'The scales' }],
        text: [
          'Dear Rosalind,',
          'One card, because you already have the figures. The Two of Pentacles is a man keeping two coins in the air while ships go up and down behind him. People take him for a juggler. I take him for a man who has noticed that both coins are on one ribbon.',
          'You wrote the three things in an order: money, train, laughter. Read your own letter again and see which of them got an adjective that was not a number. A longer train is a cost you can measure. A department that laughs is the only thing on your list that you would miss on a Sunday evening.',
          'Ask them for one day at home each week before you answer. If they say yes, you have shortened the train. If they say no, you have learnt something about the laughter.',
        ],
      },
      {
        by: 'member',
        after: 60,
        text: ['They said yes to the Fridays. I start in the new year. Thank you, Anselm.'],
      },
      { by: 'Anselm', after: 70, text: ['Then I am glad for the whole department. Keep the Fridays.'] },
    ],
  },
  {
    member: 'yearly_active',
    title: 'Nights or days',
    status: 'OPENED',
    reader: 'Anselm',
    askedHoursAgo: 9,
    unread: { forWriters: 1 },
    messages: [
      {
        by: 'member',
        after: 0,
        text: [
          'They offered me the day ward. Everyone says take it. On nights I know who I am. In daylight I am not so sure. Can you look at both?',
        ],
      },
    ],
  },
  {
    member: 'yearly_active',
    title: 'What did she mean by the key?',
    status: 'RESPONDED',
    reader: 'Odile',
    isOracle: true,
    askedHoursAgo: 200,
    messages: [
      {
        by: 'member',
        after: 0,
        text: [
          'A patient, ninety-one, pressed a small key into my hand before she was moved to another ward. She said only: you will know. I do not know.',
        ],
      },
      {
        by: 'Odile',
        after: 16,
        cards: [{ name: 'The Key', position: 'The card' }],
        text: [
          'Dear Tomás,',
          'I shuffled the Letters of the Moon and turned over the Key, and laughed out loud in an empty kitchen. Do not make too much of that. There are forty-four cards; sometimes one of them has good manners.',
          'Here is what the card asks: what is already unlocked? We think of a key as something that opens. Mostly a key is something you were trusted with. She had carried it through how many moves, how many drawers, and out of everyone on that corridor she chose the hand that was there at four in the morning.',
          'You do not have to find the box. Put it on the ring with your own keys, so that you meet it every night when you come home. I believe that is what you will know.',
        ],
      },
      {
        by: 'member',
        after: 40,
        text: ['It is on the ring. It is the smallest and I notice it every time.'],
      },
      {
        by: 'Odile',
        after: 41,
        text: ['Good. Small keys are for letters and music boxes. You could do worse.'],
      },
      {
        by: 'Odile',
        after: 90,
        cards: [{ name: 'The Lantern', position: 'A card for the road' }],
        text: [
          'Dear Tomás,',
          'I passed your letter again today and drew one more for you, because you did not ask. The Lantern: light for one step. You hold it for strangers all night. Lower it a little this week, until it shows your own feet.',
        ],
      },
    ],
  },
  {
    member: 'yearly_active',
    title: 'Saying yes to the flat',
    status: 'CLOSED',
    reader: 'Anselm',
    numberOfTarotCards: 2,
    askedHoursAgo: 2_400,
    messages: [
      {
        by: 'member',
        after: 0,
        text: ['It is small and the rent is honest. I would be alone for the first time in eleven years.'],
      },
      {
        by: 'Anselm',
        after: 22,
        cards: [
          { name: 'Four of Wands', position: 'The door' },
          { name: 'The Hermit', position: 'The room' },
        ],
        text: [
          'Dear Tomás,',
          'The Four of Wands is a threshold with flowers on it. It does not say that anybody else is coming through the door. It says that you may put the flowers up for yourself.',
          'The Hermit is an old friend of mine, and he is not lonely. He has gone up the hill to hear himself think and he has taken a lamp, so he means to be found. Buy two good chairs. One is for you. The other says that this is a choice and not a sentence.',
        ],
      },
    ],
  },
  {
    member: 'cancel_upcoming',
    title: 'How do I say no to my best friend?',
    status: 'RESPONDED',
    reader: 'Bess',
    askedHoursAgo: 75,
    unread: { forMember: 1 },
    messages: [
      {
        by: 'member',
        after: 0,
        text: ['She wants me to go into the shop with her, halves. I love her. I have seen her accounts.'],
      },
      {
        by: 'Bess',
        after: 13,
        cards: [{ name: 'Queen of Swords', position: 'How to stand' }],
        text: [
          'Dear Wren,',
          'You drew the Queen of Swords, and I could have hugged the pair of you. She holds her sword upright and her other hand open. People remember the sword. I would like you to practise the hand.',
          'Say it early, say it once, and say it sitting down: I want to be your friend for thirty years and I would not survive three as your partner. Then bring her something you do want to give. A Saturday a month behind the till. Your eye for a window. The name of a good bookkeeper.',
          'A no with an open hand beside it is one of the kindest things one person can give another.',
        ],
      },
    ],
  },
  {
    member: 'cancel_upcoming',
    title: 'A card for the dog and me',
    status: 'OPENED',
    reader: null,
    isOracle: true,
    askedHoursAgo: 26,
    unread: { forWriters: 1 },
    messages: [
      {
        by: 'member',
        after: 0,
        text: ['He is thirteen. I am not asking how long. I am asking how to spend it.'],
      },
    ],
  },
  {
    member: 'cancel_upcoming',
    title: 'First question ever',
    status: 'CLOSED',
    reader: 'Bess',
    askedHoursAgo: 1_900,
    messages: [
      {
        by: 'member',
        after: 0,
        text: ['I do not know how this works. Is it all right to just ask what I should look at?'],
      },
      {
        by: 'Bess',
        after: 9,
        cards: [{ name: 'The Fool', position: 'The first card' }],
        text: [
          'Dear Wren,',
          'It is the best way to ask. And you were given The Fool, which is the deck’s way of saying good morning. A small dog, a light bag, a step. Nothing in this card knows how it works either.',
          'Look at what you carry that you have not opened in a year. Put one thing of it down this week. Then write and tell me what you did with the free hand.',
        ],
      },
    ],
  },
];
