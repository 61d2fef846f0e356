import { readFileSync } from 'node:fs';
import { findConcepts } from './concepts.ts';
import { extractFeatures } from './features.ts';
import { buildPassages, type Sentence } from './sentences.ts';

/** A logistic regression model; trained and written by `npm run train-danger`. */
export interface DangerModel {
  bias: number;
  /** The value of one unit of a stored weight. */
  scale: number;
  /** A passage counts as dangerous if its score is above the threshold for its `DangerEvidence`. */
  thresholds: Readonly<Record<DangerEvidence, number>>;
  /** One signed byte per feature, in base64. */
  weights: string;
}

/** The strongest sign of danger in a passage: a listed phrase, a word for an act or a means, or nothing. */
export type DangerEvidence = 'phrase' | 'word' | 'nothing';

/** The more features a passage has, the less each counts, so that a long passage is not flagged for its length. */
const LENGTH_POWER = 0.4;
export const featureShare = (features: Uint32Array): number => features.length ** -LENGTH_POWER;

const model = JSON.parse(readFileSync(new URL('dangerModel.json', import.meta.url), 'utf8')) as DangerModel;
const bytes = Buffer.from(model.weights, 'base64');
const weights = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);

/** Concepts of `concepts.tsv` that stand for a dangerous act or its means. */
const DANGEROUS = new Set(
  (
    'DIE KILL SUICIDE OVERDOSE PILLS CUT BLOOD BLADE GUN ROPE JUMP ' +
    'HIT CHOKE DRAG HURT RAPE THREAT STALK LOCK AFRAID'
  ).split(' '),
);

export function findEvidence({ words, signs }: Sentence): DangerEvidence {
  if (signs.has('certain') || signs.has('statement') || signs.has('mention')) return 'phrase';
  const isNamed = findConcepts(words).some((concepts) => concepts.some((each) => DANGEROUS.has(each)));
  return isNamed ? 'word' : 'nothing';
}

/** Whether any passage of a text is classified as dangerous. */
export const isClassifiedAsDanger = (sentences: readonly Sentence[]): boolean =>
  buildPassages(sentences).some((passage) => {
    const score = scoreOf(extractFeatures(passage));
    // No threshold is below 0, so most passages are decided without looking up their `DangerEvidence`.
    return score > 0 && score > model.thresholds[findEvidence(passage)];
  });

function scoreOf(features: Uint32Array): number {
  let sum = 0;
  for (const feature of features) sum += weights[feature]!;
  return model.bias + model.scale * sum * featureShare(features);
}
