import { expect, test } from 'vitest';
import { isForeign } from './language.ts';
import { readQuestion } from './readQuestion.ts';
import { toGerund } from './gerund.ts';

test.each([
  ['My sister Anna ignores me', ['your sister Anna']],
  ['Tom has left. Should I ring my mum?', ['your mum', 'Tom']],
  ['My father is in hospital and my brother-in-law drives there', ['your father', 'your brother-in-law']],
  ['Will he call?', ['him']],
  ['Does Ingrid from the choir like me?', ['Ingrid']],
  ['Halima and I have not spoken for 5 weeks.', ['Halima']],
  ['My horse Zephyr pulled a tendon. Will Élodie lend me hers?', ['Élodie', 'your horse Zephyr']],
  ['Something is off with Mrs Okonjo.', ['Mrs Okonjo']],
  ['I moved to Leeds with Strength and The Fool', []],
  ["I am in love with my best friend's husband", ['your best friend’s husband']],
  ['I got the scholarship for Bologna. My girlfriend Anouk stays.', ['your girlfriend Anouk']],
  ['I have an offer from Trondheim', []],
  ["I'm a teacher and tired", []],
  ['Two nurses. I am bullied by two girls in my halls.', ['the two girls']],
  ['A man at church, Ignatius, keeps saving me a seat', ['Ignatius']],
  ['My poor old Volvo failed its test', []],
])('finds the persons: %s', (question, persons) =>
  expect(readQuestion(question).people.map((person) => person.who)).toEqual(persons),
);

test.each([
  [
    'Should I take the job in Leeds or stay near my mother?',
    'taking the job in Leeds',
    'staying near your mother',
  ],
  ['I am torn between the flat in York and a house by the sea.', 'the flat in York', 'a house by the sea'],
  ['Do I stay? Or do I go?', 'staying', 'going'],
  ['Should I write to him or not?', 'writing to him', 'leaving things as they are'],
  ['Should I quit?', 'quitting', undefined],
  ['What should I know?', undefined, undefined],
  ['Leeds or Bristol? They want to know soon.', 'Leeds', 'Bristol'],
  ['The course or the roof?', 'the course', 'the roof'],
  ['Sell it or keep it?', 'selling it', 'keeping it'],
  ['my lease ends soon. fight or go?', 'fighting', 'going'],
  ['Is this the year I should stop work?', 'stopping work', undefined],
  ['Do I bring it up or let it go?', 'bringing it up', 'letting it go'],
  ['A second dog, yes or no?', 'a second dog', undefined],
  ['I could pay off the loan. I could also finally see Japan.', 'paying off the loan', 'seeing Japan'],
  ['Part of me wants to answer, part of me would rather wait.', 'answering', 'waiting'],
  ['Do I tell her or do I quietly let it fade?', 'telling her', 'letting it fade'],
  ['Is there a rift between me and my sister?', undefined, undefined],
  ['I decide between Anton, who is funny and broke, and Viktor', 'Anton', 'Viktor'],
  ['Do I tell my parents before Christmas or after?', undefined, undefined],
  ['He says Scotland and I say Portugal.', 'Scotland', 'Portugal'],
  ['Should I stop asking?', 'giving up asking', undefined],
  ['Shall I leave or stay here in Bath?', 'leaving', 'staying in Bath'],
  [
    'Should I take the job at the garden centre in the old town and move?',
    'taking the job at the garden centre',
    undefined,
  ],
])('finds the alternatives: %s', (question, a, b) =>
  expect([readQuestion(question).choice?.a, readQuestion(question).choice?.b]).toEqual([a, b]),
);

test.each([
  ['Is he serious about me?', 'whether he is serious about you'],
  ['I want one Sunday to ourselves, how do I bring it up?', 'how to bring it up'],
  ['What am I not seeing?', 'what you are not seeing'],
  ['What am I not seeing about money?', 'what you are not seeing about money'],
  ['Have I done something wrong', 'whether you have done something wrong'],
  ['Will I ever feel at home here?', 'whether you can ever feel at home here'],
  ['Will he call?', undefined],
  ['Tell me if the job will come through', 'whether the job comes through'],
  ['Tell me if the jobs will come through', 'whether the jobs come through'],
  ['When will I be able to pay it off?', 'when you can pay it off'],
  ['Do I leave my husband?', 'whether to leave your husband'],
  ['Do I look old to you?', 'whether you look old to you'],
  ['Where do I begin?', 'where to begin'],
  ['am i going to be single forever', undefined],
  ['I want to know whether Cornelius, my friend, is kind', undefined],
  ['Do I need to say it, or is it petty?', 'whether you need to say it'],
  ['Tell me whether the bank sees a way.', 'whether the bank sees a way'],
  ['Will Halima and I be friends again?', 'whether Halima and you can be friends'],
  ['is it to soon, im 23', 'whether it is to soon'],
])('finds the question: %s', (question, asking) => expect(readQuestion(question).asking).toBe(asking));

