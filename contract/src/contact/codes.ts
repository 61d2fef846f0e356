export const SUPPORT_MAX = 5_000;
export const INVITATION_MAX = 500;
