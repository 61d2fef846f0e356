import { readFileSync } from 'node:fs';

export interface DangerRow {
  language: string;
  isDanger: boolean;
  text: string;
}

/** Reads a tab-separated table of language, expected ('danger' or 'harmless') and text, with a header line. */
export function dangerTable(file: URL): readonly DangerRow[] {
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [language, expected, text] = line.split('\t');
    if (language === undefined || text === undefined || !['danger', 'harmless'].includes(expected ?? ''))
      throw new SyntaxError(`${file.pathname}: ${line}`);
    return { language, isDanger: expected === 'danger', text };
  });
}
