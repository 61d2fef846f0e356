import type { Written } from './written.ts';

export const MAJORS: Readonly<Record<string, Written>> = {
  'The Fool': {
    keywords: ['beginnings', 'trust', 'curiosity', 'light luggage'],
    reversedKeywords: ['hesitation', 'haste', 'a missing plan', 'cold feet'],
    upright: 'You can start before you feel ready, as long as you watch where you put your feet.',
    reversed:
      'Somewhere between rushing in and never leaving the house there is a small step you could take.',
    question: 'What would you begin if you were allowed to be bad at it for a while?',
    imageLine:
      'A young traveller walks towards a cliff edge with a rose in one hand and a little white dog leaping beside.',
  },
  'The Magician': {
    keywords: ['skill', 'focus', 'initiative', 'the right tools'],
    reversedKeywords: ['scattered effort', 'self-doubt', 'show without substance', 'unused talent'],
    upright: 'Everything you need for the first move is already lying on your table.',
    reversed: 'Too many things are half begun, and your talent is spread thin across all of them.',
    question: 'Which one of your skills have you stopped counting because it comes easily?',
    imageLine:
      'A magician lifts a wand to the sky and points to the earth, with a cup, a sword, a staff and a coin laid out in front.',
  },
  'The High Priestess': {
    keywords: ['intuition', 'patience', 'privacy', 'inner knowledge'],
    reversedKeywords: ['other people’s opinions', 'secrets', 'an unheard inner voice', 'withdrawal'],
    upright: 'Quietly, you have known for some time what you have not yet said out loud.',
    reversed: 'Other voices have grown so loud that your own has stopped trying to be heard.',
    question: 'What did you know on the very first day?',
    imageLine:
      'A veiled priestess sits between a dark pillar and a light one with an open book, and a crescent lies at her feet.',
  },
  'The Empress': {
    keywords: ['care', 'abundance', 'comfort', 'creativity', 'growth'],
    reversedKeywords: ['self-neglect', 'smothering', 'a creative drought', 'giving too much'],
    upright: 'Good things are growing here because somebody looked after them, and that somebody was you.',
    reversed: 'All that tending goes outwards, and very little of it comes back to the one who tends.',
    question: 'Who looks after you, and do you let them?',
    imageLine:
      'A woman crowned with stars sits at her ease among trees and ripe wheat, a stream running beside her.',
  },
  'The Emperor': {
    keywords: ['structure', 'leadership', 'clear limits', 'reliability'],
    reversedKeywords: ['rigidity', 'control', 'weak boundaries', 'a power struggle'],
    upright: 'A firm rule, kept kindly, would do more for this than another long discussion.',
    reversed: 'Holding on tighter has begun to cost more than whatever it was meant to protect.',
    question: 'Which rule of yours still serves you, and which do you only obey?',
    imageLine:
      'A white-bearded emperor in armour sits on a throne carved with rams, and bare mountains stand behind him.',
  },
  'The Hierophant': {
    keywords: ['teaching', 'tradition', 'shared values', 'good counsel'],
    reversedKeywords: ['private convictions', 'empty custom', 'dogma', 'questioning'],
    upright: 'Somebody has walked this way before you, and their advice is worth the asking.',
    reversed: 'What you were taught is beginning to rub against what you have found to be true.',
    question: 'Whose approval are you still waiting for?',
    imageLine:
      'A teacher in a triple crown raises one hand in blessing over two students, and crossed keys lie between them.',
  },
  'The Lovers': {
    keywords: ['choice', 'love', 'honesty', 'shared values'],
    reversedKeywords: ['a divided heart', 'mismatch', 'avoidance of a choice', 'imbalance'],
    upright: 'Choosing with your whole heart also means saying plainly what you choose against.',
    reversed: 'Part of you has already answered, while another part keeps the question politely open.',
    question: 'Does this choice look like you, or like somebody you are trying to please?',
    imageLine:
      'A woman and a man hold hands beneath a winged angel, with a fruit tree behind her and a tree of flames behind him.',
  },
  'The Chariot': {
    keywords: ['direction', 'willpower', 'progress', 'self-command'],
    reversedKeywords: ['pulling both ways', 'lost direction', 'force', 'a stalled start'],
    upright: 'Two strong wishes pull at you, and progress comes from holding both sets of reins.',
    reversed: 'Speed cannot make up for a direction that was never quite decided.',
    question: 'Where exactly do you want to arrive?',
    imageLine:
      'A charioteer stands under a canopy of stars, drawn by a dark horse and a light one that pull apart.',
  },
  Strength: {
    keywords: ['gentleness', 'courage', 'patience', 'steadiness'],
    reversedKeywords: ['self-doubt', 'a short temper', 'tiredness', 'forcing things'],
    upright: 'Gentleness is doing the hard work in this, and it is a braver tool than it looks.',
    reversed: 'You have been hard on yourself for a weariness that anyone in your place would feel.',
    question: 'What becomes possible if you stop fighting this and stay beside it?',
    imageLine:
      'A woman in white with roses in her hair lays both hands on the mane of a great lion, which is calm.',
  },
  'The Hermit': {
    keywords: ['solitude', 'reflection', 'an honest search', 'inner guidance'],
    reversedKeywords: ['loneliness', 'withdrawal', 'overthinking', 'a return to company'],
    upright: 'Time alone is useful to you just now, provided that it is chosen and has an end.',
    reversed: 'Keeping to yourself began as rest and has slowly turned into hiding.',
    question: 'What can you hear only when nobody else is in the room?',
    imageLine:
      'An old man in a hooded cloak stands on a snowy peak at night and lifts a lantern with a star inside.',
  },
  'Wheel of Fortune': {
    keywords: ['change', 'a turning point', 'chance', 'cycles'],
    reversedKeywords: ['resistance to change', 'repetition', 'bad timing', 'a slow turn'],
    upright:
      'Circumstances are moving by themselves, which leaves you free to choose how you move with them.',
    reversed: 'The same corner keeps coming round because one habit of yours keeps steering back to it.',
    question: 'Which part of this was never yours to control?',
    imageLine:
      'A great golden wheel hangs in the sky; a snake slides down one side, a fox climbs the other, and a sphinx keeps still on top.',
  },
  Justice: {
    keywords: ['fairness', 'truth', 'cause and effect', 'accountability'],
    reversedKeywords: ['unfairness', 'blame', 'a one-sided story', 'evasion'],
    upright: 'Weigh this as you would for a friend, with the same facts and the same mercy.',
    reversed: 'A bill is being paid here by somebody who never ran it up, and it may be you.',
    question: 'What would be fair to everyone in this, including yourself?',
    imageLine:
      'A crowned judge in red sits between two pillars with a sword upright in one hand and level scales in the other.',
  },
  'The Hanged Man': {
    keywords: ['a pause', 'another angle', 'letting go', 'patient waiting'],
    reversedKeywords: ['stalling', 'martyrdom', 'impatience', 'a delay without purpose'],
    upright: 'Waiting has shown you this from a side that hurry would have missed.',
    reversed: 'This pause has taught you what it had to teach, and staying longer only looks patient.',
    question: 'What do you see now that you could not see from where you stood?',
    imageLine: 'A man hangs at ease by one foot from a living tree in leaf, with a light round his head.',
  },
  Death: {
    keywords: ['an ending', 'transition', 'clearing', 'release'],
    reversedKeywords: ['clinging', 'a slow goodbye', 'unfinished endings', 'fear of change'],
    upright: 'A chapter has closed, and the kindest thing is to stop reading its last page again.',
    reversed: 'You are still holding a door for something that left a while ago.',
    question: 'What is over, even if nobody has said so?',
    imageLine:
      'A rider in dark armour carries a white rose on a banner, a child offers flowers, and light rises between two far towers.',
  },
  Temperance: {
    keywords: ['balance', 'moderation', 'patience', 'mixing'],
    reversedKeywords: ['excess', 'impatience', 'clashing needs', 'all or nothing'],
    upright: 'Small amounts, often, and stirred with patience: that is how these two sides come together.',
    reversed: 'All or nothing has become your measure, and both ends of it are wearing you out.',
    question: 'What would half as much look like?',
    imageLine:
      'An angel with one foot in a pool pours water from one cup to another while irises grow at the edge.',
  },
  'The Devil': {
    keywords: ['attachment', 'habits', 'temptation', 'an unspoken bargain'],
    reversedKeywords: ['release', 'a pattern seen', 'a broken habit', 'freedom regained'],
    upright: 'One habit promises you comfort and keeps sending the bill to somebody else in your life.',
    reversed: 'The chain was looser than you thought, and your hand is already on it.',
    question: 'What do you get out of the thing you say you want to stop?',
    imageLine:
      'A horned figure sits above two people in chains, and the chains are loose enough to lift off.',
  },
  'The Tower': {
    keywords: ['sudden change', 'truth', 'upheaval', 'a cleared site'],
    reversedKeywords: ['a crisis avoided', 'slow cracks', 'fear of collapse', 'repairs'],
    upright: 'Something built on a wrong idea has come down, and the ground beneath it is solid.',
    reversed: 'Cracks that everyone walks round politely deserve a proper look by daylight.',
    question: 'What are you relieved not to have to hold up any more?',
    imageLine:
      'Lightning throws the crown off a tall building on a crag, and two people fall among the sparks.',
  },
  'The Star': {
    keywords: ['hope', 'healing', 'openness', 'calm after trouble'],
    reversedKeywords: ['discouragement', 'lost faith', 'tired hope', 'disconnection'],
    upright: 'After a rough stretch you are allowed to hope again, in a small and practical way.',
    reversed: 'Hope has gone quiet in you; it is resting, and it would come if it were called.',
    question: 'What small thing still makes you feel like yourself?',
    imageLine:
      'A woman kneels at a pool under one great light and seven small ones, pouring water on the land and into the pool.',
  },
  'The Moon': {
    keywords: ['uncertainty', 'dreams', 'fear', 'half-seen things'],
    reversedKeywords: ['clearing fog', 'a fear named aloud', 'lifting confusion', 'truth in daylight'],
    upright: 'Half of this cannot be seen yet, and worry has been colouring in the rest.',
    reversed: 'Fog is lifting from a matter that looked far worse in the dark.',
    question: 'Which part of this is fact, and which part is two in the morning?',
    imageLine:
      'A dog and a wolf howl beside a road between two towers while drops of light fall from a sleeping face in the sky.',
  },
  'The Sun': {
    keywords: ['joy', 'clarity', 'warmth', 'ease'],
    reversedKeywords: ['dimmed joy', 'forced cheer', 'delay', 'self-doubt'],
    upright: 'This is as simple and as good as it looks, and you may enjoy it without a reason.',
    reversed: 'There is gladness here that you keep at arm’s length in case it does not last.',
    question: 'When did you last enjoy something without checking whether you had earned it?',
    imageLine:
      'A child with a crown of flowers rides a white horse before a wall of sunflowers, under a great kind face of light.',
  },
  Judgement: {
    keywords: ['a call', 'an honest review', 'forgiveness', 'awakening'],
    reversedKeywords: ['self-criticism', 'an ignored call', 'old guilt', 'hesitation'],
    upright: 'Looking back honestly, you can forgive more than you feared and keep more than you expected.',
    reversed: 'You have passed sentence on yourself for something that an ordinary apology would settle.',
    question: 'What have you outgrown without noticing?',
    imageLine:
      'An angel in the clouds blows a trumpet, and a man, a woman and a child rise with lifted arms.',
  },
  'The World': {
    keywords: ['completion', 'wholeness', 'achievement', 'arrival'],
    reversedKeywords: ['loose ends', 'an unmarked ending', 'delay', 'a near finish'],
    upright: 'A long piece of work has come full circle and deserves to be celebrated before the next one.',
    reversed: 'Only a loose end or two keeps you from calling this finished.',
    question: 'How would you mark this ending if you took it seriously?',
    imageLine:
      'A dancer with a flowing scarf moves inside a great wreath while four creatures look on from the corners.',
  },
};
