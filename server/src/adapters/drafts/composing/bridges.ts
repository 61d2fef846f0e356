import type { Role } from './places.ts';

/** After what is hard other words fit than after the rest, in some places. */
type Bridges = readonly string[] | Readonly<{ easy: readonly string[]; hard: readonly string[] }>;

/** What a place makes of the meaning that was just said. */
const BRIDGES: Readonly<Record<Role, Bridges>> = {
  heart: [
    'If you remember one sentence of this letter, let it be that one.',
    'Hold that against {matter} for a moment and see where it touches.',
    'Everything else you could say about {matter} comes after that.',
    'It speaks to {matter} more directly than it may seem at first.',
    'You may recognise it at once, or only on the walk home.',
    'Try reading that line twice, once as it stands and once with your own example in it.',
  ],
  past: [
    'That belongs to an earlier chapter, though its habits may still live with you.',
    'It explains a good deal about how you came to this point.',
    'You learned something there, and you are still using it.',
    'It is behind you, which means it can be looked at calmly.',
    'Whatever you did then, you did with what you knew at the time.',
    'Some of what you feel {there} today was first felt back then.',
    'It deserves a nod, and it no longer needs a vote.',
  ],
  present: [
    'That is the weather you are in as you read this.',
    'It is true of an ordinary day, this week, with nobody watching.',
    'You are probably nearer to this than anybody who advises you.',
    'It describes the room you are standing in, before any door is opened.',
    'This is the part you can actually touch.',
    'Being honest about that much is already half of the work.',
    'Start from here, since here is where you are.',
  ],
  future: [
    'Think of it as a direction that can still be changed.',
    'It shows which way the ground slopes, and you are free to walk elsewhere.',
    'Nothing about that is settled, and you have a hand in it.',
    'See it as a possibility to prepare for, as you would pack a coat.',
    'It is the next bend, as far as it can be seen from here.',
    'If you like the look of it, ask what would bring it nearer; if you do not, ask the same.',
  ],
  obstacle: {
    easy: [
      'Even something good can stand in the way, when it is waited for too long.',
      'Odd as it sounds, the difficulty may lie in how much you want that.',
      'A strength gets in the way too, if it is the only tool in use.',
      'As an obstacle it is a friendly one, and it only wants careful handling.',
      'It is nothing to be rid of, only something to be measured out.',
    ],
    hard: [
      'That is the knot, and it helps to know its name.',
      'What makes {matter} hard may be exactly this.',
      'It stands in the way less like a wall than like a heavy piece of furniture.',
      'You need not defeat it; walking round it would do.',
      'Once it has been said aloud it tends to lose some weight.',
      'It is a real difficulty, and you are allowed to find it difficult.',
      'Look there first before you blame your own effort.',
    ],
  },
  advice: {
    easy: [
      'As advice it is modest enough to begin before supper.',
      'Its advice may be taken quite literally.',
      'Try it for a week before you judge it.',
      'It is a suggestion and can be adjusted to fit.',
      'Of all that is said here, this is the part to act on.',
      'Do a small version of it first.',
      'It asks little, and it asks it of you alone.',
    ],
    hard: [
      'As advice it works the other way round: notice it, and do a little less of it.',
      'The help is in seeing that clearly; mending it can come later.',
      'Taken as advice, it shows where to ease your grip.',
      'It may not sound like advice, but knowing it is where the next step starts.',
      'Look it in the face first, and nothing more than that this week.',
    ],
  },
  outcome: {
    easy: [
      'Take it as where the present course leads, and courses can be altered.',
      'That is how it adds up from here, with everything still in motion.',
      'An outcome is only the far end of many small choices, and most of them are yours.',
      'Keep it as a picture of what the rest of this is for.',
      'It gives you something to steer by {there}.',
      'Let it be the point where the reading ends and your own thinking begins.',
    ],
    hard: [
      'That is where the present course leads, and courses can be altered.',
      'An outcome is only the far end of many small choices, and most of them are still open.',
      'If you do not care for that ending, the other cards say where to turn.',
      'It is said as a friend would say it, in good time.',
      'Let it sharpen your choices without darkening your mood.',
    ],
  },
  root: [
    'Much of what shows on the surface {there} has grown out of that.',
    'It has been there longer than the question.',
    'You may never have put it into words, and still you lean on it.',
    'Go gently with this one, because other things stand on it.',
    'That is the floor under {matter}.',
    'Old ground can be hard, and it still bears weight.',
  ],
  crown: {
    easy: [
      'It is what you are hoping for when you stop being modest.',
      'Seen in its best light, {matter} could look like that.',
      'You may aim for it without owing anyone the arrival.',
      'Let it be a height to look at, something to take bearings from.',
      'It is worth wanting, even from some way off.',
    ],
    hard: [
      'Even in its best light {matter} has that in it, and it is better known than hidden.',
      'What you reach for casts that shadow, so look at it before you climb.',
      'It hangs over the matter as weather does, and weather moves.',
      'A high aim has its price, and here you can read the label.',
    ],
  },
  hidden: [
    'It works quietly, which is why it is easy to miss.',
    'You may have felt that without being able to point at it.',
    'What goes unspoken {there} still gets heard.',
    'Bringing it into the open might take no more than one sentence.',
    'It is no secret so much as a thing that nobody has asked about.',
  ],
  you: [
    'It is a fair portrait of how you come to {matter}.',
    'That is what you bring with you, whether you mean to or not.',
    'See if you recognise yourself in it, and where you do not.',
    'This is your half, and the only half you can change.',
  ],
  other: [
    'It can only say how things look from there, so leave room for asking.',
    'Nobody’s heart can be read at a distance, but this is a kind guess.',
    'Consider it as you would a view through a window: true, and not the whole house.',
    'It may help to picture their day before you picture their reasons.',
  ],
  joins: {
    easy: [
      'That is the ground you share, and it bears more than you think.',
      'When talking gets difficult, go back to this.',
      'It was there before the question and is still there now.',
      'You need not build it; you need only visit it more.',
    ],
    hard: [
      'A shared difficulty is a bond too, though a tiring one.',
      'You have that in common, which is a good reason to talk.',
      'Both of you know this from the inside.',
      'It holds you together, and it might hold more loosely.',
    ],
  },
  divides: {
    easy: [
      'Even a good thing can lie between two people when only one of them is holding it.',
      'You may simply want it at different speeds.',
      'It is a difference of pace or taste, and those can be talked about.',
      'Neither of you is wrong there, which makes it no easier and no worse.',
    ],
    hard: [
      'Naming the difference aloud may take half the sting from it.',
      'It is a gap, and gaps can be measured and spoken across.',
      'Neither of you made this alone.',
      'You can differ there and still be kind.',
    ],
  },
  needed: {
    easy: [
      'It is a request more than a remedy.',
      'Somebody has to go first with that, and it can be you.',
      'A little of it, given freely, goes a long way {there}.',
      'That may sound small, and it is where the change would begin.',
    ],
    hard: [
      'What is needed is for one of you to say so.',
      'It wants to be looked at together, with nobody in the dock.',
      'Facing that, a little at a time, would already be a beginning.',
      'It is needed as a truth is needed, and not as a punishment.',
    ],
  },
  around: [
    'The people near you have a part in this, whether or not they know it.',
    'Other people’s weather drifts in through your windows.',
    'It is worth noticing who makes this easier and who makes it heavier.',
    'You did not arrange these surroundings, but you can choose where in them to sit.',
    'That is going on around you, and you may answer it or let it pass.',
  ],
  hopes: [
    'Hope and fear are looking at the same thing here, from two chairs.',
    'You may want it and dread it in the same hour, and neither feeling is wrong.',
    'Ask which of the two has been doing the talking {there}.',
    'It is natural to guard a wish that matters.',
  ],
  mind: [
    'It is the thought that you keep coming back to.',
    'Writing it down would give it somewhere else to live.',
    'Your mind has been working on {matter} in its own time.',
    'Not every thought needs an answer; this one may only need air.',
  ],
  body: [
    'Look for it in your shoulders, your sleep and your calendar.',
    'It shows in what you do all day more than in what you say about it.',
    'Something as plain as a walk or an early night belongs to the answer.',
    'Days are made of small habits, and that is where this can be met.',
  ],
  spirit: [
    'It touches what you believe in when nobody is asking.',
    'That is the part of {matter} that has to do with meaning.',
    'You do not have to explain this side of it to anyone.',
    'It is a quiet sort of answer, to be carried rather than solved.',
  ],
  thisWay: [
    'That is the flavour of this road, so ask whether you would like it every day.',
    'Walk along it in your mind for a minute and notice your breathing.',
    'It tells you what this way costs and what it gives.',
    'Ask how {matter} would feel after a year of that.',
    'If you caught yourself smiling at it, that is worth noting.',
  ],
  thatWay: [
    'This road has a different light, and it may suit you better or worse.',
    'Set it beside the first and see which one you argue for.',
    'It tells you what would be asked of you on that side.',
    'Picture yourself a year along this road, and see if you like the pace.',
    'You need not prefer it, only take it as seriously as the first.',
  ],
  clarifier: [
    'It adds a last stroke to what was said before.',
    'Take it as a footnote that explains the sentence above it.',
    'It turns the whole of it slightly towards the light.',
  ],
};

/** What may be said after this in this place. */
export function bridges(role: Role, afterHard: boolean): readonly string[] {
  const ways = BRIDGES[role];
  return 'easy' in ways ? ways[afterHard ? 'hard' : 'easy'] : ways;
}
