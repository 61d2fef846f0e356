import { crc32, deflateSync } from 'node:zlib';

/** A progressive JPEG, grey, whose one scan of details is repeated. Each repetition takes a few bytes. */
export function buildJpegWithScans(side: number, scans: number): Buffer {
  const segment = (code: number, bytes: readonly number[]) =>
    Buffer.from([0xff, code, (bytes.length + 2) >> 8, (bytes.length + 2) & 255, ...bytes]);
  const blocks = Math.ceil(side / 8) ** 2;
  // Both tables have one code, '0': no difference, and a run of 16,384 blocks without details, after 14 more bits.
  const details = Buffer.concat([
    segment(0xda, [1, 1, 0x00, 1, 63, 0]),
    Buffer.alloc(Math.ceil(blocks / 16_384) * 2),
  ]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    segment(0xc2, [8, side >> 8, side & 255, side >> 8, side & 255, 1, 1, 0x11, 0]),
    segment(0xc4, [0x00, 1, ...Array<number>(15).fill(0), 0x00]),
    segment(0xc4, [0x10, 1, ...Array<number>(15).fill(0), 0xe0]),
    segment(0xda, [1, 1, 0x00, 0, 0, 0]),
    Buffer.alloc(Math.ceil(blocks / 8) + 1),
    ...Array<Buffer>(scans - 1).fill(details),
    Buffer.from([0xff, 0xd9]),
  ]);
}

const SLOW_SIDE = 7_000;

/** A PNG of 49 megapixels, each of 8 bytes, which takes two seconds to decode. */
export function buildSlowPng(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const bytes = Buffer.alloc(12 + data.length);
    bytes.writeUInt32BE(data.length, 0);
    bytes.write(type, 4, 'latin1');
    data.copy(bytes, 8);
    bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
    return bytes;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SLOW_SIDE, 0);
  header.writeUInt32BE(SLOW_SIDE, 4);
  header.set([16, 6], 8);
  const pixels = deflateSync(Buffer.alloc(SLOW_SIDE * (1 + SLOW_SIDE * 8)), { level: 1 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
