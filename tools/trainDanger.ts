// npm run train-danger: trains the danger classifier on the tables in server/src/readings/safety/training, prints the
// results of cross-validation and writes dangerModel.json. Deterministic: the same tables give the same model.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type DangerModel,
  findEvidence,
  type DangerEvidence,
  featureShare,
} from '../server/src/readings/safety/classifier.ts';
import { createSeededRandom } from '../server/src/platform/seededRandom.ts';
import { type DangerRow, dangerTable } from '../server/testing/readings/dangerTable.ts';
import { FEATURES, extractFeatures } from '../server/src/readings/safety/features.ts';
import { buildPassages } from '../server/src/readings/safety/sentences.ts';
import { sentencesIn } from '../server/src/readings/safety/signs.ts';
import { ROOT } from './command.ts';

const SAFETY = join(ROOT, 'server/src/readings/safety');
/** The phrases were written with this table, so matched phrases are ignored in it: the model would rely on them too much. */
const PHRASES_MADE_WITH = 'first.tsv';

/** Sentences of letters in the first person: too easy, so thresholds and rates leave them out. */
const EASY = 'letters.tsv';

/** Ordinary questions, as most members ask them. */
const EVERYDAY = 'everyday.tsv';

/** The share of harmless texts that may be flagged in cross-validation; it determines the thresholds. */
const FALSE_ALARMS = 0.04;
/** The same for ordinary questions. With 0.005, 63 of 100 dangers were found instead of 73. */
const EVERYDAY_FALSE_ALARMS = 0.015;
/** Candidate thresholds. */
const THRESHOLDS = Array.from({ length: 71 }, (_, n) => n / 10);
const FOLDS = 5;
const EPOCHS = 25;
const RATE = 0.3;
const DECAY = 3e-5;
/** Texts that share more than this part of their words are put into the same fold. */
const ALIKE = 0.5;
/** In the first epochs a dangerous text is represented by its longest passage, later by the highest-scoring one. */
const LONGEST_FIRST = 2;
/** The model is the mean of one per seed; each sees the texts in a different order. */
const SEEDS = [1, 2, 3];

interface Example extends DangerRow {
  source: string;
  group: number;
  passages: readonly Uint32Array[];
  /** The `DangerEvidence` of each passage. */
  evidence: readonly DangerEvidence[];
}

interface ValidatedExample {
  example: Example;
  /** The highest score among the passages of each `DangerEvidence`. */
  scores: Readonly<Record<DangerEvidence, number>>;
}

interface Weights {
  bias: number;
  weights: Float64Array;
}

const examples = readExamples();
const validated = crossValidate().filter(({ example }) => example.source !== EASY);
const thresholds = thresholdsOf(validated);
console.log(thresholds);
for (const language of [undefined, ...new Set(examples.map((each) => each.language))]) {
  const ofLanguage = validated.filter(({ example }) => [undefined, example.language].includes(language));
  const percent = (isDanger: boolean) => {
    const some = ofLanguage.filter(({ example }) => example.isDanger === isDanger);
    return `${(100 * shareFlagged(some, thresholds)).toFixed(1)} % of ${some.length}`;
  };
  console.log(`${language ?? 'all'}: found ${percent(true)}, false alarms ${percent(false)}`);
}
const everyday = validated.filter(({ example }) => example.source === EVERYDAY);
console.log(`plain questions: false alarms ${(100 * shareFlagged(everyday, thresholds)).toFixed(1)} %`);
write(train(examples, SEEDS));

function readExamples(): readonly Example[] {
  const sources = readdirSync(join(SAFETY, 'training')).toSorted();
  const rows = sources.flatMap((source) =>
    dangerTable(pathToFileURL(join(SAFETY, 'training', source))).map((row) => ({ ...row, source })),
  );
  const sentences = rows.map(({ text }) => sentencesIn(text));
  const groups = groupsOf(sentences.map((each) => new Set(each.flatMap(({ words }) => words))));
  return rows.map((row, n) => {
    const read = sentences[n]!.map(({ words, signs }) => ({
      words,
      signs: row.source === PHRASES_MADE_WITH ? new Set<never>() : signs,
    }));
    const passages = buildPassages(read);
    const evidence = passages.map(findEvidence);
    return { ...row, group: groups[n]!, passages: passages.map(extractFeatures), evidence };
  });
}

/** A group number for each text; texts that share most of their words have the same one. */
function groupsOf(texts: readonly ReadonlySet<string>[]): readonly number[] {
  const groups = texts.map((_, n) => n);
  texts.forEach((words, n) => {
    for (let m = 0; m < n; m++) {
      const other = texts[m]!;
      if (Math.min(words.size, other.size) <= ALIKE * Math.max(words.size, other.size)) continue;
      const shared = [...words].filter((word) => other.has(word)).length;
      if (shared <= ALIKE * (words.size + other.size - shared)) continue;
      const [from, to] = [groups[n]!, groups[m]!];
      groups.forEach((group, each) => {
        if (group === from) groups[each] = to;
      });
    }
  });
  return groups;
}

