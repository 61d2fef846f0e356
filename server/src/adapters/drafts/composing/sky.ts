import type { MoonPhaseName } from '#contract/astrology/codes.ts';
import type { DraftInput } from '../drafts.ts';

const PHASES: Readonly<Record<MoonPhaseName, readonly string[]>> = {
  'New Moon': [
    'There is no moon to be seen just now, which is a good dark hour for beginning something quietly.',
    'The moon is new these days, so begin small and tell few people.',
    'It is the dark end of the month, when a wish can be made without an audience.',
  ],
  'Waxing Crescent': [
    'A thin moon is growing just now, so let small steps count as steps.',
    'The moon is young and waxing; it is a friendly time for the first small effort.',
    'There is a first slip of moonlight these evenings, and that is light enough to start by.',
  ],
  'First Quarter': [
    'The moon is half full and growing, which suits a decision and one plain step.',
    'Half the moon is lit just now and more is coming, so choose a direction and lean into it.',
    'It is the half-way mark of a growing moon, when a first obstacle is nothing to take personally.',
  ],
  'Waxing Gibbous': [
    'The moon is nearly full just now, so this is a time for finishing touches rather than fresh starts.',
    'A growing moon is almost round these nights; be patient with what is almost done.',
    'The nights are growing bright, and what is still uneven may be smoothed without haste.',
  ],
  'Full Moon': [
    'The moon is full just now, and everything feels a size larger, so sleep on the big words.',
    'With a moon this round, things are easy to see and hard to take lightly; look, and wait a day.',
    'These are the brightest nights of the month, good for seeing what has grown.',
  ],
  'Waning Gibbous': [
    'The moon has begun to wane, which is a time to use what you have and pass some of it on.',
    'The light is just past its fullest, and there is no hurry in it; say thank you where it is due.',
    'The moon is a little past full, so let what you have learned settle before you add to it.',
  ],
  'Last Quarter': [
    'The moon is half gone and shrinking, so it is a fair time to put something down.',
    'Half the moon is dark just now and more is to follow: finish, return, clear the table.',
    'With a half moon on the wane, whatever is done may be called done.',
  ],
  'Waning Crescent': [
    'The moon is down to its last thin curve, and rest is the most useful thing it suggests.',
    'These are the quiet nights before a month begins again, so let yourself be slow.',
    'Only a rim of the moon is left just now; close what can be closed and go to bed early.',
  ],
};

/** What the moon of the day suggests; nothing for a phase that is not known. */
export const moonWays = (phase: string): readonly string[] =>
  Object.hasOwn(PHASES, phase) ? PHASES[phase as MoonPhaseName] : [];

const SUN: Readonly<Record<string, readonly string[]>> = {
  Aries: [
    'Your sun is in Aries, so you would sooner do something than wait, and waiting costs you double.',
    'With your sun in Aries you know quickly; the art is to let others catch up.',
  ],
  Taurus: [
    'Your sun is in Taurus, so give yourself time: what you decide slowly, you keep.',
    'With your sun in Taurus you trust what you can touch, which is a sound beginning here.',
  ],
  Gemini: [
    'Your sun is in Gemini, so talking is how you find out what you think.',
    'With your sun in Gemini you can see both sides before breakfast; choose one by supper.',
  ],
  Cancer: [
    'Your sun is in Cancer, so you feel a room before you enter it, and safety comes first.',
    'With your sun in Cancer you remember everything; keep the kind things within reach.',
  ],
  Leo: [
    'Your sun is in Leo, so warmth comes easily to you, and being overlooked stings more than you show.',
    'With your sun in Leo you give generously; it is fair to like some applause.',
  ],
  Virgo: [
    'Your sun is in Virgo, so you see the flaw first; look again for what is sound.',
    'With your sun in Virgo you care by putting things right, and you may leave a few as they are.',
  ],
  Libra: [
    'Your sun is in Libra, so you weigh what others need with great care; put yourself on the scales too.',
    'With your sun in Libra peace matters to you, and it can bear an honest sentence.',
  ],
  Scorpio: [
    'Your sun is in Scorpio, so half measures do not tempt you, and trust is given whole or kept.',
    'With your sun in Scorpio you notice what is under the floor; you need not lift every board.',
  ],
  Sagittarius: [
    'Your sun is in Sagittarius, so you breathe better with a horizon in view.',
    'With your sun in Sagittarius you mean what you say, and you can say it with a softer landing.',
  ],
  Capricorn: [
    'Your sun is in Capricorn, so you carry more than you mention; mention a little of it.',
    'With your sun in Capricorn you can go a long way slowly, and that is a strength here.',
  ],
  Aquarius: [
    'Your sun is in Aquarius, so your own way suits you best, even where it looks odd from the street.',
    'With your sun in Aquarius you think well from a distance; come close for the last part.',
  ],
  Pisces: [
    'Your sun is in Pisces, so moods reach you from all sides; ask now and then which one is yours.',
    'With your sun in Pisces you understand without words, but others may still need some.',
  ],
};

