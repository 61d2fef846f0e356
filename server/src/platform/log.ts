import { pino, stdSerializers, type DestinationStream } from 'pino';
import { maskSecrets } from '#contract/maskSecrets.ts';

const SECRET_KEYS = [
  'password',
  'oldPassword',
  'newPassword',
  'token',
  'authorization',
  'cardNumber',
  'cvc',
  'card_number',
  'old_password',
  'new_password',
];

/** Approximate maximum of characters logged per error; an error may contain a whole request body. */
const LINE_MAX = 20_000;

/** The structured log: one JSON line per event, with secrets masked by key at any depth. */
export function createLog(level: string, destination?: DestinationStream) {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // An error may contain arbitrary values and text.
    serializers: { err: (error: Error) => maskSecrets(stdSerializers.err(error), () => true, LINE_MAX) },
    redact: { paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[secret]' },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

export type Log = ReturnType<typeof createLog>;
