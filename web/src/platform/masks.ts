const keepDigits = (typed: string, most: number) => typed.replaceAll(/\D/g, '').slice(0, most);

/** MM/YY: the slash comes with the first digit of the year, so it never stands in the way of deleting. `4/` is April. */
export function maskExpiryDate(typed: string): string {
  const all = keepDigits(typed.replace(/^([1-9])\//, '0$1/'), 4);
  return all.length > 2 ? `${all.slice(0, 2)}/${all.slice(2)}` : all;
}

/** Up to 16 digits. */
export const maskCardNumber = (typed: string) => keepDigits(typed, 16);
