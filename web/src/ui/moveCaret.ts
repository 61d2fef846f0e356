/** The caret's position in a masked text: after the same digit as in the typed text. */
export function moveCaret(masked: string, typed: string, caret: number): number {
  if (caret >= typed.length) return masked.length;
  const digitsLeft = typed.slice(0, caret).replaceAll(/\D/g, '').length;
  let position = 0;
  for (let seen = 0; position < masked.length && seen < digitsLeft; position += 1) {
    if (/\d/.test(masked.charAt(position))) seen += 1;
  }
  return position;
}
