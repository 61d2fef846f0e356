import { ADULT_AGE } from '#contract/accounts/rules.ts';
import { PRODUCT_NAME } from '#contract/product.ts';

/** The terms that a new member accepts; shown at sign-up, on the front page and in the account. */
export const terms: readonly { heading: string; text: string }[] = [
  {
    heading: 'Who may join',
    text: `${PRODUCT_NAME} is for people who are ${ADULT_AGE} or older. An account belongs to one person; keep its password to yourself.`,
  },
  {
    heading: 'What a reading is',
    text: 'Readings are for guidance and entertainment. They are no medical, legal or financial advice and no substitute for help in an emergency. What you do with a reading is your own decision.',
  },
  {
    heading: 'Who reads',
    text: 'A person, who reads your question, decides what the letter says and signs it. A program shuffles and draws the cards, works out where the planets stood, and may put a first draft before the reader. It sends nothing by itself.',
  },
  {
    heading: 'Outside programs',
    text: `${PRODUCT_NAME} writes such drafts itself. Where it is set up to use a language model of another company, that company is sent your first name, your question, what you say of yourself in your profile and the cards drawn, with the days on which you had them before; for an astrology reading also the signs of your chart. It is not sent your last name, your address, your birth date or your payments. A question that speaks of danger gets no draft at all.`,
  },
  {
    heading: 'Your membership',
    text: 'The annual plan is paid once a year, the monthly plan once a month, in advance, from your default card. It renews automatically until you cancel it, which you can do at any time under Account; you can use it until the end of the period you have paid for. A monthly plan can skip any month. If a payment fails, we tell you and try again for two weeks. If it is still unpaid then, the membership ends.',
  },
  {
    heading: 'Refunds',
    text: 'A period that has begun is not refunded automatically. If a charge was a mistake, or the service was not what it should have been, write to us: a person looks at it and sends the money back to the card that paid. A tip is a gift for one letter and is refunded in the same way. Rights that the law of your country gives you stay as they are.',
  },
  {
    heading: 'Your words',
    text: 'What you tell us about yourself and what you write is there for our readers, so that they can answer you. Other members never see it, and it is neither sold nor used for advertising. Card numbers are kept by the payment company, not by us.',
  },
  {
    heading: 'When someone may be in danger',
    text: 'A message that speaks of self-harm, violence or abuse is marked for our readers, and shows you where to find help. We are no emergency service.',
  },
  {
    heading: 'Fairness',
    text: 'Be kind to the readers, and invite only people you know. We may block the account of anyone who harasses them or others.',
  },
  {
    heading: 'Leaving',
    text: 'You may close your account at any time. What must be kept by law, such as invoices, is kept without your words.',
  },
];
