import { SAVED_REPLIES_MAX } from './codes.ts';

export const savedReplyRefusals = {
  too_many_saved_replies: {
    status: 409,
    message: `You have ${SAVED_REPLIES_MAX} saved replies. Please delete one that you no longer use`,
  },
} as const;
