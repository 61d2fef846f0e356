/** A node of PostgreSQL's `explain (format json)`. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Plan Rows': number;
  'Total Cost'?: number;
  Filter?: string;
  'Sort Key'?: string[];
  Plans?: PlanNode[];
}

/** A plan that sorts more rows gets slower as the table grows; a page of a list has far fewer. */
const SORTED_ROWS_MAX = 2_000;

/** The steps of a plan whose cost grows with a growing table; empty if there are none. */
export function judgePlan(plan: PlanNode, isGrowing: (table: string) => boolean): string[] {
  const problems = [...findScan(plan, isGrowing), ...findSort(plan)];
  const parts = (plan.Plans ?? []).filter((part) => !endsAtFirstRows(plan, part));
  return [...problems, ...parts.flatMap((part) => judgePlan(part, isGrowing))];
}

/** The cost of reading some thousand pages sequentially: 10 to 20 ms. */
const SOON_ENDED_COST = 5_000;

/**
 * Whether a scan ends early: `select … from users limit 1` reads as many rows as it returns, and a count up to 10,000
 * reads few more if most rows match.
 */
const endsAtFirstRows = (node: PlanNode, part: PlanNode) =>
  node['Node Type'] === 'Limit' &&
  part['Node Type'] === 'Seq Scan' &&
  (part.Filter === undefined || (node['Total Cost'] ?? Infinity) <= SOON_ENDED_COST);

function findScan(node: PlanNode, isGrowing: (table: string) => boolean): string[] {
  const table = node['Relation Name'];
  return node['Node Type'] === 'Seq Scan' && table !== undefined && isGrowing(table)
    ? [`reads all of ${table}`]
    : [];
}

function findSort(node: PlanNode): string[] {
  return node['Node Type'] === 'Sort' && node['Plan Rows'] > SORTED_ROWS_MAX
    ? [`sorts ${node['Plan Rows']} rows by ${node['Sort Key']?.join(', ')}`]
    : [];
}
