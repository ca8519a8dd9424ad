import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SsoClient } from './sso-client';
import { SsoIdentity } from './sso-identity.entity';
import { SsoProvider } from './sso-provider.entity';
import { SsoProviders } from './sso-providers.service';
import { SsoResolver } from './sso.resolver';

@Module({
  imports: [TypeOrmModule.forFeature([SsoIdentity, SsoProvider])],
  providers: [SsoClient, SsoProviders, SsoResolver],
  exports: [SsoClient, SsoProviders],
})
export class SsoModule {}
