import type { DemoThread } from './demoThread.ts';

/** The threads of the members whose membership rests, waits for a payment or has ended. */
export const LETTERS_OF_THE_PAUSED: readonly DemoThread[] = [
  {
    member: 'monthly_skip_upcoming',
    title: 'A house with nobody in it',
    status: 'RESPONDED',
    reader: 'Bess',
    numberOfTarotCards: 3,
    askedHoursAgo: 150,
    messages: [
      {
        by: 'member',
        after: 0,
        text: ['Both girls are gone now and I keep cooking for four. What does a man do with the quiet?'],
      },
      {
        by: 'Bess',
        after: 20,
        cards: [
          {
            name: 'Ten of Pentacles',
            position: 'What you built',
            text: 'A full house, and you are the one at the gate.',
          },
          {
            name: 'Four of Swords',
            position: 'What it is now',
            text: 'Rest is a room too. You may furnish it.',
          },
          { name: 'Page of Wands', position: 'What knocks', text: 'Something small and new, with a stick.' },
        ],
        text: [
          'Dear Callum,',
          'Ten of Pentacles first, and I would have been surprised by any other. That is your table with all four of them at it. You made it, I suspect with your own hands. It is not gone because they have gone; it is what they are standing on, in New Zealand and wherever the other one has got to.',
          'Then the Four of Swords, a man lying down. Not dead, Callum. Lying down. You have not lain down in twenty-five years. The quiet is not an empty thing that must be filled by Monday.',
          'Last the Page of Wands, who is about nine years old and has found a stick. Make something that nobody needs. A box with a hidden drawer. A boat for a bath. And go on cooking for four: freeze two, and take one across the road.',
        ],
      },
      {
        by: 'member',
        after: 30,
        text: ['There is a widower at number 12. He had the lentils. We are doing Thursdays.'],
      },
      {
        by: 'Bess',
        after: 33,
        text: ['Thursdays! I shall think of you both. More salt than you think, in the lentils.'],
      },
    ],
  },
  {
    member: 'monthly_skip_upcoming',
    title: 'Should I fly out in the spring?',
    status: 'OPENED',
    reader: 'Bess',
    isAstrology: true,
    askedHoursAgo: 20,
    unread: { forWriters: 1 },
    messages: [
      {
        by: 'member',
        after: 0,
        text: [
          'She says come. I have never been further than Spain. Is there a good time in the sky, and would I be in the way?',
        ],
      },
    ],
  },
  {
    member: 'monthly_skip_upcoming',
    title: 'The oak chest',
    status: 'CLOSED',
    reader: 'Anselm',
    askedHoursAgo: 1_500,
    messages: [
      {
        by: 'member',
        after: 0,
        text: ['Sell my father’s chest or keep it? It does not fit through any door I have.'],
      },
      {
        by: 'Anselm',
        after: 15,
        cards: [{ name: 'Six of Cups', position: 'The chest' }],
        text: [
          'Dear Callum,',
          'The Six of Cups is a child handing another child a cup with flowers in it. It is the card of things handed on, and look how small they are.',
          'You are a joiner. Keep the lid. Make of it something that goes through your doors, and let the rest go to someone with a barn. Your father would know the wood again, and that is all a father asks.',
        ],
      },
    ],
  },
  {
    member: 'monthly_skipping',
    title: 'My grandmother’s keys',
    status: 'RESPONDED',
    reader: 'Odile',
    numberOfTarotCards: 3,
    askedHoursAgo: 420,
    messages: [
      {
        by: 'member',
        after: 0,
        text: [
          'Forty-one keys and I cannot throw away one, though I do not know what half of them open. The house must be sold. Where do I begin?',
        ],
      },
      {
        by: 'Odile',
        after: 18,
        cards: [
          { name: 'Six of Swords', position: 'The crossing' },
          { name: 'The Empress', position: 'Who goes with you' },
          { name: 'Ace of Cups', position: 'What is poured' },
        ],
        text: [
          'Dear Noor,',
          'The Six of Swords is a boat, and the swords are standing in the bottom of it. You would think one should take them out before such a journey. But if you pull them out, the boat lets in water. So: you do not have to have finished grieving in order to cross.',
          'The Empress sits beside you with flour to the elbows. I saw your grandmother in her at once, and then, forgive me, I saw you. The house was where she kept it. It is not where it came from.',
          'And the Ace of Cups, which runs over and is not worried about the table. Begin in the kitchen. Keep what your hands knew there: the tin, the rolling pin, the bad knife. When the last key is on the table, bake what she would have baked for people who are moving house, and eat it on the floor.',
        ],
      },
      { by: 'member', after: 60, text: ['I kept the bad knife. Thank you. I cried and then I was hungry.'] },
      { by: 'Odile', after: 64, text: ['That is the right order. Sleep well, Noor.'] },
    ],
  },
  {
    member: 'monthly_skipping',
    title: 'May I be happy this soon?',
    status: 'OPENED',
    reader: 'Odile',
    isOracle: true,
    askedHoursAgo: 340,
    unread: { forWriters: 1 },
    messages: [
      {
        by: 'member',
        after: 0,
        text: [
          'I laughed at work yesterday until I had to sit down on the flour sacks. Then I felt like a thief.',
        ],
      },
    ],
  },
  {
    member: 'monthly_skipping',
    title: 'The shop next door',
    status: 'CLOSED',
    reader: 'Anselm',
    askedHoursAgo: 2_100,
    messages: [
      {
        by: 'member',
        after: 0,
        text: ['The lease beside the bakery is free. I am either brave or tired. How can I tell which?'],
      },
      {
        by: 'Anselm',
        after: 10,
        cards: [{ name: 'Knight of Pentacles', position: 'The pace' }],
        text: [
          'Dear Noor,',
          'The Knight of Pentacles is the only knight whose horse stands still. He is looking at a field and counting. Nobody has ever written a song about him, and he has never once been ruined.',
          'Brave and tired feel alike at nine in the evening. Ask yourself at nine in the morning, three days running, and write the answer down before coffee. If all three say the same, you have it.',
        ],
      },
    ],
  },
  {
    member: 'payment_failed',
    title: 'Explain this one, if you can',
    status: 'RESPONDED',
    reader: 'Odile',
    isRushed: true,
    askedHoursAgo: 120,
    messages: [
      {
        by: 'member',
        after: 0,
        text: [
          'I dreamt of the same staircase three nights in a row. I am an engineer. There is a missing step and I always know which one. Please do not tell me it is my childhood.',
        ],
      },
      {
        by: 'Odile',
        after: 3,
        cards: [{ name: 'Eight of Pentacles', position: 'The missing step' }],
        text: [
          'Dear Priya,',
          'It is not your childhood. It is the Eight of Pentacles, who is bent over a bench and has made seven of the thing already. There is an eighth. He has stopped to look at it.',
          'You always know which step is missing. That is not a bad dream, that is a good survey. Where in your work are you climbing over something that you have known about for months? Somebody should mend it, and I am afraid the card has your hands.',
          'Write the ticket, Priya. Then see how the staircase is tonight.',
        ],
      },
      {
        by: 'member',
        after: 30,
        text: ['I wrote the ticket. It was real. This proves nothing and I slept nine hours.'],
      },
      { by: 'Odile', after: 31, text: ['It proves nothing at all. I am delighted.'] },
    ],
  },
  {
    member: 'payment_failed',
    title: 'Two offers, one of me',
    status: 'OPENED',
    reader: 'Odile',
    numberOfTarotCards: 4,
    askedHoursAgo: 60,
    unread: { forWriters: 1 },
    messages: [
      {
        by: 'member',
        after: 0,
        text: [
          'Vancouver with a title or Toronto with my people. I made a spreadsheet. It came out even, which it was not supposed to.',
        ],
      },
    ],
  },
  {
    member: 'payment_failed',
    title: 'Telling my parents',
    status: 'CLOSED',
    reader: 'Isolde',
    askedHoursAgo: 1_700,
    messages: [
      {
        by: 'member',
        after: 0,
        text: ['I am not going back to him and they have already told the aunts that I am. How?'],
      },
      {
        by: 'Isolde',
        after: 12,
        cards: [{ name: 'Justice', position: 'The table' }],
        text: [
          'Dear Priya,',
          'Justice has a sword in one hand and scales in the other, and she looks straight at you. What I like best is her feet: one of them is a little forward, under the robe. She is about to stand up.',
          'Tell them in the daytime, both at once, with the door of the room open. Say what you have decided before you say why. You are not asking. When the aunts come up, and they will, you may say: I will ring them myself. That takes the weight out of your mother’s hands, and I think it is the weight she minds, more than the news.',
        ],
      },
    ],
  },
  {
    member: 'canceled',
    title: 'Is it too late to write to her?',
    status: 'RESPONDED',
    reader: 'Isolde',
    askedHoursAgo: 620,
    messages: [
      {
        by: 'member',
        after: 0,
        text: [
          'My sister and I have not spoken since Easter. She gave me this membership. I suppose that is funny.',
        ],
      },
      {
        by: 'Isolde',
        after: 21,
        cards: [{ name: 'Three of Cups', position: 'Between you', isReversed: true }],
        text: [
          'Dear Ingrid,',
          'It is a little funny, and I think she would say so too. You drew the Three of Cups upside down: the toast, and the wine on the floor. A quarrel between people who have drunk together. Nobody reverses a stranger.',
          'You worked on the ferries. You know that one does not sail straight back; one allows for the current. So do not write about Easter. Write about the membership. Tell her that some woman in Galway drew a card and that it was upside down. Ask her how one gets wine out of a rug.',
          'It is not too late. It is only a longer crossing.',
        ],
      },
      {
        by: 'member',
        after: 48,
        text: ['I sent a postcard of the ferry. On the back I wrote: how do you get wine out of a rug.'],
      },
      {
        by: 'Isolde',
        after: 50,
        text: ['I hope she has no idea either, and that it takes the two of you all winter.'],
      },
    ],
  },
  {
    member: 'canceled',
    title: 'She wrote back',
    status: 'OPENED',
    reader: 'Isolde',
    askedHoursAgo: 500,
    unread: { forWriters: 1 },
    messages: [
      {
        by: 'member',
        after: 0,
        text: ['Four words: salt, and come here. What do I take with me, besides salt?'],
      },
    ],
  },
  {
    member: 'canceled',
    title: 'What to do with the mornings',
    status: 'CLOSED',
    reader: 'Anselm',
    askedHoursAgo: 1_450,
    messages: [
      {
        by: 'member',
        after: 0,
        text: ['I have been up at four for thirty-eight years. Nobody needs me at four any more.'],
      },
      {
        by: 'Anselm',
        after: 14,
        cards: [{ name: 'The Sun', position: 'Four o’clock' }],
        text: [
          'Dear Ingrid,',
          'You drew The Sun, which at four o’clock is only a promise and a colour. You have seen more of them come up than anyone I have written to. I would not hand that in with the uniform.',
          'Take one thing you always wanted to do slowly and give it the hour from four to five. Not useful. Slow. In a month you will be guarding that hour from the rest of us.',
        ],
      },
    ],
  },
];
