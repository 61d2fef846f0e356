import { describe, expect, test } from 'vitest';
import { AN_INPUT } from '../../testing/composer/draftInputs.ts';
import { composeLetter } from './composeLetter.ts';
import { classifySensitivity, classifyTopic } from './topics.ts';

const CASES = [
  ['illness', 'I was diagnosed with breast cancer in March and I am scared'],
  ['illness', 'the doctors found a lump, what do my test results say'],
  ['illness', 'Ive been in hospital for weeks, when will i get better?'],
  ['illness', 'My surgery is on Friday. Will it go well?'],
  ['illness', 'I have MS and I’m losing my job because of my chronic illness'],
  ['illness', 'im fighting depression again'],
  ['illness', 'I am so exhausted all the time, doctors find nothing. What is my body trying to tell me?'],
  ['othersIllness', 'My father is in hospital after a stroke, will he come home?'],
  ['othersIllness', 'mum has dementia and does not know me any more'],
  ['othersIllness', 'my best friend was diagnosed with leukaemia'],
  ['othersIllness', 'Will my husband survive his heart attack?'],
  ['othersIllness', 'I worry about my sister, she has cancer'],
  ['othersIllness', 'Our baby is in intensive care'],
  ['othersIllness', 'My father has six weeks. How do I say goodbye?'],
  ['othersIllness', 'the doctors say my mum has a few months left'],
  ['othersIllness', 'My best friend Lena hasn’t got long'],
  ['illness', 'My hands shake and I can’t sleep. What is wrong with me?'],
  ['petIllness', 'Our old cat hardly eats. How do I know when it is time?'],
  ['petIllness', 'My rabbit is very ill'],
  ['petIllness', 'Our pony Tilly has colic. Will she live?'],
  ['bereavement', 'It is our first Easter without my uncle'],
  ['bereavement', 'why did god take my son'],
  ['bereavement', 'is my baby in heaven watching over us'],
  ['bereavement', 'my brother drowned. was he in pain'],
  ['bereavement', 'i miss my dog so much he passed in april'],
  ['bereavement', 'the anniversary of moms death is coming up'],
  ['petIllness', 'should i put my old dog down hes 16 and in pain'],
  ['petIllness', 'I don’t know if I should put him to sleep'],
  ['illness', 'Does Sam like me? Should I change my meds?'],
  ['illness', 'should i get the vaccine'],
  ['illness', 'stage 4 cancer, how long do i have'],
  ['illness', 'waiting on biopsy results'],
  ['illness', 'will i be able to walk again'],
  ['illness', 'my hair is falling out and doctors dont know why'],
  ['ownDeath', 'how will i die'],
  ['othersIllness', 'taking care of my sick mother and have no life'],
  ['infertility', 'should i freeze my eggs'],
  ['bereavement', 'what does my grandma want me to know she passed 2 weeks ago'],
  ['bereavement', 'my husband passed and now his kids want the house'],
  ['petIllness', 'my dog ate chocolate last night will he be ok'],
  ['petIllness', 'my horse bella is lame will she recover'],
  ['petIllness', 'i found a lump on my cats belly should i worry'],
  ['illness', 'will the pain in my hip get better so i can hike again'],
  ['othersIllness', 'my boyfriend wants to move but my mum is sick'],
  ['pregnancy', 'my periods are late and im scared to test'],
  ['scam', 'an investor from telegram promises 20% a week should i trust him'],
  ['bereavement', 'Where should we scatter his ashes?'],
  ['pregnancy', 'My period is ten days late'],
  ['scam', 'A woman on Facebook has a message from my late father and I should send her 90 euros'],
  ['bereavement', 'My father died in May and I miss him every day'],
  ['bereavement', 'since my nan passed away nothing feels right'],
  ['bereavement', 'I lost my husband two years ago. Is he at peace?'],
  ['bereavement', 'we had to put our dog to sleep yesterday, my dog died in my arms'],
  ['bereavement', 'How do I live with this grief?'],
  ['bereavement', 'Is my late mother trying to reach me?'],
  ['bereavement', 'It is one year since my gran passed and I cannot go into her house'],
  ['bereavement', 'We had to put our dog Max to sleep yesterday. Did we do the right thing?'],
  ['bereavement', 'My cat was put to sleep on Monday'],
  ['miscarriage', 'I had a miscarriage at nine weeks'],
  ['miscarriage', 'We lost our baby in the fifth month. Why us?'],
  ['miscarriage', 'our son was stillborn'],
  ['infertility', 'We have been trying for a baby for three years'],
  ['infertility', 'will my third round of IVF work'],
  ['infertility', 'I can’t get pregnant and everyone around me does'],
  ['infertility', 'Am I going to have a baby this year? We have been trying for two years.'],
  ['pregnancy', 'Am I pregnant?'],
  ['scam', 'A man I met online asked me for money for his hospital bill and I sent it'],
  ['scam', 'A woman I met online needs 900 pounds for her flight'],
  ['scam', 'i think i was scammed, i sent 4000 in gift cards'],
  ['scam', 'A psychic told me I have a curse and wants money to lift it'],
  ['scam', 'The crypto platform has frozen my savings and asks for a fee to withdraw'],
] as const;

