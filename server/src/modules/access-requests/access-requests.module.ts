import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity';
import { AccessRequest } from './access-request.entity';
import { AccessDeclinedMail, AccessRequestedMail } from './access-request.mail';
import { AccessRequestsDemo } from './access-requests.demo';
import { AccessRequests } from './access-requests.queries';
import { AccessRequestsResolver } from './access-requests.resolver';
import { AnnounceAccessRequest } from './announce-access-request';
import { DecideAccessRequest } from './decide-access-request';
import { RequestAccess } from './request-access';

@Module({
  imports: [IdentityModule, TypeOrmModule.forFeature([AccessRequest])],
  providers: [
    AccessRequests,
    AccessRequestsResolver,
    DecideAccessRequest,
    RequestAccess,
    AccessRequestsDemo,
    AccessDeclinedMail,
    AccessRequestedMail,
    AnnounceAccessRequest,
  ],
})
export class AccessRequestsModule {}
