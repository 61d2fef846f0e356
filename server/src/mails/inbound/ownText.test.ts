import { describe, expect, test } from 'vitest';
import { buildLetterArrivalMail } from '../arrivalMail.ts';
import { indicatesDanger } from '../../readings/safety/indicatesDanger.ts';
import { htmlToText } from './htmlToText.ts';
import { findOwnText } from './ownText.ts';

const NAMES = ['at Moonletter', 'letters@example.com', 'https://moonletter.example'];
const find = (text: string) => findOwnText(text, NAMES);

const { text: MAIL } = buildLetterArrivalMail({
  to: { email: 'rosa@example.test', firstName: 'Rosa', userId: 1 },
  reader: { firstName: 'Isolde', name: 'Isolde Marr', pictureUrl: null },
  writtenOn: '29 Nov 2026',
  link: 'https://moonletter.example/7',
  replyTo: 'reply+7@reply.example.com',
  unsubscribeUrl: 'https://moonletter.example/unsubscribe?token=t',
  footer: {
    reason: 'You get this mail because a letter has arrived.',
    links: [
      { label: 'Unsubscribe', url: 'https://moonletter.example/unsubscribe?token=t' },
      { label: 'Mail settings', url: 'https://moonletter.example/account' },
    ],
  },
});
const QUOTED = MAIL.split('\n')
  .map((line) => `> ${line}`)
  .join('\n');
const SENDER = 'Isolde Marr at Moonletter';
const FULL_SENDER = `${SENDER} <letters@example.com>`;

describe('the sender’s own words stay', () => {
  test.each([
    'He is gone.\n\nOn Sunday he wrote:\nI never loved you.\n\nI want to kill myself tonight.',
    'Dear Isolde,\n\nOn 3 May my sister wrote:\n"Do not call me again."\n\nWhat can I do?',
    'Dear Isolde,\n\nOn 3 May 2026 at 10:00 Tom <tom@example.test> wrote:\n> Do not call me again.\n\nWhat can I do?',
    'He wrote me a mail:\n\nFrom: Tom <tom@example.test>\nSent: Monday\nTo: Rosa\nSubject: Us\n\nI never loved you.',
    'He left a card.\n\nSent from Paris with love, it said.\n\nWhat does it mean?',
    'He texted\n\nSent from my heart to yours\n\nand I cried.',
    'First thought.\n\n___\n\nSecond thought.',
    'Two things: my father.\n\n--\n\nAnd a third: my mother.',
    'Here is my poem:\n\n-- \nnight falls\n\nWhat do you see in it?',
    '>:( I am angry.\n\n<3 anyway',
    'My question is this.\n\nBest regards,\nRosa',
    'Three things:\n> my father\n> my mother\nWhich of them?',
    'Three things\n> my father\n> my mother\n> my cat',
    'My mother wrote:\n> Do not come home.',
    `He died in 2026 and I\nOn Sunday at 20:05, ${SENDER} wrote:\n\nWhat did it mean?`,
    'On Moonletter at 10:00 in 2026 Isolde wrote:\nYou will meet him.\n\nWhat did that mean?',
  ])('%j', (text) => {
    expect(find(text)).toBe(text);
  });
});

/** As the programs write them, above our mail in quoted lines. */
const ATTRIBUTIONS = {
  'Gmail in English': `On Sun, 29 Nov 2026 at 20:05, ${FULL_SENDER} wrote:`,
  'Gmail in English, wrapped': `On Sun, 29 Nov 2026 at 20:05, ${SENDER} <\nletters@example.com> wrote:`,
  'Gmail in German, wrapped': `Am So., 29. Nov. 2026 um 20:05 Uhr schrieb ${SENDER} <\nletters@example.com>:`,
  'Gmail in French': `Le dim. 29 nov. 2026 à 20:05, ${FULL_SENDER} a\nécrit :`,
  'Gmail in Spanish': `El dom, 29 nov 2026 a las 20:05, ${FULL_SENDER}\nescribió:`,
  'Gmail in Italian': `Il giorno dom 29 nov 2026 alle ore 20:05 ${FULL_SENDER} ha scritto:`,
  'Gmail in Dutch': `Op zo 29 nov 2026 om 20:05 schreef ${FULL_SENDER}:`,
  'Gmail in Portuguese': `${FULL_SENDER} escreveu (domingo,\n29/11/2026 à(s) 20:05):`,
  'Gmail in Brazil': `Em dom., 29 de nov. de 2026 às 20:05, ${SENDER} <\nletters@example.com> escreveu:`,
  'Gmail in Japanese': `2026年11月29日(日) 20:05 ${FULL_SENDER}:`,
  'Gmail in Chinese': `${FULL_SENDER} 于2026年11月29日周日 20:05写道：`,
  'Gmail in Polish': `niedz., 29 lis 2026 o 20:05 ${SENDER} <letters@example.com>\nnapisał(a):`,
  'Gmail in Swedish': `Den sön 29 nov. 2026 kl 20:05 skrev ${SENDER} <\nletters@example.com>:`,
  'Gmail in Russian': `вс, 29 нояб. 2026 г. в 20:05, ${FULL_SENDER}:`,
  Thunderbird: `On 29/11/2026 20:05, ${SENDER} wrote:`,
  'Apple Mail': `On 29 Nov 2026, at 8:05 PM, ${FULL_SENDER} wrote:`,
  'Apple Mail in German': `Am 29.11.2026 um 20:05 schrieb ${FULL_SENDER}:`,
  Zoho: `---- On Sun, 29 Nov 2026 20:05:00 +0100 ${FULL_SENDER} wrote ----`,
};

