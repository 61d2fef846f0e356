/** An invitation is open until it is accepted: also when its link has ended, or it was withdrawn. */
export const hasOpenInvitation = ({ invitedUntil }: { invitedUntil: unknown }): boolean =>
  invitedUntil !== null;
