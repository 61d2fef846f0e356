import { type ReaderVoice, VOICE_DEFAULT } from './forms.ts';

/** Whether a note promises something to the member: the mark is its first character. */
export const isPromise = (note: string): boolean => note.startsWith('!');

/** A reader's voice as stored; what they have not said is the default. */
export const toReaderVoice = (stored: unknown): ReaderVoice => ({
  ...VOICE_DEFAULT,
  ...(stored as Partial<ReaderVoice> | null),
});
