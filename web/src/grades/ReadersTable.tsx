import { formatMoney } from '#contract/billing/format.ts';
import { formatFullName } from '#contract/fullName.ts';
import type { ReaderGrades } from '#contract/grades/calls.ts';
import { FEELING_CODES, FEELINGS } from '#contract/readings/codes.ts';
import { EllipsisText } from '../ui/EllipsisText.tsx';
import { ScrollRegion } from '../ui/ScrollRegion.tsx';
import styles from './GradesTable.module.css';
import { formatMean, formatSeconds, formatShare } from './rules.ts';

/** 'Glad 3, mixed 1'; feelings that were never reported are left out. */
function describeFeelings(feelings: ReaderGrades['feelings']): string {
  const reported = FEELING_CODES.filter((feeling) => feelings[feeling] > 0);
  return reported.map((feeling) => `${FEELINGS[feeling]} ${feelings[feeling]}`).join(', ') || '–';
}

/** The figures of each reader. */
export const ReadersTable = ({ rows }: { rows: readonly ReaderGrades[] }) => (
  <ScrollRegion label="Figures for each reader">
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Reader</th>
          <th scope="col">Answers</th>
          <th scope="col">Likes</th>
          <th scope="col">Dislikes</th>
          <th scope="col">Share liked</th>
          <th scope="col">Median time to answer</th>
          <th scope="col">Rush kept</th>
          <th scope="col">Tips</th>
          <th scope="col">Mean review</th>
          <th scope="col">What came of it</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.reader.id}>
            <th scope="row" dir="auto">
              <EllipsisText>{formatFullName(row.reader)}</EllipsisText>
            </th>
            <td>{row.answers}</td>
            <td>{row.likes}</td>
            <td>{row.dislikes}</td>
            <td>{formatShare(row.likedShare)}</td>
            <td>{formatSeconds(row.medianSecondsToAnswer)}</td>
            <td>{row.rushAnswers === 0 ? '–' : `${row.rushKept} of ${row.rushAnswers}`}</td>
            <td>{formatMoney(row.tipsCents)}</td>
            <td>{row.grades === 0 ? '–' : `${formatMean(row.meanGrade)} (${row.grades})`}</td>
            <td>{describeFeelings(row.feelings)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollRegion>
);
