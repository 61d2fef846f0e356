import * as z from 'zod/mini';
import { call } from '../call.ts';
import { invitationForm, supportForm } from './forms.ts';

export const contactSupport = call({
  method: 'POST',
  path: '/api/support/email',
  summary: 'Send a message to the owner, who answers by mail',
  input: supportForm,
  output: z.object({ detail: z.string() }),
});

export const inviteFriend = call({
  method: 'POST',
  path: '/api/invite_friend/email',
  summary: 'Invite a friend by mail; the same address gets one mail a day',
  input: invitationForm,
  output: z.object({ detail: z.string() }),
});
