const SPREADS: Readonly<Record<string, readonly string[]>> = {
  'Two paths': [
    'Two paths lie side by side here, and neither of them is marked as the right one.',
    'Think of it as a fork in the road with a lamp on either side.',
  ],
  'Past, present, future': [
    'Read the three as one line: where it comes from, where it stands, and which way it leans.',
    'There are three moments here, and the middle one is the only one you can change.',
  ],
  'Situation, obstacle, advice': [
    'Three plain things are told here: what is so, what makes it hard, and what might help.',
    'The first card says how it is, the second what is in the way, and the third is yours to use.',
  ],
  'Mind, body, spirit': [
    'Three sides of you have a say here: what you think, how you live, and what you believe in.',
    'Mind, body and spirit each have a card, and they need not agree.',
  ],
  'Four winds': [
    'Four winds blow through this: how it is, what resists, what helps, and where it tends.',
    'Four cards are enough to see a matter from all sides.',
  ],
  Cross: [
    'The five make a cross: the present in the middle, and what surrounds it on four sides.',
    'Begin in the middle with today, and let the other four explain it.',
  ],
  Relationship: [
    'Six cards for two people: one for each of you, and four for what lies between.',
    'Two people have a place here, and so has everything that passes between them.',
  ],
  Horseshoe: [
    'A horseshoe tells a matter in one curve, from how it began to where it points.',
    'Seven cards go round this question in a curve, so nothing needs to be understood at once.',
  ],
  'Horseshoe and clarifier': [
    'A horseshoe tells a matter in one curve, and the eighth card underlines the end of it.',
    'Seven cards go round this question, and one more is there to make it clearer.',
  ],
  'Three by three': [
    'Nine cards show three times in three ways: what you think, what you feel, and how you live.',
    'Read it in rows, from what was to what may be, and do not mind if a row contradicts itself.',
  ],
  'Celtic Cross': [
    'A Celtic Cross looks at one matter from ten sides, so there is no need to take it all in at once.',
    'Ten cards are a whole conversation; read the first two tonight if that is enough.',
  ],
};

/** What a spread is for; nothing for one that we do not know. */
export const spreadWays = (spread: string | null): readonly string[] =>
  spread !== null && Object.hasOwn(SPREADS, spread) ? SPREADS[spread]! : [];
