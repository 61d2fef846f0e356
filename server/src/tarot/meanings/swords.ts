import type { Written } from './written.ts';

export const SWORDS: Readonly<Record<string, Written>> = {
  'Ace of Swords': {
    keywords: ['clarity', 'truth', 'a new thought', 'plain speech'],
    reversedKeywords: ['confusion', 'harsh words', 'a muddled mind', 'a wrong assumption'],
    upright: 'One clear sentence would cut through most of this, and you know roughly how it begins.',
    reversed: 'An assumption made early on has been bending every thought that came after it.',
    question: 'What is simply true here, before anyone explains it?',
    imageLine: 'A single upright sword pierces a golden crown hung with laurel, above mountains and clouds.',
  },
  'Two of Swords': {
    keywords: ['stalemate', 'a postponed choice', 'a guarded heart', 'balance'],
    reversedKeywords: ['a choice at last', 'too much information', 'pressure', 'open eyes'],
    upright: 'Refusing to look has kept the peace so far, and it has kept you exactly where you are.',
    reversed: 'You have seen enough to decide, which is why not deciding has become so tiring.',
    question: 'What are you protecting by not choosing?',
    imageLine:
      'A blindfolded woman sits with her back to the moonlit sea and holds two swords crossed on her breast.',
  },
  'Three of Swords': {
    keywords: ['heartache', 'a painful truth', 'sorrow', 'honesty'],
    reversedKeywords: ['healing', 'forgiveness', 'an old hurt', 'release'],
    upright: 'This hurts because it mattered, and naming it is how the wound gets some air.',
    reversed: 'The worst of the ache is behind you, although you still guard the spot.',
    question: 'What would you say if nobody had to be blamed?',
    imageLine: 'Three swords pierce a red heart under rain clouds.',
  },
  'Four of Swords': {
    keywords: ['rest', 'recovery', 'retreat', 'quiet'],
    reversedKeywords: ['restlessness', 'exhaustion', 'a return to activity', 'an enforced pause'],
    upright: 'Rest is the next task on the list, and everything below it can wait.',
    reversed: 'Lying down is one thing; your mind has gone on pacing the room regardless.',
    question: 'What would a real day off leave out?',
    imageLine:
      'A knight lies at rest with folded hands under a coloured window, three swords above and one along the stone.',
  },
  'Five of Swords': {
    keywords: ['a hollow victory', 'conflict', 'pride', 'a friend walking off'],
    reversedKeywords: ['reconciliation', 'remorse', 'old resentment', 'laying down arms'],
    upright: 'You could be right about all of it and still walk home alone.',
    reversed: 'An apology is taking shape on one side or the other, and it need not be perfect.',
    question: 'What did being right cost last time?',
    imageLine: 'A victor with a thin smile gathers up swords while two people walk away to the water.',
  },
  'Six of Swords': {
    keywords: ['moving on', 'transition', 'calmer water', 'support'],
    reversedKeywords: ['unfinished business', 'a delayed departure', 'heavy baggage', 'resistance'],
    upright: 'The crossing is slow, and each quiet mile puts the shouting further behind you.',
    reversed: 'You left in body some time ago, but half your luggage is still on the other shore.',
    question: 'What can stay behind?',
    imageLine:
      'A ferryman poles a boat with six swords in it over quiet water, and a mother sits wrapped up in it, bent over her child.',
  },
  'Seven of Swords': {
    keywords: ['discretion', 'half-truths', 'strategy', 'going alone'],
    reversedKeywords: ['confession', 'conscience', 'an open secret', 'self-deception'],
    upright: 'Somebody is leaving out a part of the story, and it is worth asking whether that is you.',
    reversed: 'Owning up would be over in an evening; hiding it has already taken weeks.',
    question: 'What are you hoping nobody asks?',
    imageLine:
      'Somebody tiptoes away from striped tents with five swords in their arms and looks back at the two left standing.',
  },
  'Eight of Swords': {
    keywords: ['feeling trapped', 'self-limiting thoughts', 'fear', 'a narrow view'],
    reversedKeywords: ['release', 'a new perspective', 'a first step', 'freedom'],
    upright: 'The trap is made mostly of things you believe you may not do.',
    reversed: 'One knot has come undone, and with it the story that you had no choice.',
    question: 'Who told you that you cannot?',
    imageLine:
      'A bound and blindfolded woman stands among eight swords, and the way out in front of her is open.',
  },
  'Nine of Swords': {
    keywords: ['worry', 'sleeplessness', 'guilt', 'fear at night'],
    reversedKeywords: ['a shared worry', 'relief', 'morning light', 'a gentler inner voice'],
    upright: 'At night your worries speak with great authority; by breakfast they know much less.',
    reversed: 'Telling one kind person has already taken the sharpest edge off the fear.',
    question: 'Would you say to a friend what you say to yourself at night?',
    imageLine:
      'Somebody sits up in bed with their face in their hands under nine swords, and roses are sewn on the quilt.',
  },
  'Ten of Swords': {
    keywords: ['rock bottom', 'a hard ending', 'exhaustion', 'a dawn after it'],
    reversedKeywords: ['recovery', 'getting up', 'an old wound', 'reluctance to end'],
    upright: 'It has gone as far down as it goes, and nobody can ask you to try that way again.',
    reversed: 'You are getting to your feet, and you are allowed to do it slowly.',
    question: 'What do you never have to do again?',
    imageLine:
      'Ten swords stand in a fallen figure under a black sky, and beyond the still water the day begins.',
  },
  'Page of Swords': {
    keywords: ['curiosity', 'alertness', 'questions', 'a quick mind'],
    reversedKeywords: ['gossip', 'a sharp tongue', 'suspicion', 'scattered thoughts'],
    upright: 'Ask the obvious question, the one that everybody else is too polite to put.',
    reversed: 'Reading meaning into every pause and full stop has made you jumpy.',
    question: 'What do you still need to know, and who could simply tell you?',
    imageLine:
      'A page with wind in the hood stands on rough ground, sword raised, looking over one shoulder at wheeling birds.',
  },
  'Knight of Swords': {
    keywords: ['directness', 'urgency', 'argument', 'determination'],
    reversedKeywords: ['rashness', 'aggression', 'interruption', 'bridges burnt'],
    upright: 'Your argument is strong, and it would be stronger at half the pace.',
    reversed: 'That reply was written in anger; leave it unsent until you have eaten.',
    question: 'What happens if this waits until tomorrow?',
    imageLine:
      'A knight with a red plume charges at full gallop on a grey horse, sword forward, the clouds torn by wind.',
  },
  'Queen of Swords': {
    keywords: ['honesty', 'independence', 'clear boundaries', 'perception'],
    reversedKeywords: ['bitterness', 'coldness', 'quick blame', 'loneliness'],
    upright: 'Say it once, kindly and without decoration, and then let the silence work.',
    reversed: 'Being clever about an old hurt has kept it neat, and has kept it.',
    question: 'Which boundary would you draw if nobody would be cross?',
    imageLine:
      'A queen with a crown of wings sits high among clouds with a sword upright in one hand and the other raised to speak.',
  },
  'King of Swords': {
    keywords: ['reason', 'fair authority', 'principle', 'expert advice'],
    reversedKeywords: ['severity', 'cold logic', 'abuse of power', 'indecision'],
    upright: 'Set the feelings beside the facts, give each a hearing, and let principle have the last word.',
    reversed: 'Logic is being used here to win, when it was needed to understand.',
    question: 'What would you advise a stranger in your position?',
    imageLine: 'A stern king with a crown of spires faces us squarely, his sword a little inclined.',
  },
};
