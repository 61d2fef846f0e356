export const readersRefusals = {
  invitation_open: { status: 409, message: 'This invitation has not been accepted yet' },
  no_invitation: { status: 409, message: 'There is no open invitation for this reader' },
  no_own_reader: { status: 409, message: 'Please create your reader first' },
} as const;
