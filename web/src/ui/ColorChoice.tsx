import { Choice } from './Choice.tsx';
import { ColorDot } from './ColorDot.tsx';
import styles from './ColorDot.module.css';
import type { FieldTexts } from './Field.tsx';

interface ColorChoiceProps<Color extends string> extends FieldTexts {
  colors: readonly Color[];
  value: Color | null;
  onChange: (color: Color) => void;
}

/** One color of a palette, each shown and named. */
export const ColorChoice = <Color extends string>({ colors, ...choice }: ColorChoiceProps<Color>) => (
  <Choice
    {...choice}
    look="chips"
    options={colors.map((color) => ({
      value: color,
      label: (
        <span className={styles.option}>
          <ColorDot color={color} />
          <span className={styles.name}>{color}</span>
        </span>
      ),
    }))}
  />
);
