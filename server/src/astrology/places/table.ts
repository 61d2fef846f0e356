/** Strings in UTF-8, stored one after the other. */
export interface Texts {
  bytes: Uint8Array<ArrayBuffer>;
  /** Start of each text, plus the end of the last. */
  starts: Uint32Array<ArrayBuffer>;
}

/** Keys sorted by bytes, with the name each belongs to. */
export interface KeyIndex {
  keys: Texts;
  names: Uint32Array<ArrayBuffer>;
}

/** Additional data for finding misspellings, so that most keys are skipped without being read. */
export interface SpellingIndex extends KeyIndex {
  /** Keys sorted by length in bytes. */
  byLength: Uint32Array<ArrayBuffer>;
  /** In the order by length: a bit mask of each key's letters. */
  letters: Uint32Array<ArrayBuffer>;
}

/**
 * All towns, the largest first, in the same form in the file and in memory: reading needs no parsing, and the garbage
 * collector no work.
 */
export interface PlacesTable {
  ids: Uint32Array<ArrayBuffer>;
  /** The names of the towns in their order, followed by their further names. */
  names: Texts;
  /** The town of each further name. */
  furtherNameRows: Uint32Array<ArrayBuffer>;
  /** In 1/100,000 of a degree. */
  latitudes: Int32Array<ArrayBuffer>;
  longitudes: Int32Array<ArrayBuffer>;
  populations: Uint32Array<ArrayBuffer>;
  /** Index into `lists.zones`. */
  zones: Uint16Array<ArrayBuffer>;
  /** Index into `lists.areas`. */
  areas: Uint16Array<ArrayBuffer>;
  /** Second-level regions: index into `districtNames`, 0 if unknown. */
  districts: Uint16Array<ArrayBuffer>;
  /** Folded, sorted by bytes; the first is ''. */
  districtNames: Texts;
  /** By name. */
  named: SpellingIndex;
  /** By our own list of aliases. */
  called: SpellingIndex;
  /** By GeoNames' names in other languages and scripts. */
  alternate: SpellingIndex;
  /** By a later word of a name or alias. */
  inside: KeyIndex;
  lists: PlaceLists;
}

export interface Area {
  /** Country code. */
  country: string;
  /** The region's name; '' if unknown. */
  region: string;
  /** The region's names, folded; including those too uncertain to be shown. */
  names: string[];
}

export interface PlaceLists {
  /** Hash of the file's inputs. */
  madeFrom: string;
  zones: string[];
  areas: Area[];
  /** Folded names of each country, by its code and including it. */
  countries: Record<string, string[]>;
}

const COLUMNS = {
  ids: Uint32Array,
  latitudes: Int32Array,
  longitudes: Int32Array,
  populations: Uint32Array,
  zones: Uint16Array,
  areas: Uint16Array,
  districts: Uint16Array,
  furtherNameRows: Uint32Array,
  nameBytes: Uint8Array,
  nameStarts: Uint32Array,
  districtNameBytes: Uint8Array,
  districtNameStarts: Uint32Array,
  namedBytes: Uint8Array,
  namedStarts: Uint32Array,
  namedNames: Uint32Array,
  namedByLength: Uint32Array,
  namedLetters: Uint32Array,
  calledBytes: Uint8Array,
  calledStarts: Uint32Array,
  calledNames: Uint32Array,
  calledByLength: Uint32Array,
  calledLetters: Uint32Array,
  alternateBytes: Uint8Array,
  alternateStarts: Uint32Array,
  alternateNames: Uint32Array,
  alternateByLength: Uint32Array,
  alternateLetters: Uint32Array,
  insideBytes: Uint8Array,
  insideStarts: Uint32Array,
  insideNames: Uint32Array,
} as const;
type Column = keyof typeof COLUMNS;
type Columns = { [Name in Column]: InstanceType<(typeof COLUMNS)[Name]> };
const COLUMN_NAMES = Object.keys(COLUMNS) as Column[];

interface Head extends PlaceLists {
  /** In bytes. */
  lengths: Record<Column, number>;
}

/** Each part starts at a multiple of four bytes. */
const ALIGNMENT = 4;
const align = (length: number) => Math.ceil(length / ALIGNMENT) * ALIGNMENT;

export function toBytes(table: PlacesTable): Uint8Array {
  const columns = toColumns(table);
  const lengths = Object.fromEntries(COLUMN_NAMES.map((name) => [name, columns[name].byteLength]));
  const head = new TextEncoder().encode(JSON.stringify({ ...table.lists, lengths }));
  const parts = [new Uint8Array(new Uint32Array([head.byteLength]).buffer), head];
  for (const name of COLUMN_NAMES) {
    const { buffer, byteOffset, byteLength } = columns[name];
    parts.push(new Uint8Array(buffer, byteOffset, byteLength));
  }
  const bytes = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + align(byteLength), 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += align(part.byteLength);
  }
  return bytes;
}

