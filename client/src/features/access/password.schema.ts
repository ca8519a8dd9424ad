import { boolean, object, ref, string } from 'yup';
import { fieldMessage, ruleMessage } from '../../lib/forms/field-message';

/** The server's default; it may be set higher there, and then says so. */
export const MINIMUM_LENGTH = 12;
const MAXIMUM_LENGTH = 128;

/** Characters, counted as the server counts them. */
export const passwordLength = (password: string): number => Array.from(password.normalize('NFKC')).length;

const newPassword = (minimumLength: number) => ({
  password: string()
    .required('access:error.password')
    .test(
      'min-length',
      fieldMessage('access:error.passwordLength', { count: minimumLength }),
      (typed) => passwordLength(typed) >= minimumLength,
    )
    .test(
      'max-length',
      ruleMessage('max-length', { max: MAXIMUM_LENGTH }),
      (typed) => passwordLength(typed) <= MAXIMUM_LENGTH,
    ),
  confirmPassword: string()
    .required('access:error.confirmPassword')
    .oneOf([ref('password')], 'access:error.passwordsDiffer'),
});

/** Length and agreement; common and personal passwords are the server's to refuse, with the reason. */
export const setPasswordSchema = (minimumLength: number) => object(newPassword(minimumLength));

export const changePasswordSchema = object({
  currentPassword: string().required('access:error.currentPassword'),
  ...newPassword(MINIMUM_LENGTH),
  revokeApiKeys: boolean().required(),
});
