import type { Written } from './written.ts';

export const CUPS: Readonly<Record<string, Written>> = {
  'Ace of Cups': {
    keywords: ['an open heart', 'a new feeling', 'tenderness', 'compassion'],
    reversedKeywords: ['feeling held back', 'emptiness', 'a guarded heart', 'unshed tears'],
    upright: 'Tenderness is asking to be let in, and for once it comes without conditions.',
    reversed: 'So much feeling has been kept behind the teeth that even good news tastes of nothing.',
    question: 'What would you feel if you stopped being sensible for ten minutes?',
    imageLine: 'A golden cup overflows in five streams into the sea, and a dove comes down to it.',
  },
  'Two of Cups': {
    keywords: ['partnership', 'mutual care', 'attraction', 'reconciliation'],
    reversedKeywords: ['imbalance', 'a misunderstanding', 'distance', 'broken trust'],
    upright: 'What is offered between you two is equal, and that is worth protecting.',
    reversed: 'One of you pours and the other drinks, which neither of you ever agreed on.',
    question: 'What do you bring to each other that you cannot get alone?',
    imageLine: 'Two people face each other and raise a cup each, and a winged heart rises above them.',
  },
  'Three of Cups': {
    keywords: ['friendship', 'celebration', 'community', 'shared joy'],
    reversedKeywords: ['gossip', 'feeling left out', 'overindulgence', 'drifting friends'],
    upright: 'Friends are part of this answer, and a table with food on it is the place to begin.',
    reversed: 'In that company you laugh along and come home lonelier than you went.',
    question: 'With whom do you never have to explain yourself?',
    imageLine: 'Three friends dance in a ring and lift their cups together above fruit and flowers.',
  },
  'Four of Cups': {
    keywords: ['boredom', 'withdrawal', 'an unseen offer', 'reflection'],
    reversedKeywords: ['renewed interest', 'a second look', 'waking up', 'acceptance'],
    upright: 'An offer stands within reach while you are busy being tired of the others.',
    reversed: 'Interest is coming back to you, slowly, like feeling to a foot that had gone to sleep.',
    question: 'What have you stopped noticing because it was always there?',
    imageLine:
      'Somebody sits under a tree with folded arms before three cups, and a hand from a cloud offers a fourth.',
  },
  'Five of Cups': {
    keywords: ['grief', 'regret', 'disappointment', 'what remains'],
    reversedKeywords: ['acceptance', 'turning round', 'forgiveness', 'recovery'],
    upright: 'Grieve for what was spilled, and in your own time turn round to what still stands.',
    reversed: 'You have begun to look up from the loss, and what was saved is coming into view.',
    question: 'What did you keep?',
    imageLine:
      'A figure in a dark cloak bows over three spilled cups while two still stand behind, near the way to a house.',
  },
  'Six of Cups': {
    keywords: ['memory', 'kindness', 'childhood', 'an old bond'],
    reversedKeywords: ['rose-tinted memory', 'growing up', 'leaving home', 'living in the past'],
    upright: 'An older kindness has found its way back into the story.',
    reversed: 'Memory has been generous with that time; it left out the cold mornings.',
    question: 'Do you miss the person, or who you were beside them?',
    imageLine: 'A child in the garden of an old house hands a smaller one a cup full of flowers.',
  },
  'Seven of Cups': {
    keywords: ['daydreams', 'many options', 'imagination', 'temptation'],
    reversedKeywords: ['clarity', 'a decision', 'a sober look', 'fewer options'],
    upright: 'Seven lovely possibilities are keeping you from one ordinary beginning.',
    reversed: 'Dreaming is giving way to deciding, and there is some relief in the shorter list.',
    question: 'Which of these would you still want on a wet Tuesday?',
    imageLine:
      'A dark figure looks up at seven cups in the clouds, from which rise a castle, a snake, jewels, a wreath, a face and more.',
  },
  'Eight of Cups': {
    keywords: ['walking away', 'searching', 'honest leaving', 'disenchantment'],
    reversedKeywords: ['staying too long', 'fear of leaving', 'aimless wandering', 'a return'],
    upright: 'Leaving something good enough, because it is not yours, takes a quiet sort of courage.',
    reversed: 'One foot is out of the door, and has been for longer than is comfortable for anybody.',
    question: 'If you stayed, what would you be staying for?',
    imageLine:
      'Somebody in a red cloak walks away into the mountains with a staff and leaves eight stacked cups behind.',
  },
  'Nine of Cups': {
    keywords: ['contentment', 'a wish fulfilled', 'pleasure', 'gratitude'],
    reversedKeywords: ['dissatisfaction', 'excess', 'smugness', 'a hollow wish'],
    upright: 'Much of what you once wished for is on the shelf behind you, so turn and count it.',
    reversed: 'Getting what you asked for has shown you that you meant something slightly different.',
    question: 'What is already enough?',
    imageLine: 'A contented host sits with folded arms and a smile, nine cups on the shelf behind.',
  },
  'Ten of Cups': {
    keywords: ['harmony', 'belonging', 'family joy', 'lasting warmth'],
    reversedKeywords: [
      'a strained family',
      'an ideal too high',
      'distance at home',
      'keeping up appearances',
    ],
    upright: 'Happiness here is made of everyday things: who is in the kitchen, and who comes home.',
    reversed: 'The picture of a perfect home has been hanging in front of the real one.',
    question: 'What does home sound like at its best?',
    imageLine:
      'A family lifts its arms and dances under a rainbow of ten cups, with a house waiting by the river.',
  },
  'Page of Cups': {
    keywords: ['a sweet surprise', 'imagination', 'sensitivity', 'a tender message'],
    reversedKeywords: ['moodiness', 'touchiness', 'a blocked imagination', 'childishness'],
    upright: 'Something a little absurd wants to make you smile, and you could let it.',
    reversed: 'Sulking has been standing in for a sentence that begins with ‘I was hurt when’.',
    question: 'What would you say if you could not be laughed at?',
    imageLine: 'A page by the sea smiles at a fish that has put its head out of a golden cup.',
  },
  'Knight of Cups': {
    keywords: ['romance', 'an offer', 'charm', 'following the heart'],
    reversedKeywords: ['pretty words', 'moods', 'disappointment', 'unrealistic hopes'],
    upright: 'A sincere offer travels slowly and looks you in the eye.',
    reversed: 'Lovely words have arrived well ahead of anything that could be called a deed.',
    question: 'How does this person, or this plan, behave when nobody is charmed?',
    imageLine:
      'A knight with wings on the helmet rides a white horse at a walk along the water and carries a cup like a gift.',
  },
  'Queen of Cups': {
    keywords: ['empathy', 'emotional depth', 'listening', 'intuition'],
    reversedKeywords: ['overwhelm', 'other people’s moods', 'dependence', 'blurred limits'],
    upright: 'You hear what people leave unsaid, and you can use that gift on your own behalf too.',
    reversed: 'Half the sadness you carry was picked up in other people’s rooms.',
    question: 'Whose feeling is this?',
    imageLine: 'A queen crowned with shells sits by the sea and looks into the covered cup in her hands.',
  },
  'King of Cups': {
    keywords: ['calm', 'emotional maturity', 'diplomacy', 'kind authority'],
    reversedKeywords: ['swallowed feeling', 'manipulation', 'coldness', 'volatility'],
    upright: 'Feel all of it, then answer from the part of you that stays level in bad weather.',
    reversed: 'Calm on the surface has been bought by telling no one what goes on underneath.',
    question: 'What do you feel when you are done being reasonable?',
    imageLine:
      'A calm king with a crown of waves sits above the sea with a cup in his hand while a ship sails behind.',
  },
};
