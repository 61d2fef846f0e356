export const readingRefusals = {
  not_serviceable: {
    status: 409,
    message: 'Your membership does not cover new questions right now. Please reactivate it',
  },
  answered_meanwhile: { status: 409, message: 'Another reader answered this in the meantime' },
  no_draft: { status: 404, message: 'There is no draft' },
  draw_answered: { status: 409, message: 'These cards have been answered. A new question can have new ones' },
} as const;
