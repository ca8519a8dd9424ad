export { EndSessions } from './end-sessions';
export { KnownDevice } from './known-device';
export { OpenSession } from './open-session';
export { deviceNameOf } from './own-sessions/device-name';
export { ReadViewer } from './read-viewer';
export { SessionCookies } from './session-cookies';
export { SESSION_COOKIE, SessionToken } from './session-token';
export { Session } from './session.entity';
export { SessionModule } from './session.module';
