import type { Sensitivity } from './topics.ts';

/** What is said first, and instead of a reading, where the cards have no say. */
export const CARE: Readonly<Record<Sensitivity, { openings: readonly string[]; lines: readonly string[] }>> =
  {
    crisis: {
      openings: [
        'Thank you for telling somebody; that was the right thing to do.',
        'I am glad that you wrote, and more than anything I would like you to be safe.',
      ],
      lines: [
        'Before anything else, please speak to a person today: a doctor, a crisis line, or someone who can sit with you.',
        'Please let this letter wait and call a crisis line or your doctor today, or someone who can come round.',
      ],
    },
    violence: {
      openings: [
        'Thank you for trusting me with something so serious.',
        'What you describe is not small, and I am glad that you put it into words.',
      ],
      lines: [
        'Your safety comes before any reading: please talk to a helpline or to somebody you trust, and in danger to the police.',
        'That part belongs with people who are trained to keep you safe, so please reach out to a helpline or someone you trust today.',
      ],
    },
    illness: {
      openings: [
        'Thank you for writing at a time when so much is uncertain.',
        'I am sorry that health is on your mind; it makes everything else louder.',
      ],
      lines: [
        'A reading cannot look into a body, so please keep that question for your doctor, who can.',
        'What concerns your health belongs with a doctor or nurse, and this letter leaves it there.',
      ],
    },
    pregnancy: {
      openings: [
        'Thank you for trusting me with something so close to you.',
        'Such a question carries a great deal of hope and worry, and both are welcome here.',
      ],
      lines: [
        'A reading has nothing to say about that itself; a midwife or doctor has, and they are kind to worried questions.',
        'That question is one for your doctor or midwife, and this letter does not try to answer it.',
      ],
    },
    law: {
      openings: [
        'Thank you for writing in the middle of something so wearing.',
        'Official letters and waiting rooms would try anyone’s nerves, and I am sorry that you have them to deal with.',
      ],
      lines: [
        'For the legal side please rely on a solicitor or an advice centre; this letter keeps to the human one.',
        'How that is decided lies with people who know the law, so please take that part to a solicitor or an advice centre.',
      ],
    },
  };

/** What the letter is about then. */
export const CARE_FOCUS = [
  'What can be looked at here is how you are bearing it, and what might be kind to you meanwhile.',
  'So let this be about you alone: how you hold up, and what would help you through the week.',
  'What follows is only about you, and about finding a little steadiness in the meantime.',
];

/** Small things to try in the meantime. */
export const CARE_TRIES = [
  'Let somebody make you a cup of tea, and talk about it or about anything else.',
  'Write your questions on a sheet of paper and take it with you, so that none is forgotten on the day.',
  'Choose one person who may ask you how it is going, and tell them that they may.',
  'Give yourself an hour this week in which nobody mentions it, you included.',
  'Go to bed half an hour early tonight, with something light to read.',
];
