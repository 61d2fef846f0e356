import type { SubscriptionStatus } from '#contract/billing/codes.ts';
import type { Color } from '#contract/tags/codes.ts';
import type { Gender, Zodiac } from '#contract/profiles/codes.ts';

export const WRITER_EMAIL = 'writer@moonletter.test';

/** The first belongs to the writer's account; the others are shared personas. */
export const READERS = [
  {
    firstName: 'Isolde',
    lastName: 'Marr',
    picture: '/reader_pictures/isolde.svg',
    color: 'blue',
    bio: 'I have been reading cards since 1998, first at a kitchen table in Galway and now by letter. I do not tell fortunes. I look at what is already on your table and say what I see, as kindly and as plainly as I can.',
    specialities: 'Love after loss, making things again, difficult families',
  },
  {
    firstName: 'Anselm',
    lastName: 'Grey',
    picture: '/reader_pictures/anselm.svg',
    color: 'teal',
    bio: 'For thirty years I repaired clocks. Cards are slower. I like questions about work and money, and I like them best when they are asked twice.',
    specialities: 'Work, money, decisions with a date on them',
  },
  {
    firstName: 'Odile',
    lastName: 'Fontaine',
    picture: '/reader_pictures/odile.svg',
    color: 'purple',
    bio: 'I read with the oracle deck and with the sky. My mother read coffee grounds and was wrong only about the weather.',
    specialities: 'Oracle, moon phases, questions without words yet',
  },
  {
    firstName: 'Bess',
    lastName: 'Tolliver',
    picture: '/reader_pictures/bess.svg',
    color: 'orange',
    bio: 'Gardener, godmother, reader of cards. I write short letters and mean all of it.',
    specialities: 'Friendship, children grown, homes and leaving them',
  },
] as const satisfies readonly {
  firstName: string;
  lastName: string;
  /** A drawn portrait, which is part of the web app. */
  picture: string;
  color: Color;
  bio: string;
  specialities: string;
}[];

export type ReaderName = (typeof READERS)[number]['firstName'];

export const TAGS = [
  { text: 'Handle gently', color: 'red' },
  { text: 'Loves short letters', color: 'green' },
  { text: 'Night owl', color: 'blue' },
  { text: 'Grieving', color: 'purple' },
  { text: 'New to tarot', color: 'yellow' },
] as const satisfies readonly { text: string; color: Color }[];

export interface DemoMember {
  /** The part of the address before `@moonletter.test`. */
  name: SubscriptionStatus | 'new';
  firstName: string;
  lastName: string;
  birthDate: string;
  gender: Gender;
  zodiac: Zodiac;
  /** null: 'I don't know'. */
  birthTime: string | null;
  /** Exact to the minute, not just to the hour. */
  birthTimeExact?: true;
  birthPlace: { name: string; latitude: number; longitude: number; timeZone: string };
  currentLocation: string;
  bio: string;
  experienceLevel: number;
  seenWriter: boolean;
  hopes: readonly number[];
  reader: ReaderName | null;
  tags: readonly (typeof TAGS)[number]['text'][];
}

const london = {
  name: 'London, United Kingdom',
  latitude: 51.51,
  longitude: -0.13,
  timeZone: 'Europe/London',
};

