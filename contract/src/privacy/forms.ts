import * as z from 'zod/mini';
import { currentPassword, email, newPasswordForm } from '../accounts/forms.ts';

export const changeEmailForm = z.strictObject({ email, password: currentPassword });

/** The secret of a link in a mail. */
export const linkForm = z.strictObject({ token: newPasswordForm.shape.token });

export const closeAccountForm = z.strictObject({ password: currentPassword });
