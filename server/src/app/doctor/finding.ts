/** The result of one check, in one line. For a problem, the line also says what to do. */
export interface Finding {
  subject: string;
  isOk: boolean;
  text: string;
}

export const ok = (text: string): Omit<Finding, 'subject'> => ({ isOk: true, text });
export const problem = (text: string): Omit<Finding, 'subject'> => ({ isOk: false, text });

export const summarizeError = (error: unknown): string => {
  const { message, code } = error as NodeJS.ErrnoException;
  return (message === '' ? String(code) : message).split('\n')[0]!;
};
