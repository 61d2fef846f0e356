import type { Written } from './written.ts';

export const PENTACLES: Readonly<Record<string, Written>> = {
  'Ace of Pentacles': {
    keywords: ['opportunity', 'a solid start', 'resources', 'security'],
    reversedKeywords: ['a missed chance', 'shaky ground', 'poor timing', 'waste'],
    upright: 'A practical chance lies in front of you, small enough to hold and solid enough to build on.',
    reversed: 'This opening looks better from a distance than it does with the figures written down.',
    question: 'What could you plant now with what you already have?',
    imageLine:
      'A great golden coin with a five-pointed star shines above a garden gate of leaves and flowers.',
  },
  'Two of Pentacles': {
    keywords: ['juggling', 'adaptability', 'priorities', 'balance'],
    reversedKeywords: ['overcommitment', 'dropped tasks', 'muddle', 'imbalance'],
    upright: 'Two demands take turns with you, and so far your lightness is what keeps them both in the air.',
    reversed: 'Something has to be dropped on purpose before something else is dropped by accident.',
    question: 'Which of your plates is paper, and which is china?',
    imageLine: 'A juggler keeps two coins moving in a ribbon while ships ride high waves behind.',
  },
  'Three of Pentacles': {
    keywords: ['teamwork', 'craft', 'recognition', 'shared planning'],
    reversedKeywords: ['poor teamwork', 'a lack of direction', 'working alone', 'mediocre effort'],
    upright: 'Good work is being made by several pairs of hands, and yours are among the skilled ones.',
    reversed: 'Nobody has agreed on the plan, so each person is building a different house.',
    question: 'Whose skill would complete yours?',
    imageLine: 'A mason works on the arch of a church while two people hold up the plan.',
  },
  'Four of Pentacles': {
    keywords: ['saving', 'holding on', 'security', 'caution'],
    reversedKeywords: ['letting go', 'generosity', 'overspending', 'a loosened grip'],
    upright: 'Keeping everything safe has left you with no hand free for anything new.',
    reversed: 'Your grip is loosening, and it turns out that the sky stays where it was.',
    question: 'What are you afraid would happen if you opened your hand?',
    imageLine:
      'A crowned miser sits before a city with a coin on the head, one in the arms and one under each foot.',
  },
  'Five of Pentacles': {
    keywords: ['hardship', 'worry', 'feeling shut out', 'need'],
    reversedKeywords: ['accepted help', 'recovery', 'a warm return', 'relief'],
    upright: 'Times are lean, and there is a lit window nearer than pride would like to admit.',
    reversed: 'Help has been accepted, or nearly, and the cold is losing its hold on you.',
    question: 'Whom have you not asked, because you were sure they would say no?',
    imageLine: 'Two poor people pass in the snow under a lit church window in which five coins shine.',
  },
  'Six of Pentacles': {
    keywords: ['generosity', 'fair exchange', 'help', 'giving and receiving'],
    reversedKeywords: ['strings attached', 'a sense of debt', 'one-sidedness', 'dependence'],
    upright: 'Giving and taking are close to level, so accept your share with an easy conscience.',
    reversed: 'That gift came with a string, and you have felt it tugging ever since.',
    question: 'Do you find it harder to give or to receive?',
    imageLine: 'A merchant with level scales lets coins fall into the open hands of two people who kneel.',
  },
  'Seven of Pentacles': {
    keywords: ['patience', 'assessment', 'slow growth', 'investment'],
    reversedKeywords: ['impatience', 'small returns', 'misplaced effort', 'giving up early'],
    upright: 'Lean on your hoe for a minute and judge the crop before you water it again.',
    reversed: 'So much work has gone into ground that hardly pays for its seed.',
    question: 'Would you plant this again, knowing what you know?',
    imageLine: 'A gardener leans on a hoe and considers a great bush on which seven coins have ripened.',
  },
  'Eight of Pentacles': {
    keywords: ['practice', 'craft', 'diligence', 'learning'],
    reversedKeywords: ['dull routine', 'perfectionism', 'careless work', 'misdirected effort'],
    upright: 'Steady practice is showing, even where you only see the faults.',
    reversed: 'Polishing the same piece once more is a way of not putting it on display.',
    question: 'Which one skill would make everything else easier?',
    imageLine:
      'A craftsman chisels a coin under the striped roof of a stall, with six finished ones hanging on the post beside.',
  },
  'Nine of Pentacles': {
    keywords: ['independence', 'comfort', 'self-reliance', 'reward'],
    reversedKeywords: ['overwork', 'dependence', 'keeping up appearances', 'lonely comfort'],
    upright: 'You made this garden yourself, and an afternoon in it is no idleness.',
    reversed: 'Comfort has grown a little lonely behind its well-kept hedge.',
    question: 'What do you own that you never take time to enjoy?',
    imageLine:
      'A woman in a rich gown stands at ease among grapes and golden coins with a hooded falcon on her glove.',
  },
  'Ten of Pentacles': {
    keywords: ['family', 'legacy', 'stability', 'the long view'],
    reversedKeywords: ['family quarrels', 'money worries', 'an inherited burden', 'short-term thinking'],
    upright: 'Think in decades here, about what lasts and whom it shelters.',
    reversed: 'An old family way of doing things has come to you with the furniture.',
    question: 'What do you want to hand on?',
    imageLine:
      'An old man sits with two dogs under the arch of a great house while a couple and a child stand by.',
  },
  'Page of Pentacles': {
    keywords: ['study', 'a practical beginning', 'diligence', 'curiosity'],
    reversedKeywords: ['procrastination', 'a lack of focus', 'daydreaming', 'dropped studies'],
    upright: 'Treat this as something to learn, one careful page at a time.',
    reversed: 'Preparing to begin has become very thorough indeed.',
    question: 'What could you learn in the next thirty days?',
    imageLine:
      'A page in a cap with flowers stands in a green field and lifts a single coin to look at it closely.',
  },
  'Knight of Pentacles': {
    keywords: ['reliability', 'patience', 'routine', 'thoroughness'],
    reversedKeywords: ['stagnation', 'boredom', 'stubbornness', 'overwork'],
    upright: 'Slow and dull is exactly the right pace for this part of the road.',
    reversed: 'Being dependable has hardened into never trying it any other way.',
    question: 'Which routine carries you, and which one holds you still?',
    imageLine:
      'A knight sits quite still on a heavy dark horse before ploughed fields and holds a coin out before him.',
  },
  'Queen of Pentacles': {
    keywords: ['practical care', 'hospitality', 'good sense', 'groundedness'],
    reversedKeywords: ['self-neglect', 'worry about money', 'clutter', 'care as a duty'],
    upright: 'Soup, clean sheets and a paid bill are forms of love, and you are fluent in them.',
    reversed: 'Everybody at your table has been fed except the cook.',
    question: 'What would you do this evening if you were your own guest?',
    imageLine:
      'A queen crowned with leaves and roses holds a coin in her lap like a child, and a rabbit sits among the flowers.',
  },
  'King of Pentacles': {
    keywords: ['prosperity', 'steadiness', 'generosity', 'good management'],
    reversedKeywords: ['greed', 'concern for status', 'stubbornness', 'work above all'],
    upright: 'You can be relied on, and what you have built is strong enough to share.',
    reversed: 'Numbers have been allowed to answer a question that was about something else.',
    question: 'How much is enough, as a figure?',
    imageLine: 'A king with horns on his crown sits among ripe grapes with a great coin on his knee.',
  },
};
