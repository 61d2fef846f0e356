import type { Topic } from './topics.ts';

/** How a topic is spoken of. */
export interface TopicWords {
  /** 'this question of work' */
  matter: string;
  /** 'at work': where it happens. */
  there: string;
  /** The first sentences of a letter. */
  openings: readonly string[];
  /** What can be said about it before anything is drawn. */
  thoughts: readonly string[];
  /** One small thing to try. */
  tries: readonly string[];
}

export const TOPIC_WORDS: Readonly<Record<Topic, TopicWords>> = {
  love: {
    matter: 'this matter of the heart',
    there: 'in love',
    openings: [
      'Thank you for trusting me with a question of the heart.',
      'Questions of love deserve a straight answer in a soft voice, so here is an attempt at both.',
      'You ask about love, which is to say about trust, timing and two sets of habits.',
      'Where love is concerned, it is easy to hear everyone’s advice except one’s own.',
      'Love questions have a way of growing after dark, so let us look at yours by daylight.',
      'It takes some courage to put a question about love into words.',
    ],
    thoughts: [
      'Love is easier to see in small deeds than in large words: who remembers, who asks, who comes back to the subject.',
      'It may help to keep two things apart, what you feel and what you have actually been shown.',
      'Wanting to be chosen is human; so is wanting to do the choosing, and you are free to do both.',
    ],
    tries: [
      'This week, say one true thing to the person concerned that you would normally leave out.',
      'Write down three moments when you felt at ease in love, and look for what they share.',
      'For a few days, watch what is done and set aside what is promised.',
      'Make one evening pleasant for yourself alone, as you would for somebody you were fond of.',
      'Before the next conversation, decide on the one thing you would like to be understood.',
    ],
  },
  work: {
    matter: 'this question of work',
    there: 'at work',
    openings: [
      'Work takes up so many of our waking hours that a question about it is never a small one.',
      'You ask about your working life, and that deserves a practical answer with some warmth in it.',
      'Thank you for bringing me a question about work.',
      'A question about work is often three at once: what you do, with whom, and what it leaves of you by evening.',
      'Let us look at your work without the hurry that usually surrounds it.',
      'It is a good sign to ask about work before the answer has been forced on you.',
    ],
    thoughts: [
      'It may help to tell the work itself apart from the people and the place, since each of them can change without the others.',
      'Ask what a good ordinary day would look like; it is a better guide than a good title.',
      'Being tired of something and being finished with it feel alike on a Friday and differ by Monday.',
    ],
    tries: [
      'This week, keep a list of the tasks that gave you strength and the ones that took it.',
      'Choose one thing at work that you could do less well without any harm, and do it less well.',
      'Ask one person whose work you respect how they would go about this.',
      'Put half an hour in your calendar for the task that matters most, and guard it.',
      'Write the sentence you would like to say in your next meeting, then cut it by half.',
    ],
  },
  money: {
    matter: 'this question of money',
    there: 'where money is concerned',
    openings: [
      'Money questions carry more than money: there is safety in them, freedom, and a little pride.',
      'Thank you for asking about money so directly, which takes as much nerve as asking about love.',
      'You ask about money, and I shall stay close to the human side of it.',
      'A question about money goes better with a calm head, so let us begin slowly.',
      'Behind a question of money there is usually a picture of the life it should buy.',
    ],
    thoughts: [
      'Figures become less alarming once they are on paper, where they have to hold still.',
      'It may help to ask what the money is for, and what you would do if that part were taken care of.',
      'Worry about money likes to speak for the whole future, when it only knows this month.',
    ],
    tries: [
      'Write down the three figures you avoid looking at, and have a cup of tea beside them.',
      'For one week, note what you spent and whether you were glad of it.',
      'Talk about the numbers with somebody who knows them well and gains nothing by the answer.',
      'Decide on a sum that would count as enough for now, and write it where you can see it.',
      'Leave one purchase in the basket for three days and see if you still want it.',
    ],
  },
  family: {
    matter: 'this family matter',
    there: 'in the family',
    openings: [
      'Family questions come with a long history, so there is no need to settle this one in an evening.',
      'Thank you for writing about your family.',
      'Nobody can warm or worry us quite like family, and your question has something of both.',
      'You ask about the people closest to you, and they deserve care, as do you.',
      'In families everyone has a part that was handed out early, and it is fair to ask about yours.',
    ],
    thoughts: [
      'It may help to tell what was always so from what has changed lately.',
      'You can love people and still close the door of your room.',
      'Old parts are quickly taken up again at a family table, even by people who have long outgrown them.',
    ],
    tries: [
      'Ring one of your people without a reason, and keep it to ten minutes.',
      'Next time, answer the old remark with a question in place of the old reply.',
      'Decide beforehand how long you would like to stay, and leave while it is still pleasant.',
      'Tell one relative something you admire in them, plainly and without a but.',
      'Write down what is yours to carry in the family, and what was merely left on your step.',
    ],
  },
  home: {
    matter: 'this question of home',
    there: 'at home',
    openings: [
      'Where we live shapes a great many small hours, so this is a question worth taking time over.',
      'You ask about home, which is both an address and a feeling, and the two do not always move together.',
      'Thank you for writing about the place you live in, or might.',
      'A move stirs up more than furniture, so it is no wonder that you want to think aloud about it.',
      'Let us see what home is asking of you just now.',
    ],
    thoughts: [
      'It may help to list what you would miss, and then what you would be glad never to see again.',
      'A place can be right for the person you were and still be tight across the shoulders today.',
      'Think of an ordinary Tuesday there: the light, the walk, the person next door.',
    ],
    tries: [
      'Spend one hour this week making a single corner exactly as you like it.',
      'Walk through the place you have in mind at the hour when you would come home.',
      'Write down the three things a home must have for you, and leave price out of it for once.',
      'Give away one object that you would not carry up the stairs of a new house.',
      'Ask someone who knows you well where they have seen you most at ease.',
    ],
  },
  study: {
    matter: 'this question of study',
    there: 'in your studies',
    openings: [
      'Learning is slow work with sudden rewards, and a question about it deserves patience.',
      'You ask about your studies, so let us look at effort, rest and the reason for it all.',
      'Thank you for bringing me a question about learning.',
      'Behind a question about study there is often another about what one is really good at.',
      'It is sensible to look up from the books and ask where they are leading.',
    ],
    thoughts: [
      'It may help to separate the subject from the marks, and to ask which of the two you are tired of.',
      'An hour with a whole mind does more than an evening with half of one.',
      'Nobody feels clever while learning something new; it feels like being slow, and then like having known it always.',
    ],
    tries: [
      'Explain the hardest page to a friend, a cat or the kettle, in words of your own.',
      'Study for twenty-five minutes tomorrow with the telephone in another room.',
      'Write on a slip of paper why you began, and use it as a bookmark.',
      'Ask one question that you are afraid is stupid.',
      'Choose one evening this week when the books stay shut on purpose.',
    ],
  },
  friendship: {
    matter: 'this question of friendship',
    there: 'among friends',
    openings: [
      'Friendship has few rules and no contract, which makes questions about it unusually delicate.',
      'You ask about friendship, and it is good that you take it as seriously as love.',
      'Thank you for writing about friends, old or new.',
      'Friends see us in our oldest coats, so a trouble between friends goes deep.',
      'Let us look at this friendship with some fairness to everyone in it.',
    ],
    thoughts: [
      'It may help to ask what this friendship gives both of you now, whatever it gave you once.',
      'Some friendships need a talk, and some only need a walk.',
      'Silence between friends is easily filled with the worst of guesses.',
    ],
    tries: [
      'Send one friend a photograph of something that made you think of them, with no question attached.',
      'Propose a walk of half an hour; side by side is easier than face to face.',
      'Note for a week after which meetings you feel lighter.',
      'Say the small thing that bothered you while it is still small.',
      'Thank a friend for something they did long ago and have surely forgotten.',
    ],
  },
  self: {
    matter: 'what you are going through',
    there: 'in your own life',
    openings: [
      'Thank you for writing about yourself so honestly, which is harder than writing about others.',
      'Whoever looks after many things is easily left out of them, so let us look after you for a page.',
      'Questions about oneself are best taken slowly and with some humour.',
      'It is brave to ask about your own state, and there is no exam at the end of it.',
      'Let us begin with kindness, because people are sternest with themselves.',
    ],
    thoughts: [
      'It may help to notice at what hour of the day it is heaviest, and at what hour it forgets itself.',
      'You need not improve before you are allowed to rest.',
      'A mood is like weather: it is real, it is large, and it is on its way somewhere.',
    ],
    tries: [
      'Go outside for fifteen minutes tomorrow without a purpose or a podcast.',
      'Write three lines this evening that begin with ‘Today I managed’.',
      'Tell one kind person how you are, and leave out the word ‘fine’.',
      'Cancel one small duty this week and put nothing in its place.',
      'Do one thing badly for pleasure: sing, draw, bake or dance.',
    ],
  },
  decision: {
    matter: 'this choice',
    there: 'around this choice',
    openings: [
      'A choice grows heavier the longer it is carried about, so let us set it on the table.',
      'You are deciding something, and I shall not decide it for you, but we can look at it together.',
      'Thank you for asking before you chose; that is when a second view is of most use.',
      'A decision may need no more facts, only a quiet hour with the ones you have.',
      'Here is some company for a choice that only you can make.',
    ],
    thoughts: [
      'It may help to ask which of the two you would regret not having tried.',
      'Notice what you hope a friend would say when you ask for advice; that hope is information.',
      'Few choices are as final as they feel on the evening before.',
    ],
    tries: [
      'Live for one day as if you had chosen the first, and the next day as if you had chosen the second.',
      'Write both answers on slips of paper, turn one over, and notice if you are pleased.',
      'Set a day by which you decide, and stop discussing it until then.',
      'List what you would lose either way, and see which loss you could carry.',
      'Describe the choice in one sentence to somebody who has no stake in it.',
    ],
  },
  timing: {
    matter: 'this question of when',
    there: 'in the waiting',
    openings: [
      'No honest letter can name a date, but it can say what the waiting is made of.',
      'You ask when, and beneath that there is usually a question about how to wait.',
      'Waiting is tiring work, and thank you for asking about it before it wore you out.',
      'Dates are not mine to give; what I can offer is a look at what is ripe and what is still green.',
      'Let us take the clock off the wall for a moment and look at the matter itself.',
    ],
    thoughts: [
      'It may help to part what depends on you from what depends on the calendar of others.',
      'Something can be ready in you long before it is ready around you, and the other way round.',
      'While you wait, the days still count as yours.',
    ],
    tries: [
      'Write down the one part that you could begin today, however small.',
      'Choose a day to look at this again, and give yourself leave to forget it until then.',
      'Ask the person who knows for a date, in one friendly line.',
      'Fill one evening of the waiting with something you would do anyway if all were settled.',
      'Make a list of signs that would tell you it is ripe, and check it once a week, not more.',
    ],
  },
  loss: {
    matter: 'this loss',
    there: 'in your grief',
    openings: [
      'I am sorry for what you have lost, and there is no need to be brave in this letter.',
      'Thank you for writing while it still hurts.',
      'Nothing said here can mend a loss, but some of it may keep you company.',
      'Grief keeps its own hours, so read this at yours and stop whenever you like.',
      'What you have lost mattered, and so this letter goes slowly.',
    ],
    thoughts: [
      'You may miss somebody and laugh at supper on the same day; both belong to love.',
      'There is no timetable for this, whatever kind people may tell you.',
      'It may help to speak of what is gone by name, to someone who is not afraid to hear it.',
    ],
    tries: [
      'Light a candle one evening, or put on the song, and let it last as long as it lasts.',
      'Write a few lines to the one you miss, beginning with an ordinary thing that happened today.',
      'Let one person bring you something to eat.',
      'Tell somebody a story about them that makes you smile.',
      'Go for a short walk at the hour that is hardest.',
    ],
  },
  general: {
    matter: 'this question',
    there: 'in this part of your life',
    openings: [
      'Thank you for writing, and for the trust that goes with it.',
      'Your question deserves a quiet answer, so here is one to read at your own pace.',
      'It is good that you asked, even if the words for it were hard to find.',
      'Let us look at this together and keep it simple.',
      'A question put on paper has already become a little lighter.',
      'Here is an answer for you to take apart, keep or argue with.',
    ],
    thoughts: [
      'It may help to say the whole of it aloud once, as if to somebody who has never met you.',
      'Often the useful question is a little smaller than the one that was asked.',
      'You know more about this than anyone who could advise you.',
    ],
    tries: [
      'Write the question on a slip of paper, and under it the smallest possible next step.',
      'Sleep on this for two nights before you do anything large.',
      'Tell one person about it whose first reply is usually a question.',
      'Choose the one sentence here that you disagree with, and find out why.',
      'Give it ten minutes on paper each morning for three mornings, then stop.',
    ],
  },
};
