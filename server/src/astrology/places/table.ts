/** Texts one behind the other in UTF-8. */
export interface Texts {
  bytes: Uint8Array<ArrayBuffer>;
  /** Where each text begins; one more where the last ends. */
  starts: Uint32Array<ArrayBuffer>;
}

/** Keys in the order of their bytes, and the town that each is of. */
export interface KeyIndex {
  keys: Texts;
  rows: Uint32Array<ArrayBuffer>;
}

/**
 * All towns, the largest first, in a form that lies in one file and in memory alike: nothing is parsed to read it,
 * and it is no work for the garbage collector.
 */
export interface PlacesTable {
  ids: Uint32Array<ArrayBuffer>;
  names: Texts;
  /** In 1/100,000 of a degree. */
  latitudes: Int32Array<ArrayBuffer>;
  longitudes: Int32Array<ArrayBuffer>;
  populations: Uint32Array<ArrayBuffer>;
  /** Into `listed.zones`. */
  zones: Uint16Array<ArrayBuffer>;
  /** Into `listed.areas`. */
  areas: Uint16Array<ArrayBuffer>;
  /** By its name, by what else it is called, and by a further word inside either. */
  named: KeyIndex;
  called: KeyIndex;
  inside: KeyIndex;
  listed: Listed;
}

export interface Area {
  /** The code of the country. */
  country: string;
  /** The region's name; '' where it is not known. */
  region: string;
  /** What the region is called, folded; none where it is not known. */
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
  nameBytes: Uint8Array,
  nameStarts: Uint32Array,
  namedBytes: Uint8Array,
  namedStarts: Uint32Array,
  namedRows: Uint32Array,
  calledBytes: Uint8Array,
  calledStarts: Uint32Array,
  calledRows: Uint32Array,
  insideBytes: Uint8Array,
  insideStarts: Uint32Array,
  insideRows: Uint32Array,
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
  const columns = columnsOf(table);
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
  const { head, end } = headOf(own);
  const { lengths, ...listed } = head;
  let at = own.byteOffset + end;
  const entries = COLUMN_NAMES.map((name) => {
    const Numbers = COLUMNS[name];
    const column = new Numbers(buffer, at, lengths[name] / Numbers.BYTES_PER_ELEMENT);
    at += aligned(lengths[name]);
    return [name, column];
  });
  return tableOf(Object.fromEntries(entries) as Columns, listed);
}

/** What a file was made from, by its first bytes; they may be cut off behind it. */
export function headOf(bytes: Uint8Array): { head: Head; end: number } {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const text = new TextDecoder().decode(bytes.subarray(4, 4 + length));
  return { head: JSON.parse(text) as Head, end: 4 + aligned(length) };
}

const columnsOf = ({ names, named, called, inside, listed: _, ...columns }: PlacesTable): Columns => ({
  ...columns,
  nameBytes: names.bytes,
  nameStarts: names.starts,
  namedBytes: named.keys.bytes,
  namedStarts: named.keys.starts,
  namedRows: named.rows,
  calledBytes: called.keys.bytes,
  calledStarts: called.keys.starts,
  calledRows: called.rows,
  insideBytes: inside.keys.bytes,
  insideStarts: inside.keys.starts,
  insideRows: inside.rows,
});

const tableOf = (columns: Columns, listed: Listed): PlacesTable => ({
  ids: columns.ids,
  names: { bytes: columns.nameBytes, starts: columns.nameStarts },
  latitudes: columns.latitudes,
  longitudes: columns.longitudes,
  populations: columns.populations,
  zones: columns.zones,
  areas: columns.areas,
  named: { keys: { bytes: columns.namedBytes, starts: columns.namedStarts }, rows: columns.namedRows },
  called: { keys: { bytes: columns.calledBytes, starts: columns.calledStarts }, rows: columns.calledRows },
  inside: { keys: { bytes: columns.insideBytes, starts: columns.insideStarts }, rows: columns.insideRows },
  listed,
});

/** Texts packed one behind the other. */
export function packed(texts: readonly string[]): Texts {
  const encoded = Buffer.from(texts.join(''));
  const starts = new Uint32Array(texts.length + 1);
  texts.forEach((text, n) => (starts[n + 1] = starts[n]! + Buffer.byteLength(text)));
  return { bytes: new Uint8Array(encoded), starts };
}

export const textAt = ({ bytes, starts }: Texts, n: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset + starts[n]!, starts[n + 1]! - starts[n]!).toString();
