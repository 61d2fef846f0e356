export const membersRefusals = {
  own_writer_role: { status: 409, message: 'You cannot take your own access away' },
} as const;
