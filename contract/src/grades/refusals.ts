export const gradeRefusals = {
  own_answer: { status: 409, message: 'You cannot review your own answer' },
} as const;