function crossValidate(): readonly ValidatedExample[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const { bias, weights } = train(
      examples.filter(({ group }) => group % FOLDS !== fold),
      SEEDS,
    );
    return examples
      .filter(({ group }) => group % FOLDS === fold)
      .map((example) => {
        const scores = { phrase: -Infinity, word: -Infinity, nothing: -Infinity };
        example.passages.forEach((passage, n) => {
          const kind = example.evidence[n]!;
          scores[kind] = Math.max(scores[kind], scoreOf(passage, bias, weights));
        });
        return { example, scores };
      });
  }).flat();
}

/**
 * The thresholds that find the most dangers within the allowed false alarms. A passage with a phrase is dangerous if
 * the model considers that more likely than not (threshold 0).
 */
function thresholdsOf(scores: readonly ValidatedExample[]): DangerModel['thresholds'] {
  const harmless = scores.filter(({ example }) => !example.isDanger);
  const plain = harmless.filter(({ example }) => example.source === EVERYDAY);
  const dangers = scores.filter(({ example }) => example.isDanger);
  const allowed = THRESHOLDS.flatMap((word) => THRESHOLDS.map((nothing) => ({ phrase: 0, word, nothing })))
    .filter((each) => shareFlagged(harmless, each) <= FALSE_ALARMS)
    .filter((each) => shareFlagged(plain, each) <= EVERYDAY_FALSE_ALARMS)
    .map((each) => ({ each, found: shareFlagged(dangers, each) }));
  return allowed.reduce((a, b) => (b.found > a.found ? b : a)).each;
}

function shareFlagged(
  some: readonly ValidatedExample[],
  { phrase, word, nothing }: DangerModel['thresholds'],
): number {
  const flagged = some.filter(
    ({ scores }) => scores.phrase > phrase || scores.word > word || scores.nothing > nothing,
  );
  return flagged.length / some.length;
}

function train(some: readonly Example[], seeds: readonly number[]): Weights {
  const models = seeds.map((seed) => trainOnce(some, seed));
  const mean = (select: (model: Weights) => number) =>
    models.reduce((sum, model) => sum + select(model), 0) / models.length;
  return {
    bias: mean(({ bias }) => bias),
    weights: Float64Array.from({ length: FEATURES }, (_, n) => mean(({ weights }) => weights[n]!)),
  };
}

/** Logistic regression by AdaGrad; a more informative feature has a higher learning rate and a weaker decay. */
function trainOnce(some: readonly Example[], seed: number): Weights {
  const informativeness = measureInformativeness(some);
  const weights = new Float64Array(FEATURES);
  const squares = new Float64Array(FEATURES).fill(0.01);
  let [bias, biasSquares] = [0, 1];
  const random = createSeededRandom(seed);
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const example of shuffled(some, random)) {
      const passage =
        epoch < LONGEST_FIRST && example.isDanger
          ? example.passages.reduce((a, b) => (b.length > a.length ? b : a))
          : findHighestPassage(example, bias, weights).passage;
      const share = featureShare(passage);
      const error = 1 / (1 + Math.exp(-scoreOf(passage, bias, weights))) - Number(example.isDanger);
      for (const n of passage) {
        const slope = error * share * informativeness[n]! + (DECAY * weights[n]!) / informativeness[n]!;
        squares[n]! += slope * slope;
        weights[n]! -= (informativeness[n]! * RATE * slope) / Math.sqrt(squares[n]!);
      }
      biasSquares += error * error;
      bias -= (RATE * error) / Math.sqrt(biasSquares);
    }
  return { bias, weights };
}

/** How informative each feature is: the mean of 1 and the absolute log ratio of its frequencies in both classes. */
function measureInformativeness(some: readonly Example[]): Float64Array {
  const countsIn = (isDanger: boolean) => {
    const texts = some.filter((example) => example.isDanger === isDanger);
    const counts = new Float64Array(FEATURES).fill(1);
    for (const { passages } of texts)
      for (const n of new Set(passages.flatMap((passage) => [...passage]))) counts[n]!++;
    return counts.map((count) => count / (texts.length + 2));
  };
  const [dangers, harmless] = [countsIn(true), countsIn(false)];
  return dangers.map((share, n) => (1 + Math.abs(Math.log(share / harmless[n]!))) / 2);
}

function findHighestPassage({ passages }: Example, bias: number, weights: Float64Array) {
  const scores = passages.map((passage) => ({ passage, score: scoreOf(passage, bias, weights) }));
  return scores.reduce((a, b) => (b.score > a.score ? b : a));
}

function scoreOf(passage: Uint32Array, bias: number, weights: Float64Array): number {
  let sum = 0;
  for (const n of passage) sum += weights[n]!;
  return bias + sum * featureShare(passage);
}

function shuffled<T>(list: readonly T[], random: () => number): readonly T[] {
  return list
    .map((item) => ({ item, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

function write({ bias, weights }: Weights): void {
  const scale = weights.reduce((most, each) => Math.max(most, Math.abs(each)), 0) / 127;
  const bytes = Int8Array.from(weights, (each) => Math.round(each / scale));
  const model: DangerModel = {
    bias,
    scale,
    thresholds,
    weights: Buffer.from(bytes.buffer).toString('base64'),
  };
  writeFileSync(join(SAFETY, 'dangerModel.json'), `${JSON.stringify(model, null, 2)}\n`);
}
