import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Credits } from './credits';
import { Organization } from './organization';
import { Owners } from './owners.loader';
import { User } from './user.entity';
import { Users } from './users.service';

@Module({
  imports: [TypeOrmModule.forFeature([User])],
  providers: [Credits, Organization, Owners, Users],
  exports: [Credits, Organization, Owners, Users],
})
export class UserModule {}