describe('a quotation of our mail is cut', () => {
  test.each(Object.entries(ATTRIBUTIONS))('above or below the own words: %s', (_, attribution) => {
    const quotation = `${attribution}\n\n${QUOTED}`;
    expect(find(`It did come true.\n\nRosa\n\n${quotation}`)).toBe('It did come true.\n\nRosa');
    expect(find(`${quotation}\n\nIt did come true.`)).toBe('It did come true.');
  });

  test.each(Object.entries(ATTRIBUTIONS))('directly below the own words: %s', (_, attribution) => {
    const own = 'I have read your letter three times, and it did come true in the end';
    expect(find(`${own}\n${attribution}\n${QUOTED}`)).toBe(own);
  });

  test('in HTML of an iPhone, which quotes the attribution apart from a mail whose links are lost', () => {
    const html = `It did come true.<br><br><div dir="ltr">Sent from my iPhone</div><div dir="ltr"><br><blockquote
      type="cite">On 29 Nov 2026, at 20:05, ${SENDER} &lt;letters@example.com&gt; wrote:<br><br></blockquote></div><blockquote
      type="cite"><div dir="ltr"><p>A letter has arrived.</p><a href="https://moonletter.example/7">Open it</a></div></blockquote>`;
    expect(find(htmlToText(html))).toBe('It did come true.');
  });

  test('between the own words', () => {
    const text = `Two answers.\n${ATTRIBUTIONS.Thunderbird}\n> Dear Rosa,\n\nYes.\n> It is sealed.\n\nNo.`;
    expect(find(text)).toBe('Two answers.\n\nYes.\n\nNo.');
  });

  test.each([
    ['Yahoo', `    On Sunday, November 29, 2026 at 08:05:00 PM GMT+1, ${FULL_SENDER} wrote:  \n \n `],
    [
      'Outlook',
      `From: ${FULL_SENDER}\nSent: Sunday, November 29, 2026 8:05 PM\nTo: Rosa\nSubject: A letter\n\n`,
    ],
    [
      'Outlook with bold headers',
      `*From:* ${FULL_SENDER}\n*Sent:* Sunday, November 29, 2026 8:05 PM\n*To:* Rosa\n*Subject:* A letter\n\n`,
    ],
    [
      'Outlook in German',
      `________________________________\nVon: ${FULL_SENDER}\nGesendet: Sonntag, 29. November 2026 20:05\nAn: Rosa\nBetreff: A letter\n\n`,
    ],
    [
      'Outlook in French',
      `-----Message d'origine-----\nDe : ${FULL_SENDER}\nEnvoyé : dimanche 29 novembre 2026 20:05\nÀ : Rosa\nObjet : A letter\n\n`,
    ],
  ])('without marks, down to its footer: %s', (_, header) => {
    expect(find(`It did come true.\n\n${header}${MAIL}`)).toBe('It did come true.');
    expect(find(`${header}${MAIL}\n\nIt did come true.`)).toBe('It did come true.');
  });

  test.each([
    'On Monday, Isolde wrote:',
    'On Mon, 30 Nov 2026 at 10:00 Moonletter <hello@elsewhere.example> wrote:',
    'On Mon, Nov 30, 2026 at 10:00 AM Isolde Marr\n<isolde@elsewhere.example> wrote:',
    'Am 30.11.2026 um 10:00 schrieb Isolde:',
  ])('at the end, in quoted lines, whoever is quoted: %j', (attribution) => {
    expect(find(`It did come true.\n\n${attribution}\n\n> Dear Rosa,\n>\n> It is sealed.\n\n`)).toBe(
      'It did come true.',
    );
  });

  test('nothing is left where all is quoted', () => {
    expect(find(`${ATTRIBUTIONS.Thunderbird}\n${QUOTED}`)).toBe('');
    expect(find('> all of it\n> is quoted')).toBe('');
  });
});

test.each([
  'Sent from my iPhone',
  'Sent from Yahoo Mail on Android',
  'Get Outlook for iOS<https://aka.ms/o0ukef>',
  'Sent with Proton Mail secure email.',
  'Von meinem iPhone gesendet',
  'Envoyé de mon iPhone',
  'Enviado desde mi iPad',
  '-- \nRosa Dane\nLisbon',
])('a signature of a mail program is cut: %j', (signature) => {
  expect(find(`It did come true.\n\n${signature}\n\n${ATTRIBUTIONS.Thunderbird}\n${QUOTED}`)).toBe(
    'It did come true.',
  );
});

test('our mail itself mentions no danger', () => {
  expect(indicatesDanger(`It did come true.\n\n${ATTRIBUTIONS.Thunderbird}\n${QUOTED}`)).toBe(false);
});

test('a long text of lines that look like quotations takes little time', () => {
  const text = `On a On b 2026 at Moonletter <${'<'.repeat(60)} wrote:\nFrom: at Moonletter\n> a\n`.repeat(
    500,
  );
  const before = performance.now();
  find(text);
  expect(performance.now() - before).toBeLessThan(200);
});