test.each(CASES)('%s: %s', (sensitivity, question) =>
  expect(classifySensitivity(question)).toBe(sensitivity),
);

test.each([
  'I have an interview for a job at the hospital',
  'My phone died and I missed his call',
  'I nearly died laughing',
  'I am a Cancer and he is a Scorpio',
  'I lost my job and my confidence',
  'I am sick of my boss',
  'Will my sister like her new school?',
  'i won an award and feel like a fraud',
  'Should I change my job? It is in the office of a doctor.',
  'I am sick of my mother',
  'how can i make peace with my brother before our dad dies',
  'She passed two exams and still has doubts',
  'My dog ate my homework',
  'My sister is sick of her job',
  'He promises to call every week',
  'Is it heaven to live with my sister?',
  'Can you conceive of a better plan?',
  'What does the Death card want to tell me?',
  'My sister passed her driving test and my mum passed on the news',
  'My son passed his exams. How do I put my worries to sleep?',
  'We have been trying for two years to sell the house',
  'The doctor at my work finds nothing wrong with the plan',
  'My husband has two weeks off in May. Where do we go?',
  'My dad has three months to decide about the house',
  'My mother has six weeks left at her job',
])('is an ordinary question: %s', (question) => expect(classifySensitivity(question)).toBeUndefined());

test.each([
  ['My sister wants me to give a speech at the wedding', 'family'],
  ['How do I survive my brother’s wedding?', 'family'],
  ['My parents are getting divorced, how can I help my mum?', 'family'],
  ['My best friend got engaged and never calls me', 'friendship'],
  ['My mother hates my boyfriend, will he marry me?', 'love'],
  ['Should I bring my ex to my sister’s wedding?', 'love'],
  ['I feel flat since Monday.', 'general'],
  ['My yoga teacher smiled at me', 'general'],
] as const)('topic by who and what: %s', (question, topic) => expect(classifyTopic(question)).toBe(topic));

const FORBIDDEN =
  /\b(mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|moon|sun sign|rising|ascendant|planets?|stars?|sky|zodiac|sign|retrograde|aries|taurus|gemini|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|cards?|tarot|deck|spread|drawn|fate|destin\w*|meant to be|happens for a reason|universe|karma|growth|grow|lessons?|learn from|journey|stronger|silver lining|blessing|opportunit\w*|transform\w*|energy|manifest\w*|positive|heal|healing|closure|move on|self-care|better place|at peace|gift in|rebirth|endings?|new beginnings?|acceptance|resilien\w*|hidden meaning|prediction|promise)\b/i;

describe('a letter of care', () => {
  const sky = { sun: 'Leo', moon: 'Cancer', rising: 'Libra' };

  test.each(CASES)('about %s mentions no sky, no card and no lesson: %s', (_, question) => {
    for (let n = 0; n < 60; n++) {
      const cards = n % 2 === 0 ? AN_INPUT.cards : [];
      const text = composeLetter({
        ...AN_INPUT,
        seed: `request ${n}`,
        question,
        cards,
        sky,
        isAstrology: n % 3 === 0,
      }).personalityMessage;
      expect(FORBIDDEN.exec(text)?.[0]).toBeUndefined();
      for (const { name } of AN_INPUT.cards) expect(text).not.toContain(name);
      // With one more where the question names somebody or something to take up.
      expect([4, 5]).toContain(text.split('\n\n').length);
      expect(text.split('\n\n')[1]).toMatch(
        /doctor|nurse|midwife|bereavement|hospice|clinic|bank|police|\bvet\b/,
      );
    }
  });

  test('has many texts', () => {
    const texts = Array.from(
      { length: 600 },
      (_, n) => composeLetter({ ...AN_INPUT, seed: `${n}`, question: CASES[0][1] }).personalityMessage,
    );
    expect(new Set(texts).size).toBeGreaterThan(500);
  });
});

test('searching a question takes time in proportion to its length', () => {
  const questions = ['a', 'i ', 'mother ', 'I had my ', 'online ', 'he ', 'send him ', 'my late '].map(
    (part) => part.repeat(Math.ceil(5_000 / part.length)),
  );
  for (const question of questions) {
    const before = process.cpuUsage();
    classifySensitivity(question);
    classifyTopic(question);
    const { user, system } = process.cpuUsage(before);
    expect(user + system).toBeLessThan(200_000);
  }
});
