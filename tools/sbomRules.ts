// Evaluates npm's bill of materials and its audit report.

/** The part of CycloneDX that is used here. */
export interface Bom {
  components: {
    name: string;
    version: string;
    licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
  }[];
}

/** Each package with its version and licence, separated by tabs, sorted by name. */
export const listLicences = ({ components }: Bom): string[] =>
  components
    .map(({ name, version, licenses = [] }) => {
      const texts = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name);
      return [name, version, texts.join(' AND ') || 'none given'].join('\t');
    })
    .toSorted();

/** Summarizes the output of `npm audit --json` in a sentence; a registry without audit data is not an error. */
export function describeAudit(printed: string): { text: string; isRefused: boolean } {
  const counts = parseCounts(printed);
  if (counts === undefined)
    return { text: 'The registry has no data on vulnerabilities: NOT CHECKED', isRefused: false };
  const { info = 0, low = 0, moderate = 0, high = 0, critical = 0 } = counts;
  const text = `Known vulnerabilities: ${critical} critical, ${high} high, ${moderate + low + info} lower`;
  return { text, isRefused: critical + high > 0 };
}

function parseCounts(printed: string): Record<string, number> | undefined {
  try {
    const { metadata } = JSON.parse(printed) as { metadata?: { vulnerabilities?: Record<string, number> } };
    return metadata?.vulnerabilities;
  } catch {
    return undefined;
  }
}
