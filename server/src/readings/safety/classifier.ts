import { readFileSync } from 'node:fs';
import { featuresOf } from './features.ts';
import { passagesOf, type Sentence } from './sentences.ts';

/** Logistic regression: what `npm run train-danger` has learned, and writes. */
export interface DangerModel {
  bias: number;
  /** What one unit of a weight is worth. */
  scale: number;
  /** A passage is dangerous above this score, if no phrase of danger stands in it. */
  threshold: number;
  /** A signed byte for each feature, as base64. */
  weights: string;
}

/** A passage counts its features less the more it has, so that long ones do not add up to danger. */
const LENGTH_POWER = 0.4;
export const shareOf = (features: Uint32Array): number => features.length ** -LENGTH_POWER;

const model = JSON.parse(readFileSync(new URL('dangerModel.json', import.meta.url), 'utf8')) as DangerModel;
const bytes = Buffer.from(model.weights, 'base64');
const weights = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);

/** One that a phrase of danger stands in is dangerous as soon as that is likelier than not. */
export const thresholdFor = ({ signs }: Pick<Sentence, 'signs'>, threshold: number): number =>
  signs.has('certain') || signs.has('statement') || signs.has('mention') ? 0 : threshold;

/** Whether any passage of a text reads like danger. */
export const readsLikeDanger = (sentences: readonly Sentence[]): boolean =>
  passagesOf(sentences).some(
    (passage) => scoreOf(featuresOf(passage)) > thresholdFor(passage, model.threshold),
  );

function scoreOf(features: Uint32Array): number {
  let sum = 0;
  for (const feature of features) sum += weights[feature]!;
  return model.bias + model.scale * sum * shareOf(features);
}
