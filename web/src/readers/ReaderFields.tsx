import { COLORS, type Color } from '#contract/tags/codes.ts';
import { ColorChoice } from '../ui/ColorChoice.tsx';
import { FieldPair } from '../ui/FieldPair.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';

interface TextProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

interface ReaderFieldsProps {
  text: (name: 'firstName' | 'lastName' | 'specialities' | 'bio') => TextProps;
  color: { value: Color | null; error: string | undefined; onChange: (color: Color) => void };
}

/** The fields that the forms of a reader share. */
export const ReaderFields = ({ text, color: { value, error, onChange } }: ReaderFieldsProps) => (
  <>
    <FieldPair>
      <TextField label="First name" autoComplete="off" {...text('firstName')} />
      <TextField label="Last name" autoComplete="off" {...text('lastName')} />
    </FieldPair>
    <ColorChoice label="Color" colors={COLORS} value={value} error={error} onChange={onChange} />
    <TextField
      label="Specialities"
      hint="One line that members see when they choose."
      {...text('specialities')}
    />
    <TextArea label="Bio" rows={4} isGrowing {...text('bio')} />
  </>
);
