import { ExampleMail } from './example-mail';
import { MailWordingsResolver } from './mail-wordings.resolver';
import { SendTestMail } from './send-test-mail';
import { TestMail } from './test-mail.mail';

/** The mails of an assessment, worded by whoever it belongs to. */
export const wordings = [ExampleMail, MailWordingsResolver, SendTestMail, TestMail];
