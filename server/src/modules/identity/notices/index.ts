export type { NoticeKind } from './notice-words';
export { TellOwner } from './tell-owner';
export { NoticesModule } from './notices.module';
