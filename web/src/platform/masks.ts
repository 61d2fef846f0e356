const keepDigits = (typed: string, most: number) => typed.replaceAll(/\D/g, '').slice(0, most);

/**
 * MM/YY: the slash is added with the first digit of the year, so that it does not hinder deleting. `4/` becomes April.
 * After `20` two more digits are taken, because a year of four digits may be typed, pasted or filled in. A date in
 * another order, such as `2030-12`, stays as it is, so that the message about the format is shown and not one about a
 * month that nobody meant.
 */
export function maskExpiryDate(typed: string): string {
  if (beginsWithNoMonth(typed)) return typed.replaceAll(/[^\d-]/g, '').slice(0, LONGEST_DATE);
  const all = keepDigits(typed.replace(/^([1-9]) ?\//, '0$1/'), 6);
  const [month, year] = [all.slice(0, 2), all.slice(2)];
  if (year === '') return month;
  if (!year.startsWith('20')) return `${month}/${year.slice(0, 2)}`;
  return `${month}/${year.length === 4 ? year.slice(2) : year}`;
}

const LONGEST_DATE = '2030-12-31'.length;

function beginsWithNoMonth(typed: string): boolean {
  const [, first] = /^(\d+)-/.exec(typed) ?? [];
  return first !== undefined && (Number(first) < 1 || Number(first) > 12);
}

/** Up to 16 digits. */
export const maskCardNumber = (typed: string) => keepDigits(typed, 16);
