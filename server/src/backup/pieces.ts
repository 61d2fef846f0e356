/** Cuts a stream into pieces of `size` bytes; the last one may be shorter. Empty for an empty stream. */
export async function* splitIntoPieces(
  source: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<Buffer> {
  let parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of source) {
    parts.push(part);
    length += part.length;
    if (length < size) continue;
    let rest = Buffer.concat(parts, length);
    for (; rest.length >= size; rest = rest.subarray(size)) yield rest.subarray(0, size);
    parts = [rest];
    length = rest.length;
  }
  if (length > 0) yield Buffer.concat(parts, length);
}

/** Marks the last piece; an empty stream has one empty piece. */
export async function* markLast(
  pieces: AsyncIterable<Buffer>,
): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let held: Buffer | undefined;
  for await (const piece of pieces) {
    if (held !== undefined) yield { piece: held, isLast: false };
    held = piece;
  }
  yield { piece: held ?? Buffer.alloc(0), isLast: true };
}
