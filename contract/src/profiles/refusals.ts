/** The message above the fields of a refused profile. */
export const PROFILE_ERROR = 'Error in one of your profile fields';

export const profileRefusals = {
  profile_exists: { status: 409, message: 'Your profile exists already' },
} as const;
