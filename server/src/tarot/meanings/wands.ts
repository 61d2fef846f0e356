import type { Written } from './written.ts';

export const WANDS: Readonly<Record<string, Written>> = {
  'Ace of Wands': {
    keywords: ['a spark', 'enthusiasm', 'a new idea', 'drive'],
    reversedKeywords: ['a false start', 'lost interest', 'waiting for a spark', 'delay'],
    upright: 'An idea has caught fire in you, and today’s warmth is worth more than next month’s plan.',
    reversed: 'The wish is real enough, but it has been left out in the rain of other duties.',
    question: 'What made your heart beat faster this week?',
    imageLine: 'A single staff breaks into flame and flower under the night sky, with leaves wound about it.',
  },
  'Two of Wands': {
    keywords: ['planning', 'a wider view', 'ambition', 'a choice of roads'],
    reversedKeywords: ['fear of leaving', 'small plans', 'indecision', 'playing safe'],
    upright: 'From where you stand you can see two good roads, and the map is in your own hand.',
    reversed: 'Planning has become a comfortable chair from which nobody ever sets out.',
    question: 'If nothing stood in the way, how far would you go?',
    imageLine:
      'A traveller stands on a battlement between two planted staffs with a globe in one hand, looking over the sea.',
  },
  'Three of Wands': {
    keywords: ['outlook', 'expansion', 'foresight', 'results on the way'],
    reversedKeywords: ['delay', 'disappointed plans', 'short sight', 'impatience'],
    upright: 'Your part is done for the moment, and what you sent out needs time to travel.',
    reversed: 'Watching the horizon all day makes every delay feel like an answer.',
    question: 'What have you already set in motion that only needs time?',
    imageLine:
      'Somebody on a headland shades their eyes among three planted staffs and watches three ships in a golden evening.',
  },
  'Four of Wands': {
    keywords: ['celebration', 'home', 'welcome', 'a milestone'],
    reversedKeywords: ['an unsettled home', 'a postponed party', 'feeling left out', 'transition'],
    upright: 'There is something to celebrate, and people near you who would gladly come.',
    reversed: 'It is hard to feel at home where the welcome seems to have conditions.',
    question: 'Where do people’s faces light up when you come in?',
    imageLine:
      'Two people lift bouquets beneath a garland that hangs from four staffs, with a castle in festive light behind them.',
  },
  'Five of Wands': {
    keywords: ['competition', 'friction', 'debate', 'many voices'],
    reversedKeywords: ['avoided conflict', 'a truce', 'an inner quarrel', 'weariness with arguing'],
    upright: 'Everyone is talking at once, and most of them want the same thing under different names.',
    reversed: 'Peace has been kept by swallowing words, and they have not been easy to digest.',
    question: 'Is this worth winning?',
    imageLine:
      'Five staffs clash in the air, each gripped by a fist in a sleeve of another colour, and sparks fly.',
  },
  'Six of Wands': {
    keywords: ['recognition', 'success', 'pride', 'support'],
    reversedKeywords: ['overlooked effort', 'borrowed pride', 'self-doubt', 'a quiet win'],
    upright: 'Your effort has been noticed, so let the compliment land before you explain it away.',
    reversed: 'Praise has not come from where you hoped, and you went ahead and doubted the work itself.',
    question: 'Would you still be proud of it if nobody had seen?',
    imageLine:
      'A rider crowned with laurel comes home on a white horse, and a crowd lifts its staffs behind.',
  },
  'Seven of Wands': {
    keywords: ['standing firm', 'defence', 'conviction', 'perseverance'],
    reversedKeywords: ['giving way', 'exhaustion', 'defensiveness', 'picking battles'],
    upright: 'Hold your ground on the one point that matters, and the smaller ones can go.',
    reversed: 'Defending every inch has left no time to ask what is worth defending.',
    question: 'Which of these battles is really yours?',
    imageLine:
      'Somebody stands firm on a high rock with a staff held across while six more press up from below.',
  },
  'Eight of Wands': {
    keywords: ['speed', 'news', 'movement', 'momentum'],
    reversedKeywords: ['crossed messages', 'delay', 'haste', 'waiting for word'],
    upright: 'Things are moving quickly, so answer the simple messages first and keep your sentences short.',
    reversed: 'Signals have crossed on the way; one plain call could save a week of guessing.',
    question: 'What could be settled today with a single message?',
    imageLine:
      'Eight staffs fly side by side across the open sky, above a river and a small house on a hill.',
  },
  'Nine of Wands': {
    keywords: ['resilience', 'caution', 'a last effort', 'boundaries'],
    reversedKeywords: ['weariness', 'distrust', 'stubbornness', 'a lowered guard'],
    upright: 'Tired as you are, you are nearer to the end of this than to its start.',
    reversed: 'You keep watch for a blow that has already fallen, and it is costing you your sleep.',
    question: 'Who could stand watch for an hour while you rest?',
    imageLine:
      'A bandaged watchman leans on a staff and looks aside, with eight more in a row behind like a fence.',
  },
  'Ten of Wands': {
    keywords: ['a burden', 'duty', 'overload', 'the last stretch'],
    reversedKeywords: ['delegation', 'putting things down', 'refusal', 'relief'],
    upright: 'You are carrying things that belong to other people.',
    reversed: 'One load has been set down, and the guilt you feel is no reason to pick it up again.',
    question: 'Which of these did you actually agree to?',
    imageLine:
      'A man bends under ten staffs heaped so high that he cannot see, and walks on towards the lit houses of a village.',
  },
  'Page of Wands': {
    keywords: ['curiosity', 'adventure', 'good news', 'first attempts'],
    reversedKeywords: ['boredom', 'unfinished starts', 'big talk', 'discouragement'],
    upright: 'Follow the thing that interests you, even if you cannot yet say what it is for.',
    reversed: 'Many beginnings lie about you, and one of them would like to be continued.',
    question: 'What would you try if it only had to be fun?',
    imageLine:
      'A page in a feathered cap holds a tall staff that has begun to burn, and a salamander suns itself on a stone.',
  },
  'Knight of Wands': {
    keywords: ['boldness', 'passion', 'action', 'restlessness'],
    reversedKeywords: ['recklessness', 'burnout', 'temper', 'bravado'],
    upright: 'Courage is plentiful here, and it would go further with a second look at the map.',
    reversed: 'Heat without a plan has burnt through more goodwill than you meant it to.',
    question: 'Are you running towards something, or away from something?',
    imageLine:
      'A knight with flames on the helmet makes a chestnut horse rear and holds a burning staff high.',
  },
  'Queen of Wands': {
    keywords: ['confidence', 'warmth', 'independence', 'charm'],
    reversedKeywords: ['jealousy', 'hidden insecurity', 'too many demands', 'dimmed confidence'],
    upright: 'People gather round your warmth, so you can afford to ask for what you want.',
    reversed: 'Comparing yourself with others has put a draught where your warmth used to be.',
    question: 'Where do you make yourself smaller so that others are comfortable?',
    imageLine:
      'A queen crowned with flames holds a staff and a sunflower while a black cat keeps watch at her knee.',
  },
  'King of Wands': {
    keywords: ['vision', 'leadership', 'boldness', 'responsibility'],
    reversedKeywords: ['impatience', 'high-handedness', 'empty promises', 'overreach'],
    upright: 'Say where this is going, and let others find their own way to help.',
    reversed: 'A grand plan is being carried by people who were never asked.',
    question: 'What do you want to be thanked for in five years?',
    imageLine: 'A red-bearded king leans forward on a throne carved with lions, a burning staff in his hand.',
  },
};
