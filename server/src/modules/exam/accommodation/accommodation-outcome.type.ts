import { createUnionType, ObjectType } from '@nestjs/graphql';
import { Refusal, refusalOr } from '../../../platform/graphql';
import { AccommodationRequestNode } from './accommodation-request.type';
import type { AskedAccommodation } from './ask-for-accommodation';

@ObjectType('AccommodationTooLate', { implements: () => Refusal, description: 'The exam has been started.' })
export class AccommodationTooLateNode extends Refusal {}

export const AccommodationOutcome = createUnionType({
  name: 'AccommodationOutcome',
  description: 'What was asked for, or why nobody is asked any more.',
  types: () => [AccommodationRequestNode, AccommodationTooLateNode] as const,
  resolveType: refusalOr('AccommodationRequest'),
});
export type AccommodationOutcome = AskedAccommodation | Refusal;
