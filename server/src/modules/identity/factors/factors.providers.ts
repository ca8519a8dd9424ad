import { SecurityNoticeMail } from '../notices/security-notice.mail';
import { TellOwner } from '../notices/tell-owner';
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
import { SignInStepsResolver } from './sign-in-steps.resolver';
import { SignInWithCode } from './sign-in-with-code';
import { SignInWithPasskey } from './sign-in-with-passkey';

export const factorEntities = [Authenticator, Passkey, RecoveryCode, SignInChallenge, SignInRules];

const steps = [AcceptCode, AcceptPasskey, SecondStep, SignInChallenges, SignInWithCode, SignInWithPasskey];
const own = [AddFactors, FactorLimits, Factors, OneTimeCodes, OwnSecurity, Passkeys, RecoveryCodes, RemoveFactors];
const notices = [SecurityNoticeMail, TellOwner];

export const factorProviders = [
  ...steps,
  ...own,
  ...notices,
  ManageFactors,
  ProveIdentity,
  FactorRulesResolver,
  OwnFactorsResolver,
  SignInStepsResolver,
];
