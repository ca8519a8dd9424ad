import { Module } from '@nestjs/common';
import { AuditLogModule } from './audit-log';
import { BrandModule } from './brand';
import { IdentityDemoModule } from './demo';
import { FactorsModule } from './factors';
import { NoticesModule } from './notices';
import { PasswordModule } from './password';
import { PeopleModule } from './people';
import { SessionModule } from './session';
import { SettingsModule } from './settings';
import { SignInModule } from './sign-in';
import { SsoModule } from './sso';
import { SupportModule } from './support';
import { UserModule } from './user';

/** The rooms of identity, each knowing only those before it. */
const rooms = [
  UserModule,
  SsoModule,
  SettingsModule,
  SessionModule,
  NoticesModule,
  SupportModule,
  PasswordModule,
  PeopleModule,
  FactorsModule,
  SignInModule,
  AuditLogModule,
  BrandModule,
  IdentityDemoModule,
];

@Module({ imports: rooms, exports: rooms })
export class IdentityModule {}
