import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StaffAuthenticator } from '../../platform/access';
import { MailBrands } from '../../platform/mail';
import { AdmitUser } from './admit-user';
import { AuditEntries } from './audit-log/audit-entries.queries';
import { AuditExportController } from './audit-log/audit-export.controller';
import { AuditLogResolver } from './audit-log/audit-log.resolver';
import { ExportAudit } from './audit-log/export-audit';
import { BrandLogosController } from './brand/brand-logos.controller';
import { brandEntities, brandProviders } from './brand/brand.providers';
import { Brands } from './brand/brands.service';
import { CheckRoleController } from './check-role.controller';
import { Credits } from './credits';
import { EndSessions } from './end-sessions';
import { factorEntities, factorProviders } from './factors/factors.providers';
import { FailedSignIns } from './failed-sign-ins';
import { FirstSuperAdmin } from './first-super-admin';
import { ForgetSessions } from './forget-sessions';
import { HashThreads } from './hash-threads';
import { IdentityDemo } from './identity.demo';
import { KnownDevice } from './known-device';
import { OpenSession } from './open-session';
import { TellOwner } from './notices/tell-owner';
import { Organization } from './organization';
import { Owners } from './owners.loader';
import { passwordProviders } from './password/password.providers';
import { PasswordCode } from './password/password-code.entity';
import { PasswordTicket } from './password/password-ticket.entity';
import { Passwords } from './passwords.service';
import { CreateStaffUser } from './people/create-staff-user';
import { peopleProviders } from './people/people.providers';
import { StaffUsers } from './people/staff-users.service';
import { ReadViewer } from './read-viewer';
import { SessionAuthenticator } from './session.authenticator';
import { SessionCookies } from './session-cookies';
import { Session } from './session.entity';
import { SessionResolver } from './session.resolver';
import { SessionStrategy } from './session.strategy';
import { SessionToken } from './session-token';
import { StaffSessionsResolver } from './sessions/staff-sessions.resolver';
import { StaffSessions } from './sessions/staff-sessions.service';
import { Sessions } from './sessions.queries';
import { SettingsResolver } from './settings/settings.resolver';
import { Settings } from './settings/settings.service';
import { SignIn } from './sign-in';
import { SignInLimits } from './sign-in-limits';
import { SignOut } from './sign-out';
import { StartSession } from './start-session';
import { ContactSupport } from './support/contact-support';
import { KnownAddressMail } from './support/known-address.mail';
import { SupportMessage } from './support/support-message.entity';
import { SupportMail } from './support/support.mail';
import { WriteFromOutside } from './support/write-from-outside';
import { SsoController } from './sso/sso.controller';
import { ssoEntities, ssoProviders } from './sso/sso.providers';
import { User } from './user.entity';
import { Users } from './users.service';
import { ViewerResolver } from './viewer.resolver';

const hashing = [HashThreads, Passwords];
const signingIn = [
  AdmitUser,
  FailedSignIns,
  KnownDevice,
  SessionCookies,
  SessionResolver,
  SignIn,
  SignInLimits,
  SignOut,
  StartSession,
];
const sessions = [EndSessions, ForgetSessions, OpenSession, Sessions, SessionStrategy, SessionToken];
const viewers = [Credits, Organization, Owners, ReadViewer, Users, ViewerResolver];
const support = [ContactSupport, KnownAddressMail, SupportMail, WriteFromOutside];
const profile = [StaffSessions, StaffSessionsResolver, Settings, SettingsResolver, ...support];
const auditLog = [AuditEntries, AuditLogResolver, ExportAudit];

const entities = [
  User,
  Session,
  PasswordCode,
  PasswordTicket,
  SupportMessage,
  ...factorEntities,
  ...ssoEntities,
  ...brandEntities,
];

@Module({
  imports: [PassportModule, TypeOrmModule.forFeature(entities)],
  controllers: [AuditExportController, BrandLogosController, CheckRoleController, SsoController],
  providers: [
    ...hashing,
    ...signingIn,
    ...sessions,
    ...viewers,
    ...profile,
    ...auditLog,
    ...factorProviders,
    ...ssoProviders,
    ...passwordProviders,
    ...peopleProviders,
    FirstSuperAdmin,
    IdentityDemo,
    ...brandProviders,
    { provide: StaffAuthenticator, useClass: SessionAuthenticator },
  ],
  exports: [
    Brands,
    MailBrands,
    CreateStaffUser,
    Credits,
    FirstSuperAdmin,
    OpenSession,
    Organization,
    Owners,
    Settings,
    StaffAuthenticator,
    StaffUsers,
    TellOwner,
    Users,
    WriteFromOutside,
  ],
})
export class IdentityModule {}
