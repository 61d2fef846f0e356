import { expect, test } from 'vitest';
import { classifySensitivity, classifyTopic } from './topics.ts';

test.each([
  ['Will my ex come back?', 'love'],
  ['Should I take the job or stay?', 'work'],
  ['How can I pay off my debts?', 'money'],
  ['My mother and my sister are not speaking.', 'family'],
  ['Should we move to Lisbon?', 'home'],
  ['Will I pass my exams at university?', 'study'],
  ['My best friend is ignoring me', 'friendship'],
  ['I feel so lost and tired', 'self'],
  ['I cannot decide whether to go', 'decision'],
  ['When will it get better?', 'timing'],
  ['My father died in May', 'loss'],
  ['I lost my job', 'work'],
  ['What should I know?', 'general'],
  ['Is the trip with my old school friends a good idea?', 'friendship'],
  ['I have my finals in three weeks', 'study'],
  ['I want to train as a nurse', 'study'],
  ['Are Mark and I compatible?', 'love'],
  ['wil my bf comit to me', 'love'],
  ['Do I sign the lease?', 'home'],
  ['', 'general'],
  ['我会幸福吗？', 'general'],
  ['LOVE', 'love'],
  ['I am offered redundancy, and I love my team', 'work'],
  ['Of course I hope it will work out', 'general'],
  ['workshop lovely moneyed', 'general'],
] as const)('“%s” is about %s', (question, topic) => expect(classifyTopic(question)).toBe(topic));

test.each([
  ['I have been diagnosed with cancer', 'illness'],
  ['Will I ever conceive?', 'infertility'],
  ['He was arrested and we go to court', 'law'],
  ['I am a Cancer, is he right for me?', undefined],
  ['I am sick of my job', undefined],
  ['How do I court luck?', undefined],
  ['My sister Sue has paid with my Visa card', undefined],
  ['Can I sue my landlord?', 'law'],
  ['I have an operation in June', 'illness'],
  ['One job is at a hospital laundry in Leeds, the other at a school', undefined],
  ['My mother is in hospital in Leeds', 'othersIllness'],
  ['My colleague Priya is pregnant and I have to cover her accounts', undefined],
  ['My colleague is pregnant and I am the father', 'pregnancy'],
  ['I am pregnant and a colleague has to cover for me', 'pregnancy'],
] as const)('“%s” touches on %s', (question, sensitivity) =>
  expect(classifySensitivity(question)).toBe(sensitivity),
);
