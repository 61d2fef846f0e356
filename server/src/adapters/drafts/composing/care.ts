import type { Sensitivity } from './topics.ts';

/** A letter in which the cards and the sky have no say: it says who can help, and speaks of the person. */
export interface CareWords {
  openings: readonly string[];
  /** Who can help. */
  help: readonly string[];
  /** Of the person who writes, and of what it is like. */
  thoughts: readonly string[];
  tries: readonly string[];
}

export const CARE: Readonly<Record<Exclude<Sensitivity, 'law'>, CareWords>> = {
  illness: {
    openings: [
      'Thank you for writing at a time when so much is uncertain.',
      'I am sorry that you have this to deal with.',
      'I am sorry. That is a great deal to carry.',
      'Thank you for telling me about your health; it is not easy to put into words.',
    ],
    help: [
      'No reading can look into a body, so please take this question to your doctor, who can.',
      'What it is and what can be done belongs with your doctor, and it is fair to ask for a second opinion.',
      'Your doctor or a nurse can answer what this letter must not guess at, and no question is too small for them.',
      'Please ask your doctor about it, and ask again if the first answer went by too fast.',
    ],
    thoughts: [
      'Waiting and not knowing can be as tiring as the illness itself.',
      'You do not have to be brave about it all day long.',
      'It is all right to be frightened and practical in the same hour.',
      'You are still yourself, whatever the file says.',
      'Some people will say clumsy things, and you need not look after their feelings as well.',
    ],
    tries: [
      'If it helps, write your questions on a sheet of paper and take somebody with you who listens too.',
      'If you can, choose one person who may ask how it is going, so that you need not tell it ten times.',
      'If somebody offers to cook or to drive you, let them.',
      'If the nights are the hardest, tell your doctor that too; something can often be done about it.',
    ],
  },
  othersIllness: {
    openings: [
      'I am sorry that somebody close to you is ill.',
      'Thank you for writing while you are so worried about somebody.',
      'I am sorry. It is hard to watch when one cannot do it for them.',
      'Thank you for telling me about them, and about your worry.',
    ],
    help: [
      'How it goes on is a question for their doctors; they may talk to you, if the person agrees.',
      'The doctors and nurses who look after them can tell you what to expect, as far as anybody can.',
      'Please put the medical questions to their doctor, and ask there as well who supports families; there is usually somebody.',
      'For what happens medically their doctor is the one to ask, and for you there are advice lines and groups for relatives.',
    ],
    thoughts: [
      'People who worry about others tend to forget lunch, sleep and their own appointments.',
      'You cannot take the illness away, and being there is not a small thing.',
      'It is all right to be tired of it, and to love them no less.',
      'You may laugh about something silly in the middle of it without being disloyal.',
      'Nobody does this perfectly, and they do not need you to.',
    ],
    tries: [
      'If you visit, you need no plan; sitting there and talking about nothing much is enough.',
      'If you can, share the visits and calls with one other person.',
      'If others keep asking you for news, let one of them pass it on.',
      'If you do not know what to say to them, ask what they would like today.',
    ],
  },
  bereavement: {
    openings: [
      'I am so sorry for your loss.',
      'I am sorry. Thank you for telling me about somebody whom you miss so much.',
      'I am very sorry that they are gone.',
      'Thank you for writing about this. I am so sorry.',
    ],
    help: [
      'If the days get too heavy, your doctor or a bereavement service can help; they know this and have time for it.',
      'There are people who are trained to listen to grief, at bereavement services and hospices, and your doctor can tell you where.',
      'Please let somebody share this with you: a friend who knew them, a bereavement group, or your doctor if you cannot sleep or eat.',
      'A bereavement counsellor can be of real help, this week or in a year; there is no wrong time to ask for one.',
    ],
    thoughts: [
      'There is no timetable for missing somebody, and no right way to do it.',
      'What you feel for them does not stop because they died.',
      'Some days you may feel nothing at all, and that is not a betrayal.',
      'If something was left unsaid, that does not undo the rest.',
      'You do not have to be over it by any date, whatever others expect.',
    ],
    tries: [
      'If you like, say their name aloud to somebody today.',
      'If you feel able to, write down one ordinary thing about them that nobody else would remember.',
      'If a friend asks what they can do, let them bring supper or sit with you.',
      'If a certain date is coming that you dread, plan it with somebody.',
    ],
  },
  miscarriage: {
    openings: [
      'I am so sorry for your loss.',
      'I am so sorry. Thank you for trusting me with this.',
      'I am very sorry. This is a real loss, however early or late it came.',
      'Thank you for telling me. I am so sorry.',
    ],
    help: [
      'Please let your doctor or midwife look after you, also for the feelings, and ask them for a miscarriage support group.',
      'Your midwife or doctor can answer the questions about your body, and tell you who supports parents after such a loss.',
      'There are support lines for the loss of a baby, with people who have been through it; your doctor or midwife can name one near you.',
    ],
    thoughts: [
      'You need not search for a fault in what you did or did not do.',
      'You may grieve for somebody whom hardly anybody else has met.',
      'Others may find few words or the wrong ones; that does not make it small.',
      'If you have a partner, they may grieve at another pace, and neither of you does it wrongly.',
      'You need not decide anything about the future now.',
    ],
    tries: [
      'If you like, tell one person exactly what you do not want to hear, so that they can keep others from it.',
      'If it feels right, keep something by which to remember, and put it where only you will look.',
      'If you can, take the days off that you need, and let your doctor help with that.',
      'If the nights are bad, or if you bleed or have pain, call your doctor or midwife and do not wait.',
    ],
  },
  infertility: {
    openings: [
      'Thank you for trusting me with something so close to you.',
      'I am sorry that this is so hard.',
      'I am sorry. Month after month of hoping is exhausting.',
      'Thank you for telling me about it; many people go through this without a word.',
    ],
    help: [
      'Whether and how it can happen is a question for a doctor or a fertility clinic, and no reading can answer it.',
      'Please take the medical side to a fertility specialist, and ask the clinic for a counsellor too; they know this well.',
      'A doctor can tell you what is possible, and fertility counsellors are there for what it does to you both.',
    ],
    thoughts: [
      'It is not a question of wanting it enough or of being relaxed enough.',
      'You may be glad for other people’s babies and leave the party early all the same.',
      'You are more than the appointments, the waiting and the results.',
      'Being sad about it is not the same as giving up.',
      'Nobody else has a right to know, to ask or to count the months.',
    ],
    tries: [
      'If relatives keep asking, agree on one short sentence that ends the subject.',
      'If you have a partner, set aside an evening on which neither of you mentions it.',
      'If you can, look for others who are waiting too; in a support group there is little to explain.',
      'If you need a pause from it all, ask your clinic what a pause would mean, and take it without guilt.',
    ],
  },
  pregnancy: {
    openings: [
      'Thank you for trusting me with something so close to you.',
      'Such a question carries hope and worry at once, and both are welcome here.',
      'Thank you for asking; it is a question that one does not ask lightly.',
    ],
    help: [
      'A reading has nothing to say about that itself; a midwife or doctor has, and they are kind to worried questions.',
      'That question is one for your doctor or midwife, and this letter does not try to answer it.',
      'Please ask a midwife or doctor; they can tell you what is so, and what your choices are.',
    ],
    thoughts: [
      'Not knowing makes every hour long.',
      'You may have several feelings about it at once, and none of them is wrong.',
      'Whatever the answer is, you need not carry it alone.',
      'You may take your time in telling others.',
    ],
    tries: [
      'If you can, write down what you would like to ask, and take the list with you.',
      'If there is one person with whom you feel safe, tell them today what is on your mind.',
      'If you are waiting for a result, plan something small and pleasant for the hours in between.',
    ],
  },
  scam: {
    openings: [
      'I am sorry that you are in this, and thank you for telling somebody.',
      'Thank you for writing; it takes nerve to say this aloud.',
      'I am sorry. Being deceived about money hurts twice.',
    ],
    help: [
      'Before anything else, please send no more money, call your bank today, and report it to the police or the fraud office.',
      'Please call your bank at once, since it can sometimes stop a payment, and then the police or a fraud helpline; until then send nothing more.',
      'Your bank and the police are the ones who can help, the sooner the better; keep every message, and pay nothing more to anybody, not even to get money back.',
    ],
    thoughts: [
      'This happens to careful and clever people, because those who do it are good at it.',
      'The shame belongs with whoever asks for the money.',
      'You were kind or hopeful, and that was not the mistake.',
      'Whoever means well gives you time to ask somebody else first.',
      'Feelings for someone can be real even where that someone was not.',
    ],
    tries: [
      'If you have not told anybody close to you, choose one person and show them the messages.',
      'If they write again, you owe them no answer.',
      'If you gave them a password or a copy of your papers, tell your bank that as well and change what can be changed.',
      'If somebody now offers to win the money back for a fee, ask the police about them first.',
    ],
  },
};

