/**
 * The encoding that an `Accept-Encoding` header prefers (RFC 9110, 12.5.3), or undefined. An encoding that the header
 * does not name has the weight of `*`. `identity` without a weight is chosen only if nothing else is accepted.
 * @param supported their order decides between encodings that the client weights equally
 */
export function chooseEncoding<Encoding extends string>(
  acceptEncoding: string | undefined,
  supported: readonly Encoding[],
): Encoding | undefined {
  if (acceptEncoding === undefined) return undefined;
  const weights = readWeights(acceptEncoding);
  let chosen: Encoding | undefined;
  let best = weights.get('identity') ?? 0;
  for (const encoding of supported) {
    const weight = weights.get(encoding) ?? weights.get('*') ?? 0;
    if (weight > best || (weight > 0 && weight === best && chosen === undefined)) {
      chosen = encoding;
      best = weight;
    }
  }
  return chosen;
}

/** A coding with an invalid weight counts as not accepted. */
function readWeights(acceptEncoding: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of acceptEncoding.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = item.split(';').map((part) => part.trim());
    const given = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const isWeight = given === undefined || /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(given);
    weights.set(coding === 'x-gzip' ? 'gzip' : coding, isWeight ? Number(given ?? 1) : 0);
  }
  return weights;
}
