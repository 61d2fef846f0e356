const keepDigits = (typed: string, most: number) => typed.replaceAll(/\D/g, '').slice(0, most);

/**
 * MM/YY: the slash is added with the first digit of the year, so that it does not hinder deleting. `4/` becomes April.
 */
export function maskExpiryDate(typed: string): string {
  const all = keepDigits(typed.replace(/^([1-9])\//, '0$1/'), 4);
  return all.length > 2 ? `${all.slice(0, 2)}/${all.slice(2)}` : all;
}

/** Up to 16 digits. */
export const maskCardNumber = (typed: string) => keepDigits(typed, 16);
