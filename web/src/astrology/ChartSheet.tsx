import type { Chart } from '#contract/astrology/calls.ts';
import { HOUSE_SYSTEMS, HOUSE_SYSTEM_CODES, type HouseSystem } from '#contract/astrology/codes.ts';
import { Choice } from '../ui/Choice.tsx';
import { AspectLegend } from './AspectLine.tsx';
import { ChartNotes, ChartSource } from './ChartNotes.tsx';
import styles from './ChartSheet.module.css';
import { AspectList, PositionsTable } from './ChartTables.tsx';
import { MoonGlyph } from './MoonGlyph.tsx';
import { describeMoonPhase } from './moonRules.ts';
import { Wheel } from './Wheel.tsx';
import type { Viewer } from './describe.ts';

interface ChartSheetProps {
  chart: Chart;
  viewer: Viewer;
  /** 'My birth chart' */
  title: string;
  houses: HouseSystem;
  onHouses: (system: HouseSystem) => void;
}

const houseSystemOptions = HOUSE_SYSTEM_CODES.map((value) => ({ value, label: HOUSE_SYSTEMS[value] }));

/** A whole chart: the wheel, its table, its precision, and the aspects. */
export const ChartSheet = ({ chart, viewer, title, houses, onHouses }: ChartSheetProps) => (
  <div className={styles.sheet}>
    <div className={styles.parts}>
      <div className={styles.column}>
        <figure className={styles.wheel}>
          <Wheel chart={chart} title={title} />
          {chart.aspects.length > 0 && <AspectLegend />}
        </figure>
        <section className={styles.sure}>
          <h2 className={styles.heading}>How sure this is</h2>
          <ChartNotes chart={chart} viewer={viewer} />
          <ChartSource chart={chart} viewer={viewer} />
        </section>
      </div>
      <div className={styles.column}>
        {chart.ascendant !== null && (
          <div className={styles.choice}>
            <Choice
              label="Houses"
              look="segments"
              options={houseSystemOptions}
              value={houses}
              onChange={onHouses}
            />
          </div>
        )}
        <PositionsTable chart={chart} />
        {chart.moonPhase !== null && (
          <p className={styles.moon}>
            <MoonGlyph angle={chart.moonPhase.angle} size={32} />
            <span>
              {describeMoonPhase(chart.moonPhase.name)} at birth,{' '}
              {Math.round(chart.moonPhase.illuminated * 100)}% lit
            </span>
          </p>
        )}
      </div>
      <div className={styles.wide}>
        <AspectList chart={chart} />
      </div>
    </div>
  </div>
);
