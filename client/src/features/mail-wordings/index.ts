export { MailWordings } from './mail-wordings';
