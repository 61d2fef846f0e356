import { findConcepts } from './concepts.ts';
import type { Sentence } from './sentences.ts';

/** Number of hash buckets for features (17 bits): few enough for a small model, enough for few collisions. */
export const FEATURES = 2 ** 17;

const WORD = 1;
const NEXT_WORDS = 2;
const THREE_WORDS = 3;
const NEAR_WORDS = 4;
const LETTERS = 5;
const CONCEPT = 6;
const NEXT_CONCEPTS = 7;
const NEAR_CONCEPTS = 8;
const THREE_CONCEPTS = 9;
const WORD_AND_CONCEPT = 10;
const CONCEPT_AND_WORD = 11;
const SIGN = 12;

/** Maximum distance between two words or concepts that form a feature together. */
const NEAR = 4;
const THREE_NEAR = 2;
const LETTERS_MIN = 3;
const LETTERS_MAX = 5;
/** Further letters of a longer word are ignored. */
const LETTERS_READ = 24;

/** The last passage in which each feature occurred; a Set would take three times as long. */
const seenIn = new Float64Array(FEATURES);
let passage = 0;

/** The distinct features of a passage: words, concepts, letters, nearby pairs and signs. */
export function extractFeatures({ words, signs }: Sentence): Uint32Array {
  const features: number[] = [];
  passage++;
  const add = (kind: number, a: number, b = 0, c = 0) => {
    const feature = mixFeature(kind, a, b, c) & (FEATURES - 1);
    if (seenIn[feature] === passage) return;
    seenIn[feature] = passage;
    features.push(feature);
  };

  const hashes = [START, ...words.map((word) => computeHash(word)), END];
  addWords(add, hashes);
  addLetters(add, words);
  addConcepts(add, hashes, findConcepts(words));
  for (const sign of signs) add(SIGN, computeHash(sign));
  return Uint32Array.from(features);
}

type AddFeature = (kind: number, a: number, b?: number, c?: number) => void;

function addWords(add: AddFeature, hashes: readonly number[]): void {
  hashes.forEach((word, n) => {
    add(WORD, word);
    if (n + 1 < hashes.length) add(NEXT_WORDS, word, hashes[n + 1]);
    if (n + 2 < hashes.length) add(THREE_WORDS, word, hashes[n + 1], hashes[n + 2]);
    for (let near = n + 1; near <= n + NEAR && near < hashes.length; near++)
      add(NEAR_WORDS, word, hashes[near]);
  });
}

/** Parts of words, which hold for misspelled words too. */
function addLetters(add: AddFeature, words: readonly string[]): void {
  for (const word of words)
    if (word.length >= LETTERS_MIN) {
      const letters = `^${word.slice(0, LETTERS_READ)}$`;
      for (let at = 0; at + LETTERS_MIN <= letters.length; at++) {
        let hash = START;
        for (let n = 0; n < LETTERS_MAX && at + n < letters.length; n++) {
          hash = step(hash, letters.charCodeAt(at + n));
          if (n + 1 >= LETTERS_MIN) add(LETTERS, hash, n);
        }
      }
    }
}

function addConcepts(
  add: AddFeature,
  hashes: readonly number[],
  found: readonly (readonly string[])[],
): void {
  const concepts = found.map((each) => each.map((concept) => computeHash(concept)));
  concepts.forEach((each, n) => {
    for (const concept of each) {
      add(WORD_AND_CONCEPT, hashes[n]!, concept);
      add(CONCEPT_AND_WORD, concept, hashes[n + 2]);
    }
  });
  // Concepts in sequence, e.g. person, intention and act, regardless of the words between them.
  const meant = [[START], ...concepts.filter(({ length }) => length > 0), [END]];
  meant.forEach((each, n) => {
    for (const concept of each) {
      add(CONCEPT, concept);
      for (let near = n + 1; near <= n + NEAR && near < meant.length; near++)
        for (const second of meant[near]!) {
          add(NEAR_CONCEPTS, concept, second);
          if (near === n + 1) add(NEXT_CONCEPTS, concept, second);
          if (near <= n + THREE_NEAR)
            for (let last = near + 1; last <= near + THREE_NEAR && last < meant.length; last++)
              for (const third of meant[last]!) add(THREE_CONCEPTS, concept, second, third);
        }
    }
  });
}

const START = 0x811c9dc5;
const END = 0x01234567;
const step = (hash: number, value: number): number => Math.imul(hash ^ value, 0x01000193);

/** FNV-1a. */
function computeHash(text: string): number {
  let hash = START;
  for (let n = 0; n < text.length; n++) hash = step(hash, text.charCodeAt(n));
  return hash;
}

/** Hashes several numbers into one 32-bit number. */
function mixFeature(kind: number, a: number, b: number, c: number): number {
  const all = mixHash(mixHash(mixHash(Math.imul(kind, 0x9e3779b1), a), b), c);
  const hash = Math.imul(all, 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

function mixHash(hash: number, value: number): number {
  const product = Math.imul(hash ^ value, 0x85ebca6b);
  return product ^ (product >>> 13);
}
