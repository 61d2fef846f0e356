import { type ReaderVoice, VOICE_DEFAULT } from './forms.ts';

/** Whether a note is a promise to the member: it begins with '!'. */
export const isPromise = (note: string): boolean => note.startsWith('!');

/** A reader's stored voice, with defaults for missing fields. */
export const toReaderVoice = (stored: unknown): ReaderVoice => ({
  ...VOICE_DEFAULT,
  ...(stored as Partial<ReaderVoice> | null),
});
