import { ChangePassword } from './change-password';
import { ForgetPasswordCodes } from './forget-password-codes';
import { MailPasswordCode } from './mail-password-code';
import { NewPassword } from './new-password';
import { OneTimeSecrets } from './one-time-secrets';
import { PasswordLimits } from './password-limits';
import { PasswordChangedMail, PasswordCodeMail, WelcomeMail } from './password.mail';
import { PasswordResolver } from './password.resolver';
import { PasswordTickets } from './password-tickets.service';
import { RequestPasswordCode } from './request-password-code';
import { SetPassword } from './set-password';
import { ShowPasswordTicket } from './show-password-ticket';
import { VerifyPasswordCode } from './verify-password-code';

const mails = [PasswordChangedMail, PasswordCodeMail, WelcomeMail];
const codes = [ForgetPasswordCodes, MailPasswordCode, RequestPasswordCode, VerifyPasswordCode];

export const passwordProviders = [
  ...mails,
  ...codes,
  OneTimeSecrets,
  PasswordLimits,
  PasswordTickets,
  ChangePassword,
  NewPassword,
  PasswordResolver,
  SetPassword,
  ShowPasswordTicket,
];
