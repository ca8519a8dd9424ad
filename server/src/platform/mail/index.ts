export { durationText } from './duration-text';
export { isolateLtr, isolateText } from './isolate-text';
export { Mail } from './mail.entity';
export type { MailStatusValue } from './mail.entity';
export { MailTemplate } from './mail-template';
export type { Language, MailContent, MailFact } from './mail-template';
export { Mailer } from './mailer';
export { momentText } from './moment-text';
