type Value = string | boolean | null;

/** The values of a newer record that differ from the typed ones, in the order of the labels: label and value. */
export const listNewerValues = <Field extends string>(
  labels: Readonly<Record<Field, string>>,
  newer: Readonly<Record<NoInfer<Field>, Value>>,
  typed: Readonly<Record<NoInfer<Field>, Value>>,
): [label: string, value: string][] =>
  (Object.keys(labels) as Field[])
    .filter((field) => newer[field] !== typed[field])
    .map((field) => [labels[field], describeValue(newer[field])]);

const describeValue = (value: Value) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : (value ?? ''));
