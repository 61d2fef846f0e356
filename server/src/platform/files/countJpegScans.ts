const MARKER = 0xff;
const SEGMENTS_FROM = 0xc0;
const RESTART = 0xd0;
const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;

/** Escaped data, padding, restarts and codes that are skipped in search of a restart: they have no length. */
const hasNoLength = (code: number): boolean =>
  code < SEGMENTS_FROM || code === MARKER || (code >= RESTART && code <= START_OF_IMAGE);

/**
 * The number of scans in a JPEG, up to the end of its image, as its decoder finds them: segments are skipped by their
 * length, so that a preview or a film beside the image does not count.
 * @returns 0 for other formats
 */
export function countJpegScans(content: Buffer): number {
  if (content[0] !== MARKER || content[1] !== START_OF_IMAGE) return 0;
  let scans = 0;
  let at = 2;
  // Byte by byte, because `indexOf` would take ten times as long for a file of markers only.
  while (at + 3 < content.length) {
    const code = content[at + 1]!;
    if (content[at] !== MARKER || hasNoLength(code)) {
      at += 1;
      continue;
    }
    if (code === END_OF_IMAGE) break;
    if (code === START_OF_SCAN) scans += 1;
    at += 2 + content.readUInt16BE(at + 2);
  }
  return scans;
}
