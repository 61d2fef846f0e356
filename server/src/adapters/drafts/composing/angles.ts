import type { Suit } from '#contract/tarot/codes.ts';
import type { Topic } from './topics.ts';

/** What a suit looks at in each topic: the same suit is a different matter in love and at work. */
export const ANGLES: Readonly<Record<Topic, Readonly<Record<Suit, readonly string[]>>>> = {
  love: {
    major: [
      'In love this reaches beyond one person: it is about how you let yourself be known.',
      'It is a large card for a matter of the heart, so give it longer than one evening.',
    ],
    wands: [
      'In love that is about spark and appetite, and about who makes the first move.',
      'Between two people this is the warmth that starts things, and also the impatience.',
    ],
    cups: [
      'In love that speaks of feeling itself, given and received.',
      'Between two people it is the tender part, which likes to be asked and not guessed at.',
    ],
    swords: [
      'In love that comes down to what gets said, and in which tone.',
      'Between two people it is the conversation that has been put off.',
    ],
    pentacles: [
      'In love that shows in the daily things: time kept, tea made, promises remembered.',
      'Between two people it is about what is shared in practice, from the rent to the washing-up.',
    ],
  },
  work: {
    major: [
      'At work this is about your place in the whole of it, more than about one task.',
      'For a working life that is a question of direction, and it may take a season.',
    ],
    wands: [
      'At work that means initiative: what you would start if somebody gave you the keys.',
      'For a working life this is about drive, and about not spending all of it before noon.',
    ],
    cups: [
      'At work that is about the people, and whether you like who you are among them.',
      'For a working life this asks where your heart is during all those hours.',
    ],
    swords: [
      'At work that is about clear words: the brief, the boundary, the awkward message.',
      'For a working life this is the thinking part, which goes better without an audience.',
    ],
    pentacles: [
      'At work that is the craft itself, the hours and what they are worth.',
      'For a working life this is solid ground: skill, pay, and what is finished by Friday.',
    ],
  },
  money: {
    major: [
      'With money this is less about a sum than about what you trust.',
      'Where money is concerned this looks past the figures to the life behind them.',
    ],
    wands: [
      'With money that is about risk and zest, and about knowing which is which.',
      'Where money is concerned this is the urge to act, which goes well with a night’s sleep.',
    ],
    cups: [
      'With money that is about the feelings that ride along with it, comfort and guilt among them.',
      'Where money is concerned this is the soft spot, and shops know about it.',
    ],
    swords: [
      'With money that is about seeing plainly what is there and what is not.',
      'Where money is concerned this is the plain talk that saves a good deal later.',
    ],
    pentacles: [
      'With money that is the practical side, where small regular acts count most.',
      'Where money is concerned this is the slow, dull habit that turns out to be the strong one.',
    ],
  },
  family: {
    major: [
      'In a family that is an old, large theme, and you did not start it.',
      'Between relatives this is a theme older than any one quarrel.',
    ],
    wands: [
      'In a family that is about temper and liveliness, and who gets to set the pace.',
      'Between relatives this is the spark that makes for lively meals and slammed doors.',
    ],
    cups: [
      'In a family that is about affection, and the many odd ways in which it is shown.',
      'Between relatives this is the fondness that everyone takes for granted.',
    ],
    swords: [
      'In a family that is about what may be said at table and what may not.',
      'Between relatives this is the sentence that has been stuck in somebody’s throat.',
    ],
    pentacles: [
      'In a family that is about who does what, who pays for what, and who notices.',
      'Between relatives this is about practical help, offered and accepted.',
    ],
  },
  home: {
    major: [
      'Where a home is concerned, that is about the life you want it to hold.',
      'In a question of home this is about belonging, wherever the key fits.',
    ],
    wands: [
      'Where a home is concerned, that is the wish to be off, or to knock down a wall.',
      'In a question of home this is the restlessness that keeps looking at other windows.',
    ],
    cups: [
      'Where a home is concerned, that is about who feels welcome in it, you included.',
      'In a question of home this is the warmth of a place, which no plan shows.',
    ],
    swords: [
      'Where a home is concerned, that is about contracts, plans and a clear head.',
      'In a question of home this is the sober list, for and against.',
    ],
    pentacles: [
      'Where a home is concerned, that is bricks, rent and the view from the kitchen.',
      'In a question of home this is what is solid: walls, costs and the walk to the shops.',
    ],
  },
  study: {
    major: [
      'For someone who is learning, that is about why, before it is about how.',
      'With books and exams this asks what all the knowing is for.',
    ],
    wands: [
      'For someone who is learning, that is curiosity, and the trouble of keeping it alive until May.',
      'With books and exams this is the first enthusiasm, which wants to be fed.',
    ],
    cups: [
      'For someone who is learning, that is about what you love in it and what you fear.',
      'With books and exams this is about nerves and liking, which both colour the marks.',
    ],
    swords: [
      'For someone who is learning, that is the sharp part: questions, notes and plain thinking.',
      'With books and exams this is clear thought, best in the morning.',
    ],
    pentacles: [
      'For someone who is learning, that is about the daily page and a desk that you can find.',
      'With books and exams this is patience, one page and then the next.',
    ],
  },
  friendship: {
    major: [
      'Among friends that is about who you have both become.',
      'In a friendship this touches what you both believe in.',
    ],
    wands: [
      'Among friends that is about who proposes things and who always comes along.',
      'In a friendship this is the liveliness between you, and now and then the rivalry.',
    ],
    cups: [
      'Among friends that is the fondness underneath, which can bear some honesty.',
      'In a friendship this is the part that needs no reason.',
    ],
    swords: [
      'Among friends that is about a word that was said, or one that was not.',
      'In a friendship this is candour, which does best in small doses.',
    ],
    pentacles: [
      'Among friends that is about time and favours, and whether they flow both ways.',
      'In a friendship this is about turning up, with soup if necessary.',
    ],
  },
  self: {
    major: [
      'Within yourself that is a long movement, so be patient with its pace.',
      'For you as a person this is a large theme, and you may take it in small portions.',
    ],
    wands: [
      'Within yourself that is about your fire: what feeds it and who has been borrowing it.',
      'For you as a person this is about wanting something again, and being allowed to.',
    ],
    cups: [
      'Within yourself that is about feelings that would like to be felt before they are managed.',
      'For you as a person this is the soft side, which is no weakness.',
    ],
    swords: [
      'Within yourself that is about the voice in your head, and the tone it takes.',
      'For you as a person this is about thoughts, which are loud and are not always right.',
    ],
    pentacles: [
      'Within yourself that is about sleep, food, movement and a tidy corner.',
      'For you as a person this is about ordinary care, done without ceremony.',
    ],
  },
  decision: {
    major: [
      'For a choice that means looking at values before advantages.',
      'When you decide, this is the long view, from which small drawbacks look small.',
    ],
    wands: [
      'For a choice that means asking where your energy goes by itself.',
      'When you decide, this is the part of you that already has its coat on.',
    ],
    cups: [
      'For a choice that means giving feeling a seat at the table, though not the whole table.',
      'When you decide, this is what your heart would say if it were asked first.',
    ],
    swords: [
      'For a choice that means facts, in plain words and in two columns.',
      'When you decide, this is the clear head that comes after a night’s sleep.',
    ],
    pentacles: [
      'For a choice that means asking what it costs and what it gives, week by week.',
      'When you decide, this is the practical voice, which is worth hearing to the end.',
    ],
  },
  timing: {
    major: [
      'As for when, that has a pace of its own which cannot well be hurried.',
      'Seen as a matter of time, this is a season and no single day.',
    ],
    wands: [
      'As for when, that is quick stuff, and it likes to be met on the same day.',
      'Seen as a matter of time, this is the moment when something is hot enough to shape.',
    ],
    cups: [
      'As for when, that ripens as feelings do, and not by the clock.',
      'Seen as a matter of time, this is a tide of feeling that comes in when it is ready.',
    ],
    swords: [
      'As for when, that hangs on a word or a decision more than on a date.',
      'Seen as a matter of time, this waits for one clear word from somebody.',
    ],
    pentacles: [
      'As for when, that is slow and sure, and it is counted in seasons.',
      'Seen as a matter of time, this is a seedling, and pulling at it would not help.',
    ],
  },
  loss: {
    major: [
      'In grief that is a large thing, and it is right that it feels large.',
      'After a loss this is a large question, and you need not answer it this year.',
    ],
    wands: [
      'In grief that is about strength coming and going, sometimes within the hour.',
      'After a loss this is the will to go on, which comes and goes as it likes.',
    ],
    cups: [
      'In grief that is the love itself, which has nowhere to go for a while.',
      'After a loss this is tenderness with nowhere to go, so let it go to somebody near.',
    ],
    swords: [
      'In grief that is about the thoughts that come at night, and about saying them aloud.',
      'After a loss this is the mind turning things over, above all at night.',
    ],
    pentacles: [
      'In grief that is about eating, sleeping and the next small task.',
      'After a loss this is the plain work of the day, which can carry you for an hour.',
    ],
  },
  general: {
    major: [
      'A large card like this has to do with the whole of your life, and not with one week.',
      'It is one of the great cards of the deck, so let it be true in more than one way.',
    ],
    wands: [
      'Its suit is that of fire, of what you want and how you go about it.',
      'Wands are about drive, so ask where yours is going.',
    ],
    cups: [
      'Its suit is that of water, of what you feel and for whom.',
      'Cups are about feeling, so let that have its say.',
    ],
    swords: [
      'Its suit is that of air, of what is thought and said.',
      'Swords are about words and thoughts, so look for the sentence that matters.',
    ],
    pentacles: [
      'Its suit is that of earth, of time, money, body and home.',
      'Pentacles are about what can be touched, so look for something practical.',
    ],
  },
};
