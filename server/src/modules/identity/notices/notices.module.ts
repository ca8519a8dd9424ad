import { Module } from '@nestjs/common';
import { SecurityNoticeMail } from './security-notice.mail';
import { TellOwner } from './tell-owner';

@Module({
  providers: [SecurityNoticeMail, TellOwner],
  exports: [TellOwner],
})
export class NoticesModule {}
