/** What a refused profile says above its fields. */
export const PROFILE_ERROR = 'Error in one of your profile fields';

export const profileRefusals = {
  profile_exists: { status: 409, message: 'Your profile exists already' },
} as const;
