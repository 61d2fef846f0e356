/** Whether a note promises something to the member: the mark is its first character. */
export const isPromise = (note: string): boolean => note.startsWith('!');
