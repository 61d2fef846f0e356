/** An instruction of a Dockerfile, with its words. */
export interface Instruction {
  name: string;
  text: string;
}

/** The instructions of a Dockerfile by stage, in order, without comments and with continued lines joined. */
export function parseDockerfile(text: string): Instruction[][] {
  const lines = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, name = '', words = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (name === '') throw new Error(`Not an instruction: ${line}`);
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name, text: words });
  }
  return stages;
}

/** The stage that files are copied from (undefined: the build context), the files, and their target. */
export function parseCopy(text: string): { from: string | undefined; sources: string[]; target: string } {
  const words = text.split(/\s+/);
  const from = words[0]?.startsWith('--from=') ? words.shift()!.slice('--from='.length) : undefined;
  const target = words.pop();
  if (target === undefined || words.length === 0) throw new Error(`Nothing is copied by: COPY ${text}`);
  return { from, sources: words, target };
}
