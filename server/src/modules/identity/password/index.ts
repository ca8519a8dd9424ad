export { isCommonPassword } from './common-passwords';
export { hashOf, randomSecret } from './one-time-secrets';
export { PasswordLimits } from './password-limits';
export { PasswordTickets } from './password-tickets.service';
export { WELCOME_MAIL } from './password.mail';
export { Passwords } from './passwords.service';
export { PasswordModule } from './password.module';
