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

/** About how many characters of an error are written: it may hold all that somebody has sent. */
const LINE_MAX = 20_000;

/** The structured log: one line of JSON for each event, secrets censored by key wherever they stand. */
export function createLog(level: string, destination?: DestinationStream) {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // An error may carry what it failed at, of whatever kind that is, and in its own words.
    serializers: { err: (error: Error) => maskSecrets(stdSerializers.err(error), () => true, LINE_MAX) },
    redact: { paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[secret]' },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

export type Log = ReturnType<typeof createLog>;
