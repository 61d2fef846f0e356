// npm run train-danger: trains the danger classifier from the tables in server/src/readings/safety/training, prints the
// cross-validation results, and writes dangerModel.json. The same tables give the same model.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DangerModel, shareOf, thresholdFor } from '../server/src/readings/safety/classifier.ts';
import { type DangerRow, dangerTable } from '../server/testing/readings/dangerTable.ts';
import { FEATURES, featuresOf } from '../server/src/readings/safety/features.ts';
import { passagesOf } from '../server/src/readings/safety/sentences.ts';
import { sentencesIn } from '../server/src/readings/safety/signs.ts';
import { ROOT } from './command.ts';

const SAFETY = join(ROOT, 'server/src/readings/safety');
/** The phrases were written from this table, so their results on it would be overrated. */
const PHRASES_MADE_WITH = 'first.tsv';

/** Sentences from letters, in the first person: too easy to count as harmless look-alikes. */
const EASY = 'letters.tsv';

/** The share of harmless look-alikes that cross-validation may flag; it determines the threshold. */
const FALSE_ALARMS = 0.04;
const FOLDS = 5;
const EPOCHS = 25;
const RATE = 0.3;
const DECAY = 3e-5;
/** Texts with a higher share of common words go into the same fold. */
const ALIKE = 0.5;
/** For this many epochs a text is trained by its longest passage, afterwards by its highest-scoring one. */
const LONGEST_FIRST = 2;
/** The model is the mean of models trained with the texts in different orders. */
const SEEDS = [1, 2, 3];

interface Example extends DangerRow {
  source: string;
  group: number;
  passages: readonly Uint32Array[];
  /** For each passage, whether it contains a danger phrase. */
  areNamed: readonly boolean[];
}

interface Weights {
  bias: number;
  weights: Float64Array;
}

const examples = readExamples();
const validated = crossValidated().filter(({ example }) => example.source !== EASY);
const threshold = thresholdOf(validated);
for (const language of [undefined, ...new Set(examples.map((each) => each.language))]) {
  const ofLanguage = validated.filter(({ example }) => [undefined, example.language].includes(language));
  const percent = (isDanger: boolean) => {
    const scores = ofLanguage.filter(({ example }) => example.isDanger === isDanger);
    const flagged = scores.filter(({ score }) => score > threshold);
    return `${((100 * flagged.length) / scores.length).toFixed(1)} % of ${scores.length}`;
  };
  console.log(`${language ?? 'all'}: found ${percent(true)}, false alarms ${percent(false)}`);
}
write(trained(examples, SEEDS));

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
    const passages = passagesOf(read);
    const areNamed = passages.map((passage) => thresholdFor(passage, 1) === 0);
    return { ...row, group: groups[n]!, passages: passages.map(featuresOf), areNamed };
  });
}

/** Gives texts that share most of their words the same group number. */
function groupsOf(texts: readonly ReadonlySet<string>[]): readonly number[] {
  const groups = texts.map((_, n) => n);
  texts.forEach((words, n) => {
    for (let m = 0; m < n; m++) {
      const other = texts[m]!;
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

function crossValidated(): readonly { example: Example; score: number }[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const { bias, weights } = trained(
      examples.filter(({ group }) => group % FOLDS !== fold),
      SEEDS.slice(0, 1),
    );
    return examples
      .filter(({ group }) => group % FOLDS === fold)
      .map((example) => {
        const scores = example.passages.map((passage, n) => {
          const score = scoreOf(passage, bias, weights);
          return example.areNamed[n]! && score > 0 ? Infinity : score;
        });
        return { example, score: Math.max(...scores) };
      });
  }).flat();
}

function thresholdOf(scores: readonly { example: Example; score: number }[]): number {
  const harmless = scores.filter(({ example }) => !example.isDanger).map(({ score }) => score);
  return harmless.toSorted((a, b) => b - a)[Math.floor(FALSE_ALARMS * harmless.length)]!;
}

function trained(some: readonly Example[], seeds: readonly number[]): Weights {
  const models = seeds.map((seed) => trainedOnce(some, seed));
  const mean = (of: (model: Weights) => number) =>
    models.reduce((sum, model) => sum + of(model), 0) / models.length;
  return {
    bias: mean(({ bias }) => bias),
    weights: Float64Array.from({ length: FEATURES }, (_, n) => mean(({ weights }) => weights[n]!)),
  };
}

/** Logistic regression with AdaGrad; the learning rate of a feature grows with how informative it is. */
function trainedOnce(some: readonly Example[], seed: number): Weights {
  const told = toldBy(some);
  const weights = new Float64Array(FEATURES);
  const squares = new Float64Array(FEATURES).fill(0.01);
  let [bias, biasSquares] = [0, 1];
  const random = randomFrom(seed);
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const example of shuffled(some, random)) {
      const passage =
        epoch < LONGEST_FIRST && example.isDanger
          ? example.passages.reduce((a, b) => (b.length > a.length ? b : a))
          : highest(example, bias, weights).passage;
      const share = shareOf(passage);
      const error = 1 / (1 + Math.exp(-scoreOf(passage, bias, weights))) - Number(example.isDanger);
      for (const n of passage) {
        const slope = error * share * told[n]! + (DECAY * weights[n]!) / told[n]!;
        squares[n]! += slope * slope;
        weights[n]! -= (told[n]! * RATE * slope) / Math.sqrt(squares[n]!);
      }
      biasSquares += error * error;
      bias -= (RATE * error) / Math.sqrt(biasSquares);
    }
  return { bias, weights };
}

/** How informative each feature is alone: 0.5 plus half of the absolute log-odds between dangerous and harmless texts. */
function toldBy(some: readonly Example[]): Float64Array {
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

function highest({ passages }: Example, bias: number, weights: Float64Array) {
  const scores = passages.map((passage) => ({ passage, score: scoreOf(passage, bias, weights) }));
  return scores.reduce((a, b) => (b.score > a.score ? b : a));
}

function scoreOf(passage: Uint32Array, bias: number, weights: Float64Array): number {
  let sum = 0;
  for (const n of passage) sum += weights[n]!;
  return bias + sum * shareOf(passage);
}

/** Mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
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
    threshold,
    weights: Buffer.from(bytes.buffer).toString('base64'),
  };
  writeFileSync(join(SAFETY, 'dangerModel.json'), `${JSON.stringify(model, null, 2)}\n`);
}
