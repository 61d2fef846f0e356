import { pino, stdSerializers, type DestinationStream } from 'pino';
import { maskCards } from './maskCards.ts';

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

/** The structured log: one line of JSON for each event, secrets censored by key wherever they stand. */
export function openLog(level: string, destination?: DestinationStream) {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // An error may carry what it failed at, and in its own words.
    serializers: { err: (error: Error) => maskCards(stdSerializers.err(error)) },
    redact: { paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[secret]' },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

export type Log = ReturnType<typeof openLog>;
