import { Args, Resolver } from '@nestjs/graphql';
import { CandidateOnly, CurrentExam } from '../../../platform/access';
import type { ExamCredential } from '../../../platform/access';
import { MutationReturning, orRefusal } from '../../../platform/graphql';
import { AccommodationTooLate } from '../attempt';
import { AccommodationOutcome, AccommodationTooLateNode } from './accommodation-outcome.type';
import { AskForAccommodationInput } from './accommodation.inputs';
import { AskForAccommodation } from './ask-for-accommodation';

@Resolver()
export class AccommodationResolver {
  constructor(private readonly ask: AskForAccommodation) {}

  @MutationReturning('outcome', () => AccommodationOutcome, {
    description: 'Before the exam is started; asking for something else takes the place of what was asked before.',
  })
  @CandidateOnly()
  askForAccommodation(
    @CurrentExam() credential: ExamCredential,
    @Args('input') input: AskForAccommodationInput,
  ): Promise<AccommodationOutcome> {
    return orRefusal([[AccommodationTooLate, AccommodationTooLateNode]], this.ask.execute(credential, input));
  }
}
