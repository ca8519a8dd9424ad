import { Module } from '@nestjs/common';
import { FactorsModule } from '../factors';
import { NoticesModule } from '../notices';
import { PasswordModule } from '../password';
import { PeopleModule } from '../people';
import { SessionModule } from '../session';
import { SsoModule } from '../sso';
import { AdmitUser } from './admit-user';
import { FailedSignIns } from './failed-sign-ins';
import { SessionResolver } from './session.resolver';
import { SignIn } from './sign-in';
import { SignInLimits } from './sign-in-limits';
import { SignInStepsResolver } from './sign-in-steps.resolver';
import { SignInWithCode } from './sign-in-with-code';
import { SignInWithPasskey } from './sign-in-with-passkey';
import { SignOut } from './sign-out';
import { AdmitByClaims } from './sso/admit-by-claims';
import { OtherWays } from './sso/other-ways';
import { SsoSignIn } from './sso/sso-sign-in';
import { SsoSignOut } from './sso/sso-sign-out';
import { SsoController } from './sso/sso.controller';
import { StartSession } from './start-session';

@Module({
  imports: [SsoModule, SessionModule, NoticesModule, PasswordModule, PeopleModule, FactorsModule],
  controllers: [SsoController],
  providers: [
    AdmitByClaims,
    AdmitUser,
    FailedSignIns,
    OtherWays,
    SessionResolver,
    SignIn,
    SignInLimits,
    SignInStepsResolver,
    SignInWithCode,
    SignInWithPasskey,
    SignOut,
    SsoSignIn,
    SsoSignOut,
    StartSession,
  ],
})
export class SignInModule {}