test.each([
  [
    'My best friend Hannah cancelled on me four times in a row.',
    ['your best friend Hannah cancelled on you four times in a row'],
  ],
  [
    "I'm tired of waiting and he still hasn't met my kids.",
    ['you are tired of waiting', 'he still has not met your kids'],
  ],
  ['I am going to walk the Camino in May.', ['you plan to walk the Camino in May']],
  ['Moved to Portland two years ago.', ['you moved to Portland two years ago']],
  ['My cousin asks me for $3,000 again.', ['your cousin asks you for some money again']],
  ['Can you tell me? You said it would be fine.', []],
  ['We have to decide by Friday.', []],
  ['I have two questions.', []],
  ['I only earn 1,900 a month.', []],
  ["He's written me a letter and would like to see me at Easter for a day or two.", []],
  ['My wife and her mother talk about me.', []],
])('finds the facts: %s', (question, clauses) =>
  expect(readQuestion(question).reportedClauses).toEqual(clauses),
);

test.each([
  ['They want an answer by Friday', 'by Friday', undefined],
  ['his mother needs to know by passover, on friday at the latest', 'by passover', undefined],
  ['Results out 22 August.', 'on 22 August', undefined],
  ['the lease ends in february', 'in February', undefined],
  ['I have to decide before the end of the month', 'before the end of the month', undefined],
  ['She has been silent since the wedding', undefined, 'since the wedding'],
  ['He left me two years ago', undefined, 'two years ago'],
  ['He died in May', undefined, 'in May'],
  ['It is years since I last opened the box of oils.', undefined, 'since you last opened the box of oils'],
  ['Since I turned 40 I am lost', undefined, 'since you turned 40'],
  ['On Friday somebody stole my bike.', undefined, undefined],
  ['I saw his picture on Tuesday.', undefined, undefined],
  ['Would it be better to rent for a year?', undefined, undefined],
  ['My first night alone in 22 years.', undefined, undefined],
  ['I sing at the spring concert.', undefined, undefined],
])('finds the times: %s', (question, deadline, since) =>
  expect([readQuestion(question).deadline, readQuestion(question).since]).toEqual([deadline, since]),
);

test.each([
  ['Should I go?', 'yesNo'],
  ['Is it worth a try?', 'yesNo'],
  ['will i get the job', 'yesNo'],
  ["Is it wrong that I don't want children?", 'judged'],
  ['Am I being ridiculous?', 'judged'],
  ['Is it too late to say sorry?', 'judged'],
  ['Have I changed?', 'fact'],
  ['Is my manifestation working?', 'fact'],
  ['Will I lose the house?', 'fact'],
  ['Will I ever be happy?', 'fact'],
  ['will i win the lottery', 'fact'],
  ['What should I do about the flat?', 'how'],
  ['I promised it if he finished school.', 'open'],
] as const)('%s asks in this way: %s', (question, kind) => expect(readQuestion(question).asks).toBe(kind));

test.each([
  ['My son wants to leave university.', 'study', false],
  ['I want to leave university.', 'study', true],
  ['My daughter is at college, and she studies too much.', 'study', false],
  ['My brother lost his job.', 'redundancy', false],
  ['I lost my job.', 'redundancy', true],
  ['My friend Lorraine has lent me 2000 pounds.', 'loan', false],
  ['My friend Lorraine has lent me 2000 pounds.', 'owing', true],
  ['We are trying to sell our house.', 'inheritance', false],
  ["We've been married 31 years.", 'commitment', false],
  ['he left me on read', 'breakup', false],
  ['What do I need to let go of?', 'redundancy', false],
  ['I see him at the climbing gym', 'health', false],
] as const)('%s is about %s: %s', (question, id, isAbout) =>
  expect(readQuestion(question).matters.some((matter) => matter.id === id)).toBe(isAbout),
);

test.each([
  ['take', 'taking'],
  ['stay', 'staying'],
  ['quit', 'quitting'],
  ['put', 'putting'],
  ['tie', 'tying'],
  ['wait', 'waiting'],
  ['visit', 'visiting'],
  ['tell', 'telling'],
])('%s makes %s', (verb, gerund) => expect(toGerund(verb)).toBe(gerund));

test.each([
  ['¿Cuándo voy a encontrar trabajo en mi ciudad?', true],
  ['Wann wird mein Mann mich wieder lieben und was soll ich tun?', true],
  ['我会幸福吗', true],
  ['Quand est-ce que je vais trouver un travail dans ma ville ?', true],
  ['Will I ever find love in Buenos Aires?', false],
  ['help', false],
  ['', false],
])('%s is in another language: %s', (question, expected) => expect(isForeign(question)).toBe(expected));

test('reading takes time in proportion to the length', () => {
  for (const part of [
    'my ',
    'between a ',
    'should I or ',
    'in the A ',
    'my new Tom and my ',
    'I could ',
    'since I ',
    'and he was ',
    'how do I ',
    'She or ',
  ])
    expect(readQuestion(part.repeat(20_000)).people.length).toBeLessThan(10);
});
