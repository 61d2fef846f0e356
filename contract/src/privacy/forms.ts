import * as z from 'zod/mini';
import { currentPassword, email } from '../accounts/forms.ts';

/** A new address, with the password. It counts only after the link in a mail to it is opened. */
export const changeEmailForm = z.strictObject({ email, password: currentPassword });

/** The password is asked for, as a closed account cannot be opened again. */
export const closeAccountForm = z.strictObject({ password: currentPassword });
