import type { DemoThread } from './demoThread.ts';

/** A Celtic Cross with a passage for each card, which shows what a whole spread looks like. */
export const LETTER_OF_TEN: DemoThread = {
  member: 'monthly_active',
  title: 'Head of department, or Thursdays off?',
  status: 'RESPONDED',
  reader: 'Isolde',
  numberOfTarotCards: 10,
  askedHoursAgo: 340,
  messages: [
    {
      by: 'member',
      after: 0,
      text: [
        'They have asked me to lead the department from September. I had been about to ask them for my Thursdays. I cannot have both and I have been polite about it for two weeks.',
      ],
    },
    {
      by: 'Isolde',
      after: 21,
      spread: 'celtic-cross',
      cards: [
        {
          name: 'Two of Swords',
          position: 'Present',
          text: 'She sits very upright with her eyes covered and a sword on either shoulder. Two weeks is a long time to hold two swords level. Your arms are tired, and that is most of what you feel.',
        },
        {
          name: 'Ten of Wands',
          position: 'Challenge',
          text: 'Across her lies the one who carries all ten, and cannot see the road for them. Nobody has lied to you about the post. It is simply ten things, and they have told you about four.',
        },
        {
          name: 'Three of Pentacles',
          position: 'Foundation',
          text: 'Below it all is work that you are proud of, done with others, in a building that will outlast the timetable. You are good at this. Both roads begin here, so it cannot choose for you.',
        },
        {
          name: 'Eight of Cups',
          position: 'Recent past',
          isReversed: true,
          text: 'Upright, this one walks away from a row of cups at night. Turned over, you came back to see whether they were still there. They were, and one of them smelled of linseed.',
        },
        {
          name: 'The Star',
          position: 'Crown',
          text: 'Over your head somebody kneels at the water under one large star, in no hurry at all. The best that one could hope for, she says, is small, daily and outdoors.',
        },
        {
          name: 'Page of Swords',
          position: 'Near future',
          text: 'Soon there is a conversation, and a young and rather blunt one. Somebody asks you straight out. Have your sentence ready: short, and with a number in it.',
        },
        {
          name: 'Queen of Pentacles',
          position: 'Yourself',
          text: 'You, as you sit at the table: a lap full of good things, looking down at one coin as if it were a child. You know exactly what an hour is worth. You have only ever spent them on other people.',
        },
        {
          name: 'Six of Wands',
          position: 'Surroundings',
          text: 'Round about you they are already cheering. It is meant kindly. Do notice that the one on the horse is the only one who cannot get down to look at the flowers.',
        },
        {
          name: 'The Emperor',
          position: 'Hopes and fears',
          isReversed: true,
          text: 'What you fear and a little hope: the big chair. Turned over he is all rules and no garden. You would not be that, and you would spend each Sunday evening making sure of it.',
        },
        {
          name: 'Ace of Cups',
          position: 'Outcome',
          text: 'And the staff ends in a cup that runs over. It is an offer and not a verdict. Somebody holds something out; all that is asked of you is a free hand.',
        },
      ],
      text: [
        'Dear Rosalind,',
        'I laid the whole cross for this, because you asked a question with two doors and I wanted to see the house. Read the ten in their order. They argue a little, as families do, and then they agree.',
        'Nowhere do they say that you must not lead. They only keep asking what your hands would be holding on a Thursday. If the school wants you, it may want four days of you, and you are allowed to find that out before you say yes or no.',
      ],
    },
    {
      by: 'member',
      after: 29,
      text: ['I asked. They had not thought of four days. They are thinking of it now.'],
    },
  ],
};
