import { COLORS, type Color } from '#contract/tags/codes.ts';
import { ColorChoice } from '../ui/ColorChoice.tsx';
import { FieldPair } from '../ui/FieldPair.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';

interface TextFieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

interface ReaderFieldsProps {
  field: (name: 'firstName' | 'lastName' | 'specialities' | 'bio') => TextFieldProps;
  color: { value: Color | null; error: string | undefined; onChange: (color: Color) => void };
}

/** The fields that the forms of a reader share. */
export const ReaderFields = ({ field, color: { value, error, onChange } }: ReaderFieldsProps) => (
  <>
    <FieldPair>
      <TextField label="First name" autoComplete="off" {...field('firstName')} />
      <TextField label="Last name" autoComplete="off" {...field('lastName')} />
    </FieldPair>
    <ColorChoice label="Color" colors={COLORS} value={value} error={error} onChange={onChange} />
    <TextField
      label="Specialities"
      hint="One line that members see when they choose."
      {...field('specialities')}
    />
    <TextArea label="Bio" rows={4} isGrowing {...field('bio')} />
  </>
);
