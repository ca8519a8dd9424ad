import { Module } from '@nestjs/common';
import { PasswordModule } from '../password';
import { IdentityDemo } from './identity.demo';

@Module({
  imports: [PasswordModule],
  providers: [IdentityDemo],
})
export class IdentityDemoModule {}
