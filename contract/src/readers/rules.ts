import { type ReaderVoice, VOICE_DEFAULT } from './forms.ts';

/** A reader's stored voice, with defaults for missing fields. */
export const toReaderVoice = (stored: unknown): ReaderVoice => ({
  ...VOICE_DEFAULT,
  ...(stored as Partial<ReaderVoice> | null),
});
