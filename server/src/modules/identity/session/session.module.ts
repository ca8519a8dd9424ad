import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PassportModule } from '@nestjs/passport';
import { StaffAuthenticator } from '../../../platform/access';
import { CheckRoleController } from './check-role.controller';
import { EndSessions } from './end-sessions';
import { ForgetSessions } from './forget-sessions';
import { KnownDevice } from './known-device';
import { OpenSession } from './open-session';
import { StaffSessionsResolver } from './own-sessions/staff-sessions.resolver';
import { StaffSessions } from './own-sessions/staff-sessions.service';
import { ReadViewer } from './read-viewer';
import { SessionCookies } from './session-cookies';
import { SessionToken } from './session-token';
import { SessionAuthenticator } from './session.authenticator';
import { Session } from './session.entity';
import { SessionStrategy } from './session.strategy';
import { Sessions } from './sessions.queries';
import { ViewerResolver } from './viewer.resolver';

@Module({
  imports: [PassportModule, TypeOrmModule.forFeature([Session])],
  controllers: [CheckRoleController],
  providers: [
    EndSessions,
    ForgetSessions,
    KnownDevice,
    OpenSession,
    ReadViewer,
    SessionCookies,
    Sessions,
    SessionStrategy,
    SessionToken,
    StaffSessions,
    StaffSessionsResolver,
    ViewerResolver,
    { provide: StaffAuthenticator, useClass: SessionAuthenticator },
  ],
  exports: [
    EndSessions,
    KnownDevice,
    OpenSession,
    ReadViewer,
    SessionCookies,
    Sessions,
    SessionToken,
    StaffAuthenticator,
  ],
})
export class SessionModule {}
