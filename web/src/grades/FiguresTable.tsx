import { ScrollRegion } from '../ui/ScrollRegion.tsx';
import styles from './GradesTable.module.css';

interface FiguresTableProps {
  /** The subject of the chart above. */
  label: string;
  columns: readonly string[];
  rows: readonly { key: string | number; cells: readonly string[] }[];
}

/** The figures of a chart as a table. */
export const FiguresTable = ({ label, columns, rows }: FiguresTableProps) => (
  <details className={styles.details}>
    <summary>Show as a table</summary>
    <ScrollRegion label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th scope="row" dir="auto">
                {first}
              </th>
              {others.map((cell, n) => (
                <td key={columns[n + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  </details>
);
