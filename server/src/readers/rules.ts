/** An invitation is open until it is accepted, even if its link has expired or it was withdrawn. */
export const hasOpenInvitation = ({ invitedUntil }: { invitedUntil: unknown }): boolean =>
  invitedUntil !== null;
