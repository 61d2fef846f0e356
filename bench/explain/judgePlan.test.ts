import { expect, test } from 'vitest';
import { judgePlan, type PlanNode } from './judgePlan.ts';

const isGrowing = (table: string) => table === 'messages';
const scan = (table: string): PlanNode => ({
  'Node Type': 'Seq Scan',
  'Relation Name': table,
  'Plan Rows': 5,
});
const sort = (rows: number): PlanNode => ({ 'Node Type': 'Sort', 'Plan Rows': rows, 'Sort Key': ['id'] });

test.each([
  [
    'a table that grows is searched row by row, within another node',
    nest({ ...scan('messages'), Filter: '(text = $1)' }),
    ['reads all of messages'],
  ],
  ['only the first rows of a table are read', nest(scan('messages')), []],
  [
    'as many rows match as are counted',
    { ...nest({ ...scan('messages'), Filter: '(text <> $1)' }), 'Total Cost': 5_000 },
    [],
  ],
  [
    'few rows match',
    { ...nest({ ...scan('messages'), Filter: '(text = $1)' }), 'Total Cost': 5_001 },
    ['reads all of messages'],
  ],
  ['a small table is read as a whole', scan('tags'), []],
  ['an index is used', { ...scan('messages'), 'Node Type': 'Index Scan' }, []],
  ['a page is sorted', nest(sort(2_000)), []],
  ['much is sorted', nest(sort(2_001)), ['sorts 2001 rows by id']],
])('%s', (_, plan, found) => expect(judgePlan(plan, isGrowing)).toEqual(found));

function nest(plan: PlanNode): PlanNode {
  return { 'Node Type': 'Limit', 'Plan Rows': 1, Plans: [plan] };
}
