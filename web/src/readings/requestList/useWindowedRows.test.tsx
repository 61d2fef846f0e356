import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { OwnRequest } from './ownRequests.ts';
import { useWindowedRows } from './useWindowedRows.tsx';

afterEach(cleanup);

const ROW_HEIGHT = 81;
const createRows = (count: number) => Array.from({ length: count }, (_, n) => ({ id: n + 1 }) as OwnRequest);

function List({ rows }: { rows: readonly OwnRequest[] }) {
  const { list, shown, padding, observer } = useWindowedRows(rows);
  return (
    <>
      {observer}
      <ul ref={list} style={padding}>
        {shown.map(({ row, place }) => (
          <li key={row.id} data-index={place?.index}>
            {row.id}
          </li>
        ))}
      </ul>
    </>
  );
}

const listShownRows = () => screen.getAllByRole('listitem');

test('renders only the rows near the viewport of five thousand, with padding for the rest', async () => {
  const rows = createRows(5_000);
  render(<List rows={rows} />);
  const list = screen.getByRole('list');
  await expect.poll(() => list.children.length).toBeLessThan(80);
  const shown = listShownRows();
  expect(shown.length).toBeGreaterThan(5);
  expect(shown[0]?.textContent).toBe('1');
  expect(shown[0]?.dataset['index']).toBe('0');
  expect(list.style.paddingBlock).toBe(`0px ${(5_000 - shown.length) * ROW_HEIGHT}px`);
});

test('a list that becomes long keeps its rows and the focus', async () => {
  const { rerender } = render(<List rows={createRows(140)} />);
  const [first] = listShownRows();
  rerender(<List rows={createRows(240)} />);
  await expect.poll(() => listShownRows().length).toBeLessThan(80);
  expect(listShownRows()[0]).toBe(first);
});

test('a list that becomes short again is rendered completely', async () => {
  const { rerender } = render(<List rows={createRows(240)} />);
  await expect.poll(() => listShownRows().length).toBeLessThan(80);
  rerender(<List rows={createRows(100)} />);
  expect(listShownRows()).toHaveLength(100);
  expect(screen.getByRole('list').style.paddingBlock).toBe('');
});

test('a list of a hundred letters is rendered completely', () => {
  render(<List rows={createRows(100)} />);
  expect(listShownRows().map((row) => row.textContent)).toEqual(createRows(100).map(({ id }) => String(id)));
  expect(screen.getByRole('list').style.paddingBlock).toBe('');
});