/** How a letter of care ends. */
export const CARE_LAST = [
  'I am thinking of you.',
  'Please write again whenever you like, about this or about anything else.',
  'There is no need to answer, and you may always write again.',
  'Take the time you need.',
  'Be gentle with yourself today.',
  'I am glad that you wrote.',
];

/** Where the law is asked about, the cards may speak, but not of that. */
export const LAW = {
  openings: [
    'Thank you for writing in the middle of something so wearing.',
    'Official letters and waiting rooms would try anyone’s nerves, and I am sorry that you have them to deal with.',
  ],
  help: [
    'For the legal side please rely on a solicitor or an advice centre; this letter keeps to the human one.',
    'How that is decided lies with people who know the law, so please take that part to a solicitor or an advice centre.',
  ],
  focus: [
    'What can be looked at here is how you are bearing it, and what might be kind to you meanwhile.',
    'So let this be about you alone: how you hold up, and what would help you through the week.',
    'What follows is only about you, and about finding a little steadiness in the meantime.',
  ],
  tries: [
    'Let somebody make you a cup of tea, and talk about it or about anything else.',
    'Write your questions on a sheet of paper and take it with you, so that none is forgotten on the day.',
    'Choose one person who may ask you how it is going, and tell them that they may.',
    'Give yourself an hour this week in which nobody mentions it, you included.',
    'Go to bed half an hour early tonight, with something light to read.',
  ],
};
