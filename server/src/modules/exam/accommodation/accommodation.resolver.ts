import { Args, Resolver } from '@nestjs/graphql';
import { CandidateOnly, CurrentExam } from '../../../platform/access';
import type { ExamCredential } from '../../../platform/access';
import { MutationReturning } from '../../../platform/graphql';
import { AccommodationRequestNode } from './accommodation-request.type';
import { AskForAccommodationInput } from './accommodation.inputs';
import { AskForAccommodation } from './ask-for-accommodation';

@Resolver()
export class AccommodationResolver {
  constructor(private readonly ask: AskForAccommodation) {}

  @MutationReturning('request', () => AccommodationRequestNode, {
    description: 'Before the exam is started; asking for something else takes the place of what was asked before.',
  })
  @CandidateOnly()
  askForAccommodation(
    @CurrentExam() credential: ExamCredential,
    @Args('input') input: AskForAccommodationInput,
  ): Promise<AccommodationRequestNode> {
    return this.ask.execute(credential, input);
  }
}
