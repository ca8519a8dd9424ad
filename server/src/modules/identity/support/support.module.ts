import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContactSupport } from './contact-support';
import { KnownAddressMail } from './known-address.mail';
import { SupportMessage } from './support-message.entity';
import { SupportMail } from './support.mail';
import { WriteFromOutside } from './write-from-outside';

@Module({
  imports: [TypeOrmModule.forFeature([SupportMessage])],
  providers: [ContactSupport, KnownAddressMail, SupportMail, WriteFromOutside],
  exports: [ContactSupport, WriteFromOutside],
})
export class SupportModule {}
