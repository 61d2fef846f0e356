/** Texts one behind the other in UTF-8. */
export interface Texts {
  bytes: Uint8Array<ArrayBuffer>;
  /** Where each text begins; one more where the last ends. */
  starts: Uint32Array<ArrayBuffer>;
}

/** Keys in the order of their bytes, and the name that each is of. */
export interface KeyIndex {
  keys: Texts;
  names: Uint32Array<ArrayBuffer>;
}

/** With what a misspelt word is compared with, so that most keys are passed over without being read. */
export interface SpellingIndex extends KeyIndex {
  /** The keys by their length in bytes. */
  byLength: Uint32Array<ArrayBuffer>;
  /** In the order of their length: a bit for each letter of the key. */
  letters: Uint32Array<ArrayBuffer>;
}

/**
 * All towns, the largest first, in a form that lies in one file and in memory alike: nothing is parsed to read it,
 * and it is no work for the garbage collector.
 */
export interface PlacesTable {
  ids: Uint32Array<ArrayBuffer>;
  /** The name of each town in the order of the towns, and behind them what else they are called. */
  names: Texts;
  /** The town that each of the further names is of. */
  furtherNameRows: Uint32Array<ArrayBuffer>;
  /** In 1/100,000 of a degree. */
  latitudes: Int32Array<ArrayBuffer>;
  longitudes: Int32Array<ArrayBuffer>;
  populations: Uint32Array<ArrayBuffer>;
  /** Into `listed.zones`. */
  zones: Uint16Array<ArrayBuffer>;
  /** Into `listed.areas`. */
  areas: Uint16Array<ArrayBuffer>;
  /** Second-level regions: into `districtNames`, 0 where none is known. */
  districts: Uint16Array<ArrayBuffer>;
  /** Folded, in the order of their bytes; the first is ''. */
  districtNames: Texts;
  /** By its name. */
  named: SpellingIndex;
  /** By our own list of what else towns are called. */
  called: SpellingIndex;
  /** By the names that GeoNames has in other languages and scripts. */
  alternate: SpellingIndex;
  /** By a further word inside a name or what else a town is called in our own list. */
  inside: KeyIndex;
  listed: Listed;
}

export interface Area {
  /** The code of the country. */
  country: string;
  /** The region's name; '' where it is not known. */
  region: string;
  /** What the region is called, folded; also where it is too uncertain to be shown. */
  names: string[];
}

export interface Listed {
  /** What the file was made from. */
  madeFrom: string;
  zones: string[];
  areas: Area[];
  /** What each country is called, by its code; folded, and the code among them. */
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

interface Head extends Listed {
  /** In bytes. */
  lengths: Record<Column, number>;
}

/** Each part begins where a number of four bytes may. */
const ALIGNMENT = 4;
const aligned = (length: number) => Math.ceil(length / ALIGNMENT) * ALIGNMENT;

export function toBytes(table: PlacesTable): Uint8Array {
  const columns = toColumns(table);
  const lengths = Object.fromEntries(COLUMN_NAMES.map((name) => [name, columns[name].byteLength]));
  const head = new TextEncoder().encode(JSON.stringify({ ...table.listed, lengths }));
  const parts = [new Uint8Array(new Uint32Array([head.byteLength]).buffer), head];
  for (const name of COLUMN_NAMES) {
    const { buffer, byteOffset, byteLength } = columns[name];
    parts.push(new Uint8Array(buffer, byteOffset, byteLength));
  }
  const bytes = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + aligned(byteLength), 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += aligned(part.byteLength);
  }
  return bytes;
}

export function fromBytes(bytes: Uint8Array): PlacesTable {
  // As it was read, where its numbers lie as they must; else in a copy, which a small file in a shared buffer needs.
  const own = bytes.byteOffset % ALIGNMENT === 0 ? bytes : new Uint8Array(bytes);
  const buffer = own.buffer as ArrayBuffer;
  const { head, end } = parseHead(own);
  const { lengths, ...listed } = head;
  let at = own.byteOffset + end;
  const entries = COLUMN_NAMES.map((name) => {
    const Numbers = COLUMNS[name];
    const column = new Numbers(buffer, at, lengths[name] / Numbers.BYTES_PER_ELEMENT);
    at += aligned(lengths[name]);
    return [name, column];
  });
  return toTable(Object.fromEntries(entries) as Columns, listed);
}

/** What a file was made from, by its first bytes; they may be cut off behind it. */
export function parseHead(bytes: Uint8Array): { head: Head; end: number } {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const text = new TextDecoder().decode(bytes.subarray(4, 4 + length));
  return { head: JSON.parse(text) as Head, end: 4 + aligned(length) };
}

const toColumns = ({ listed: _, ...table }: PlacesTable): Columns => {
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

const toTable = (columns: Columns, listed: Listed): PlacesTable => ({
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
  listed,
});

const toSpellingIndex = (columns: Columns, name: 'named' | 'called' | 'alternate'): SpellingIndex => ({
  keys: { bytes: columns[`${name}Bytes`], starts: columns[`${name}Starts`] },
  names: columns[`${name}Names`],
  byLength: columns[`${name}ByLength`],
  letters: columns[`${name}Letters`],
});

/** Texts packed one behind the other. */
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
