export { ChangePasswordForm } from './change-password-form';
export { PasswordCodeForm } from './code-form';
export { ContactForm } from './contact-form';
export { ForgotForm } from './forgot-form';
export { NextSteps } from './next-steps';
export { SetPasswordForm } from './set-password-form';
export type { PendingCode } from './use-password-code';
export { HelpForm } from './help-form';
