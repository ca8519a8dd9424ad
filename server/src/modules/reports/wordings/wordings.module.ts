import { Module } from '@nestjs/common';
import { AssessmentsModule } from '../../assessments';
import { CandidatesModule } from '../../candidates';
import { IdentityModule } from '../../identity';
import { ExampleMail } from './example-mail';
import { MailWordingsResolver } from './mail-wordings.resolver';
import { SendTestMail } from './send-test-mail';
import { TestMail } from './test-mail.mail';

@Module({
  imports: [AssessmentsModule, CandidatesModule, IdentityModule],
  providers: [ExampleMail, MailWordingsResolver, SendTestMail, TestMail],
})
export class WordingsModule {}
