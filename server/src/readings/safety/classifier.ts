import { readFileSync } from 'node:fs';
import { featuresOf } from './features.ts';
import { passagesOf, type Sentence } from './sentences.ts';

/** A logistic regression model; trained and written by `npm run train-danger`. */
export interface DangerModel {
  bias: number;
  /** The value of one unit of a weight. */
  scale: number;
  /** A passage counts as dangerous above this score, unless it contains a danger phrase. */
  threshold: number;
  /** One signed byte per feature, in base64. */
  weights: string;
}

/** The more features a passage has, the less each counts, so that long passages do not add up to danger. */
const LENGTH_POWER = 0.4;
export const shareOf = (features: Uint32Array): number => features.length ** -LENGTH_POWER;

const model = JSON.parse(readFileSync(new URL('dangerModel.json', import.meta.url), 'utf8')) as DangerModel;
const bytes = Buffer.from(model.weights, 'base64');
const weights = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);

/** A passage with a danger phrase counts as dangerous above 50 percent. */
export const thresholdFor = ({ signs }: Pick<Sentence, 'signs'>, threshold: number): number =>
  signs.has('certain') || signs.has('statement') || signs.has('mention') ? 0 : threshold;

/** Whether any passage of a text is classified as dangerous. */
export const readsLikeDanger = (sentences: readonly Sentence[]): boolean =>
  passagesOf(sentences).some(
    (passage) => scoreOf(featuresOf(passage)) > thresholdFor(passage, model.threshold),
  );

function scoreOf(features: Uint32Array): number {
  let sum = 0;
  for (const feature of features) sum += weights[feature]!;
  return model.bias + model.scale * sum * shareOf(features);
}
