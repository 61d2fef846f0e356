/** A bit mask of the letters of a text. */
export function letterBits(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at += 1) bits |= 1 << (text.charCodeAt(at) & 31);
  return bits >>> 0;
}

/** Adding, removing or changing one letter changes at most two of the bits. */
export function areLettersAlike(a: number, b: number): boolean {
  let different = a ^ b;
  different &= different - 1;
  different &= different - 1;
  return different === 0;
}

/** Whether two texts differ by one letter missing, added or changed, or by two swapped. */
export function isOneEditApart(a: string, b: string): boolean {
  if (a.length > b.length) return isOneEditApart(b, a);
  if (b.length - a.length > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const [restOfA, restOfB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (restOfB.length <= 1) return true;
  return restOfA.length === 2 && restOfA === `${restOfB[1]}${restOfB[0]}`;
}