const MOON: Readonly<Record<string, readonly string[]>> = {
  Aries: ['Your moon is in Aries: you feel fast and hot, and it is over sooner than people think.'],
  Taurus: ['Your moon is in Taurus: comfort is a meal, a blanket and nobody changing the plan.'],
  Gemini: ['Your moon is in Gemini: a feeling becomes bearable as soon as you can tell it to somebody.'],
  Cancer: ['Your moon is in Cancer: you need a door that closes and people who know when to knock.'],
  Leo: ['Your moon is in Leo: to be loved is to be looked at with pleasure, and you may ask for that.'],
  Virgo: ['Your moon is in Virgo: a list with a line through it calms you more than any speech.'],
  Libra: ['Your moon is in Libra: discord in the room sits on your chest, so choose your rooms.'],
  Scorpio: [
    'Your moon is in Scorpio: you feel deeply and in private, and you need one person who can hear it.',
  ],
  Sagittarius: [
    'Your moon is in Sagittarius: a change of air mends your mood better than going over it again.',
  ],
  Capricorn: ['Your moon is in Capricorn: you keep your feelings tidy, and they too need a day off.'],
  Aquarius: ['Your moon is in Aquarius: you step back when it gets close, and you may simply say so.'],
  Pisces: ['Your moon is in Pisces: music, water and sleep do for you what advice does for others.'],
};

const RISING: Readonly<Record<string, readonly string[]>> = {
  Aries: ['Aries is rising, so people meet your pace first and your doubts much later.'],
  Taurus: ['Taurus is rising, so people find you calm, even on days when you are not.'],
  Gemini: ['Gemini is rising, so people meet your wit before they meet your worries.'],
  Cancer: ['Cancer is rising, so people feel looked after by you before you have decided to do it.'],
  Leo: ['Leo is rising, so people notice when you come in, whether or not you wanted that today.'],
  Virgo: ['Virgo is rising, so people trust you with details, and hand you rather many of them.'],
  Libra: ['Libra is rising, so people meet your courtesy before they meet your opinion.'],
  Scorpio: ['Scorpio is rising, so people sense that there is more, and some find that hard to bear.'],
  Sagittarius: ['Sagittarius is rising, so people expect good news of you, which can be tiring to carry.'],
  Capricorn: ['Capricorn is rising, so people take you for the grown-up in the room.'],
  Aquarius: ['Aquarius is rising, so people meet someone a little apart, and friendly from there.'],
  Pisces: ['Pisces is rising, so people tell you things that they had not meant to tell.'],
};

const waysOf = (table: Readonly<Record<string, readonly string[]>>, sign: string | null) =>
  sign !== null && Object.hasOwn(table, sign) ? [table[sign]!] : [];

export const sunWays = (sky: DraftInput['sky']): readonly string[] => waysOf(SUN, sky.sun).flat();

/** What a chart says of a person: the ways to say each of its signs that are certain, sun, moon, rising. */
export const chartWays = (sky: DraftInput['sky']): readonly (readonly string[])[] => [
  ...waysOf(SUN, sky.sun),
  ...waysOf(MOON, sky.moon),
  ...waysOf(RISING, sky.rising),
];
