/** What a question is about, as far as its words give it away. */
const TOPICS = [
  'loss',
  'love',
  'work',
  'money',
  'family',
  'home',
  'study',
  'friendship',
  'self',
  'decision',
  'timing',
  'general',
] as const;
export type Topic = (typeof TOPICS)[number];

/** What is not ours to read: whoever asks about it hears kindly who can help. */
const SENSITIVITIES = ['crisis', 'violence', 'illness', 'pregnancy', 'law'] as const;
export type Sensitivity = (typeof SENSITIVITIES)[number];

/** A word that names a part of life says more than 'should I' or 'when', and grief more than either. */
const TELLS: readonly (readonly [Topic, weight: number, RegExp])[] = [
  [
    'loss',
    3,
    /\b(died|passed away|bereave\w*|grie(f|ving|ve)|funeral|mourn\w*|widow\w*|lost my (mum|mom|mother|dad|father|son|daughter|husband|wife|brother|sister|gran\w*|dog|cat|best friend))\b/gi,
  ],
  [
    'love',
    2,
    /\b(love|loves|relationships?|boyfriend|girlfriend|husband|wife|partner|ex|dating|a date|marry|marriage|married|wedding|engaged|crush|romance|romantic|soulmate|break ?up|broke up|divorce\w*|((he|she|they) |(him|her|them) )?(come|comes|coming) back to me|(does|will|did) (he|she) (like|love|miss|call|text|want) me)\b/gi,
  ],
  [
    'work',
    2,
    /\b(job|jobs|work(?! out| it out| things out)|working(?! out)|career|boss|manager|colleagues?|co-?workers?|promotion|business|interview|office|company|employer|salary|hired|fired|redundan\w*|freelance\w*)\b/gi,
  ],
  [
    'money',
    2,
    /\b(money|debts?|afford|savings?|loan|mortgage|bills?|financ\w*|invest\w*|budget|income|rent|inherit\w*)\b/gi,
  ],
  [
    'family',
    2,
    /\b(family|mother|mum|mom|father|dad|parents?|sons?|daughters?|sisters?|brothers?|siblings?|child|children|kids?|aunt|uncle|grand(mother|father|parents?|ma|pa)|in-laws?)\b/gi,
  ],
  [
    'home',
    2,
    /\b(mov(e|ing) (house|home|out|in|to|away|abroad|back)|house|flat|apartment|landlord|neighbou?rs?|relocat\w*|emigrat\w*|new (home|city|country|place))\b/gi,
  ],
  [
    'study',
    2,
    /\b(stud(y|ies|ying)|exams?|school|college|university|degree|(?<!of )course|thesis|dissertation|teacher|tutor|graduat\w*|phd)\b/gi,
  ],
  ['friendship', 2, /\b(friends?|friendships?|best mate|roommate|flatmate)\b/gi],
  [
    'self',
    2,
    /\b(myself|lonely|loneliness|confiden\w*|self-?esteem|anxious|anxiety|stress\w*|overwhelm\w*|burn(t|ed)? ?out|tired|exhausted|stuck|lost|sad|purpose|who i am|happy|unhappy|worr(y|ied))\b/gi,
  ],
  [
    'decision',
    1,
    /\b(should i(?! (know|expect|focus|learn|look|keep in mind))|decid\w*|decision|choos\w*|choice|whether|or (stay|leave|go|not)|options?)\b/gi,
  ],
  [
    'timing',
    1,
    /\b(when (will|should|can|do|does|is|am)|how (soon|long)|what (month|year)|timing|right time|too (late|early|soon))\b/gi,
  ],
];

const SENSITIVE: Readonly<Record<Sensitivity, RegExp>> = {
  crisis:
    /\b(suicid\w*|kill(ing)? myself|end(ing)? my life|don[’']?t want to live|self[- ]?harm\w*|hurt(ing)? myself)\b/i,
  violence:
    /\b(hits? me|hit me|beats? me|hurts? me physically|abus\w*|violen\w*|afraid of (him|her|them)|threaten\w*|stalk\w*|assault\w*|raped?)\b/i,
  illness:
    /\b((?<!\b(am|is|are|was|[’']m|[’']s) an? )cancers?(?! (sun|moon|rising|man|woman|sign|season)\b)|tumou?rs?|diagnos\w*|biopsy|surgery|(an|my|his|her|the) operation|chemo\w*|medication|symptoms?|hospital|disease|illness|terminally ill|depression|bipolar|panic attacks?|eating disorder|stroke|dementia)\b/i,
  pregnancy:
    /\b(pregnan\w*|miscarr\w*|ivf|fertil\w*|infertil\w*|conceiv\w*|abortion|trying for a (baby|child)|have a baby)\b/i,
  law: /\b(lawsuit|custody|(in|to|the|family) court|court (case|date|order)|solicitor|lawyer|attorney|divorce papers|(to|can|could|will|should|we|they|I) sue|sued|suing|police|arrest\w*|prison|legal\w*|immigration|(a|my|his|her|our|work|student|spouse) visa(?! card))\b/i,
};

/** Longer questions than this say what they are about before it. */
const READ_AT_MOST = 5_000;

export function topicOf(question: string): Topic {
  const text = question.slice(0, READ_AT_MOST);
  const weighed = TELLS.map(([topic, weight, tells]) => ({
    topic,
    weight: weight * (text.match(tells)?.length ?? 0),
  }));
  const heaviest = weighed.reduce((most, next) => (next.weight > most.weight ? next : most));
  return heaviest.weight > 0 ? heaviest.topic : 'general';
}

/** The gravest comes first. */
export const sensitivityOf = (question: string): Sensitivity | undefined =>
  SENSITIVITIES.find((sensitivity) => SENSITIVE[sensitivity].test(question.slice(0, READ_AT_MOST)));

/** What a card would say to illness or violence is for a person to weigh: there the reader goes on alone. */
export const mayReadCards = (sensitivity: Sensitivity | undefined): boolean =>
  sensitivity === undefined || sensitivity === 'law';
