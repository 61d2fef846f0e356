import type { ReactNode } from 'react';

// The page is a Mustache template: the server fills in values that are known only at run time
// (server/src/welcome/pageValues.ts). React prints these tags unchanged.

/** A value, escaped by the server. */
export const value = (name: string) => `{{${name}}}`;

/** HTML that the server has made, as the content of an element. */
export const html = (name: string) => ({ dangerouslySetInnerHTML: { __html: `{{{${name}}}}` } });

interface SectionProps {
  /** The name of a value. */
  of: string;
  children: ReactNode;
}

/** Repeats the content for each entry of a list, with the entry's values. */
export const Each = ({ of, children }: SectionProps) => (
  <>
    {`{{#${of}}}`}
    {children}
    {`{{/${of}}}`}
  </>
);

/** Shows the content if the value exists and is neither empty nor false. */
export const If = (props: SectionProps) => <Each {...props} />;

/** Shows the content if the value is empty, false or missing. */
export const Unless = ({ of, children }: SectionProps) => (
  <>
    {`{{^${of}}}`}
    {children}
    {`{{/${of}}}`}
  </>
);
