export const readingRefusals = {
  not_serviceable: {
    status: 409,
    message: 'Your membership does not cover new questions right now. Please reactivate it',
  },
  account_closed: {
    status: 409,
    message: 'This member has closed the account. Nothing can be sent any more',
  },
  answered_meanwhile: { status: 409, message: 'Another reader answered this in the meantime' },
  already_opened: { status: 409, message: 'The member has already opened this letter' },
  too_late: { status: 409, message: 'A letter can be taken back within two minutes' },
  taken_back: { status: 409, message: 'This letter was sent and taken back' },
  no_draft: { status: 404, message: 'There is no draft' },
  outcome_not_asked: { status: 409, message: 'You can report the outcome of this letter later' },
  draw_answered: {
    status: 409,
    message: 'A letter was already written about these cards. New cards can be drawn for a new question',
  },
} as const;
