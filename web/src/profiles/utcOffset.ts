/** An offset from UTC as text: `60` → '+01:00', `-330` → '-05:30'. */
export function formatUtcOffset(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** The same with a minus sign as wide as the plus. */
export const formatUtcOffsetLabel = (minutes: number) => `UTC${formatUtcOffset(minutes).replace('-', '−')}`;

/** Parses an offset, with or without a colon or leading zero; NaN if it is invalid. */
export function parseUtcOffset(typed: string): number {
  const [, sign, hours, minutes = '0'] =
    /^(?:UTC|GMT)?\s*([+\-−–])(\d{1,2})(?::?([0-5]\d))?$/i.exec(typed.trim()) ?? [];
  const size = Number(hours) * 60 + Number(minutes);
  return sign === '+' ? size : -size;
}
