import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { OwnRequest } from './ownRequests.ts';
import { useWindowedRows } from './useWindowedRows.ts';

afterEach(cleanup);

const ROW_HEIGHT = 81;
const rowsOf = (count: number) => Array.from({ length: count }, (_, n) => ({ id: n + 1 }) as OwnRequest);
const show = (count: number) => {
  const rows = rowsOf(count);
  return renderHook(() => useWindowedRows(rows)).result.current;
};

test('of five thousand letters only those near the ones in sight are in the page; padding stands for the rest', () => {
  const { shown, padding } = show(5_000);
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.length).toBeLessThan(80);
  expect(shown[0]).toMatchObject({ row: { id: 1 }, place: { index: 0 } });
  expect(padding).toEqual({ paddingBlock: `0px ${(5_000 - shown.length) * ROW_HEIGHT}px` });
});

test('a list of a hundred letters is whole', () => {
  const { shown, padding } = show(100);
  expect(shown.map(({ row }) => row.id)).toEqual(rowsOf(100).map(({ id }) => id));
  expect(padding).toBeUndefined();
});
