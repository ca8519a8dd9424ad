import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SessionModule } from '../session';
import { ChangePassword } from './change-password';
import { ForgetPasswordCodes } from './forget-password-codes';
import { HashThreads } from './hash-threads';
import { MailPasswordCode } from './mail-password-code';
import { NewPassword } from './new-password';
import { OneTimeSecrets } from './one-time-secrets';
import { PasswordCode } from './password-code.entity';
import { PasswordLimits } from './password-limits';
import { PasswordTicket } from './password-ticket.entity';
import { PasswordTickets } from './password-tickets.service';
import { PasswordChangedMail, PasswordCodeMail, WelcomeMail } from './password.mail';
import { PasswordResolver } from './password.resolver';
import { Passwords } from './passwords.service';
import { RequestPasswordCode } from './request-password-code';
import { SetPassword } from './set-password';
import { ShowPasswordTicket } from './show-password-ticket';
import { VerifyPasswordCode } from './verify-password-code';

@Module({
  imports: [SessionModule, TypeOrmModule.forFeature([PasswordCode, PasswordTicket])],
  providers: [
    ChangePassword,
    ForgetPasswordCodes,
    HashThreads,
    MailPasswordCode,
    NewPassword,
    OneTimeSecrets,
    PasswordChangedMail,
    PasswordCodeMail,
    PasswordLimits,
    PasswordResolver,
    Passwords,
    PasswordTickets,
    RequestPasswordCode,
    SetPassword,
    ShowPasswordTicket,
    VerifyPasswordCode,
    WelcomeMail,
  ],
  exports: [OneTimeSecrets, PasswordLimits, Passwords, PasswordTickets],
})
export class PasswordModule {}