export const MEMBERS: readonly DemoMember[] = [
  {
    name: 'monthly_active',
    firstName: 'Rosalind',
    lastName: 'Achterberg',
    birthDate: '1979-03-04',
    gender: 'WOM',
    zodiac: 'PIS',
    birthTime: '06:20:00',
    birthTimeExact: true,
    birthPlace: {
      name: 'Haarlem, Netherlands',
      latitude: 52.38,
      longitude: 4.64,
      timeZone: 'Europe/Amsterdam',
    },
    currentLocation: 'Bristol, United Kingdom',
    bio: 'I teach maths and used to paint. Two cats, one husband, a box of oils under the bed.',
    experienceLevel: 2,
    seenWriter: true,
    hopes: [8, 9],
    reader: 'Isolde',
    tags: ['Loves short letters'],
  },
  {
    name: 'yearly_active',
    firstName: 'Tomás',
    lastName: 'Ferreira',
    birthDate: '1986-11-02',
    gender: 'MAN',
    zodiac: 'SCO',
    birthTime: null,
    birthPlace: { name: 'Porto, Portugal', latitude: 41.15, longitude: -8.61, timeZone: 'Europe/Lisbon' },
    currentLocation: 'Boston, United States',
    bio: 'Nurse on nights. I ask my questions at four in the morning, forgive the spelling.',
    experienceLevel: 1,
    seenWriter: false,
    hopes: [4, 6, 10],
    reader: 'Anselm',
    tags: ['Night owl'],
  },
  {
    name: 'canceled',
    firstName: 'Ingrid',
    lastName: 'Solheim',
    birthDate: '1964-08-19',
    gender: 'WOM',
    zodiac: 'LEO',
    birthTime: '21:00:00',
    birthPlace: { name: 'Bergen, Norway', latitude: 60.39, longitude: 5.32, timeZone: 'Europe/Oslo' },
    currentLocation: 'Bergen, Norway',
    bio: 'Retired from the ferries. My sister gave me this as a present and then fell out with me.',
    experienceLevel: 0,
    seenWriter: false,
    hopes: [2, 3],
    reader: null,
    tags: ['Handle gently'],
  },
  {
    name: 'cancel_upcoming',
    firstName: 'Wren',
    lastName: 'Hallowell',
    birthDate: '1995-06-30',
    gender: 'NON',
    zodiac: 'CAN',
    birthTime: '14:00:00',
    birthPlace: london,
    currentLocation: 'Leeds, United Kingdom',
    bio: 'Bookseller, bad knees, good dog. Learning to say no.',
    experienceLevel: 0,
    seenWriter: false,
    hopes: [1, 10],
    reader: 'Bess',
    tags: ['New to tarot'],
  },
  {
    name: 'payment_failed',
    firstName: 'Priya',
    lastName: 'Raman',
    birthDate: '1990-01-27',
    gender: 'WOM',
    zodiac: 'AQU',
    birthTime: '11:00:00',
    birthPlace: { name: 'Chennai, India', latitude: 13.08, longitude: 80.27, timeZone: 'Asia/Kolkata' },
    currentLocation: 'Toronto, Canada',
    bio: 'Engineer. I do not believe in any of this and I read every letter twice.',
    experienceLevel: 1,
    seenWriter: true,
    hopes: [4],
    reader: 'Odile',
    tags: ['Handle gently', 'Loves short letters'],
  },
  {
    name: 'monthly_skip_upcoming',
    firstName: 'Callum',
    lastName: 'Reid',
    birthDate: '1973-04-22',
    gender: 'MAN',
    zodiac: 'TAE',
    birthTime: '03:00:00',
    birthPlace: {
      name: 'Inverness, United Kingdom',
      latitude: 57.48,
      longitude: -4.22,
      timeZone: 'Europe/London',
    },
    currentLocation: 'Inverness, United Kingdom',
    bio: 'Joiner, two grown daughters, one of them in New Zealand.',
    experienceLevel: 0,
    seenWriter: false,
    hopes: [12],
    reader: null,
    tags: [],
  },
  {
    name: 'monthly_skipping',
    firstName: 'Noor',
    lastName: 'Haddad',
    birthDate: '1988-09-14',
    gender: 'WOM',
    zodiac: 'VIR',
    birthTime: null,
    birthPlace: { name: 'Amman, Jordan', latitude: 31.95, longitude: 35.93, timeZone: 'Asia/Amman' },
    currentLocation: 'Lyon, France',
    bio: 'Baker. My grandmother died in the spring and left me her house and all of its keys.',
    experienceLevel: 1,
    seenWriter: false,
    hopes: [11, 3],
    reader: 'Odile',
    tags: ['Grieving'],
  },
  {
    name: 'new',
    firstName: 'Juniper',
    lastName: 'Vale',
    birthDate: '2001-12-29',
    gender: 'NUL',
    zodiac: 'CAP',
    birthTime: null,
    birthPlace: london,
    currentLocation: 'London, United Kingdom',
    bio: 'A friend sent me here. I have one question and I am still finding the words.',
    experienceLevel: 0,
    seenWriter: false,
    hopes: [1],
    reader: null,
    tags: [],
  },
];
