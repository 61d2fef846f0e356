/** Taurus is TAE on the wire and in the database, not TAU. */
export const ZODIAC = {
  ARI: 'Aries',
  TAE: 'Taurus',
  GEM: 'Gemini',
  CAN: 'Cancer',
  LEO: 'Leo',
  VIR: 'Virgo',
  LIB: 'Libra',
  SCO: 'Scorpio',
  SAG: 'Sagittarius',
  CAP: 'Capricorn',
  AQU: 'Aquarius',
  PIS: 'Pisces',
} as const;
export type Zodiac = keyof typeof ZODIAC;
export const ZODIAC_CODES = Object.keys(ZODIAC) as [Zodiac, ...Zodiac[]];

/** Three letters on the wire and in the database, with the words on the screens. */
export const GENDERS = { MAN: 'Male', WOM: 'Female', NON: 'Non-binary', NUL: 'Prefer not to say' } as const;
export type Gender = keyof typeof GENDERS;
export const GENDER_CODES = Object.keys(GENDERS) as [Gender, ...Gender[]];

/** The experience with readings; on the wire the index, 0 to 3. */
export const EXPERIENCE_LEVELS = ['None', 'Low', 'Medium', 'High'] as const;

/** The hourly choices in order: value as sent (`13:00:00`), label as shown (`1:00 PM`). */
export const BIRTH_TIMES: readonly { value: string; label: string }[] = Array.from(
  { length: 24 },
  (_, hour) => ({
    value: `${String(hour).padStart(2, '0')}:00:00`,
    label: `${hour % 12 === 0 ? 12 : hour % 12}:00 ${hour < 12 ? 'AM' : 'PM'}`,
  }),
);

/** How often a member gets a mail that sums up. */
export const DIGESTS = { off: 'No digest', weekly: 'Once a week' } as const;
export type Digest = keyof typeof DIGESTS;
export const DIGEST_CODES = Object.keys(DIGESTS) as [Digest, ...Digest[]];