export function fromBytes(bytes: Uint8Array): PlacesTable {
  // Uses the bytes in place if they are aligned; otherwise copies them, as for a small file in a shared buffer.
  const own = bytes.byteOffset % ALIGNMENT === 0 ? bytes : new Uint8Array(bytes);
  const buffer = own.buffer as ArrayBuffer;
  const { head, end } = parseHead(own);
  const { lengths, ...lists } = head;
  let at = own.byteOffset + end;
  const entries = COLUMN_NAMES.map((name) => {
    const Numbers = COLUMNS[name];
    const column = new Numbers(buffer, at, lengths[name] / Numbers.BYTES_PER_ELEMENT);
    at += align(lengths[name]);
    return [name, column];
  });
  return toTable(Object.fromEntries(entries) as Columns, lists);
}

/** Parses the header from the beginning of a file; the bytes may be cut off after it. */
export function parseHead(bytes: Uint8Array): { head: Head; end: number } {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const text = new TextDecoder().decode(bytes.subarray(4, 4 + length));
  return { head: JSON.parse(text) as Head, end: 4 + align(length) };
}

const toColumns = ({ lists: _, ...table }: PlacesTable): Columns => {
  const { names, districtNames, named, called, alternate, inside, ...columns } = table;
  return {
    ...columns,
    nameBytes: names.bytes,
    nameStarts: names.starts,
    districtNameBytes: districtNames.bytes,
    districtNameStarts: districtNames.starts,
    namedBytes: named.keys.bytes,
    namedStarts: named.keys.starts,
    namedNames: named.names,
    namedByLength: named.byLength,
    namedLetters: named.letters,
    calledBytes: called.keys.bytes,
    calledStarts: called.keys.starts,
    calledNames: called.names,
    calledByLength: called.byLength,
    calledLetters: called.letters,
    alternateBytes: alternate.keys.bytes,
    alternateStarts: alternate.keys.starts,
    alternateNames: alternate.names,
    alternateByLength: alternate.byLength,
    alternateLetters: alternate.letters,
    insideBytes: inside.keys.bytes,
    insideStarts: inside.keys.starts,
    insideNames: inside.names,
  };
};

const toTable = (columns: Columns, lists: PlaceLists): PlacesTable => ({
  ids: columns.ids,
  names: { bytes: columns.nameBytes, starts: columns.nameStarts },
  furtherNameRows: columns.furtherNameRows,
  latitudes: columns.latitudes,
  longitudes: columns.longitudes,
  populations: columns.populations,
  zones: columns.zones,
  areas: columns.areas,
  districts: columns.districts,
  districtNames: { bytes: columns.districtNameBytes, starts: columns.districtNameStarts },
  named: toSpellingIndex(columns, 'named'),
  called: toSpellingIndex(columns, 'called'),
  alternate: toSpellingIndex(columns, 'alternate'),
  inside: { keys: { bytes: columns.insideBytes, starts: columns.insideStarts }, names: columns.insideNames },
  lists,
});

const toSpellingIndex = (columns: Columns, name: 'named' | 'called' | 'alternate'): SpellingIndex => ({
  keys: { bytes: columns[`${name}Bytes`], starts: columns[`${name}Starts`] },
  names: columns[`${name}Names`],
  byLength: columns[`${name}ByLength`],
  letters: columns[`${name}Letters`],
});

/** Packs texts one after the other. */
export function packTexts(texts: readonly string[]): Texts {
  const encoded = Buffer.from(texts.join(''));
  const starts = new Uint32Array(texts.length + 1);
  texts.forEach((text, n) => (starts[n + 1] = starts[n]! + Buffer.byteLength(text)));
  return { bytes: new Uint8Array(encoded), starts };
}

export const textAt = ({ bytes, starts }: Texts, n: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset + starts[n]!, starts[n + 1]! - starts[n]!).toString();

/** In bytes. */
export const lengthAt = ({ starts }: Texts, n: number): number => starts[n + 1]! - starts[n]!;

/** The names of the towns come first, one per town, then the further names. */
export const rowOf = ({ ids, furtherNameRows }: PlacesTable, name: number): number =>
  name < ids.length ? name : furtherNameRows[name - ids.length]!;

/** Binary search for the first text that begins with `key`, or the first one after those. */
export function findFirstIndex({ bytes, starts }: Texts, key: Buffer, which: 'first' | 'behind'): number {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isBefore = (order: number) => (which === 'first' ? order < 0 : order <= 0);
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = starts[middle]!;
    const end = Math.min(starts[middle + 1]!, start + key.length);
    if (isBefore(all.compare(key, 0, key.length, start, end))) low = middle + 1;
    else high = middle;
  }
  return low;
}
