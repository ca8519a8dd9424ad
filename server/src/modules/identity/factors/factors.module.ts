import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NoticesModule } from '../notices';
import { PasswordModule } from '../password';
import { PeopleModule } from '../people';
import { SessionModule } from '../session';
import { AcceptCode } from './accept-code';
import { AcceptPasskey } from './accept-passkey';
import { AddFactors } from './add-factors';
import { Authenticator } from './authenticator.entity';
import { FactorLimits } from './factor-limits';
import { FactorRulesResolver } from './factor-rules.resolver';
import { Factors } from './factors.queries';
import { ManageFactors } from './manage-factors';
import { OneTimeCodes } from './one-time-codes.service';
import { OwnFactorsResolver } from './own-factors.resolver';
import { OwnSecurity } from './own-security';
import { Passkey } from './passkey.entity';
import { Passkeys } from './passkeys.service';
import { ProveIdentity } from './prove-identity';
import { RecoveryCode } from './recovery-code.entity';
import { RecoveryCodes } from './recovery-codes.service';
import { RemoveFactors } from './remove-factors';
import { SecondStep } from './second-step';
import { SignInChallenge } from './sign-in-challenge.entity';
import { SignInChallenges } from './sign-in-challenges.service';
import { SignInRules } from './sign-in-rules.entity';

@Module({
  imports: [
    SessionModule,
    NoticesModule,
    PasswordModule,
    PeopleModule,
    TypeOrmModule.forFeature([Authenticator, Passkey, RecoveryCode, SignInChallenge, SignInRules]),
  ],
  providers: [
    AcceptCode,
    AcceptPasskey,
    AddFactors,
    FactorLimits,
    FactorRulesResolver,
    Factors,
    ManageFactors,
    OneTimeCodes,
    OwnFactorsResolver,
    OwnSecurity,
    Passkeys,
    ProveIdentity,
    RecoveryCodes,
    RemoveFactors,
    SecondStep,
    SignInChallenges,
  ],
  exports: [AcceptCode, AcceptPasskey, FactorLimits, Factors, Passkeys, ProveIdentity, SecondStep, SignInChallenges],
})
export class FactorsModule {}
