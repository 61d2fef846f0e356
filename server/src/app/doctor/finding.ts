/** What was found about one part of the product: one line, which says what to do where something is wrong. */
export interface Finding {
  subject: string;
  isWell: boolean;
  text: string;
}

export const well = (text: string): Omit<Finding, 'subject'> => ({ isWell: true, text });
export const wrong = (text: string): Omit<Finding, 'subject'> => ({ isWell: false, text });

export const describeError = (error: unknown): string => {
  const { message, code } = error as NodeJS.ErrnoException;
  return (message === '' ? String(code) : message).split('\n')[0]!;
};
