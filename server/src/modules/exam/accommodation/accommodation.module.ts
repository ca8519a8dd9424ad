import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CandidatesModule } from '../../candidates';
import { IdentityModule } from '../../identity';
import { AttemptModule } from '../attempt';
import { AccommodationAskedMail } from './accommodation-asked.mail';
import { AccommodationDecidedMail } from './accommodation-decided.mail';
import { AccommodationRequest } from './accommodation-request.entity';
import { AccommodationFieldsResolver } from './accommodation.fields.resolver';
import { AccommodationResolver } from './accommodation.resolver';
import { AskForAccommodation } from './ask-for-accommodation';
import { DecideAccommodation } from './decide-accommodation';

@Module({
  imports: [AttemptModule, CandidatesModule, IdentityModule, TypeOrmModule.forFeature([AccommodationRequest])],
  providers: [
    AccommodationAskedMail,
    AccommodationDecidedMail,
    AccommodationFieldsResolver,
    AccommodationResolver,
    AskForAccommodation,
    DecideAccommodation,
  ],
  exports: [DecideAccommodation],
})
export class AccommodationModule {}
