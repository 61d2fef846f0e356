export const accountRefusals = {
  wrong_credentials: { status: 400, message: 'Email or password is incorrect' },
  reset_link_invalid: { status: 400, message: 'This link is not valid any more. Please request a new one' },
} as const;
