/** Whether a note is a promise to the member: it begins with '!'. */
export const isPromise = (note: string): boolean => note.startsWith('!');
