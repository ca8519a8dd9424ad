import { Field, ObjectType } from '@nestjs/graphql';
import { orRefusal, Refusal } from '../../../platform/graphql';
import type { Refusals } from '../../../platform/graphql';
import { ConsentRequired, ExamUnavailable, PageTaken } from './exam.errors';
import { UnavailableReason } from './exam-state';

@ObjectType('PageTaken', {
  implements: () => Refusal,
  description: 'Another page holds the attempt; `resumeAttempt` with `takeOver` gets it.',
})
export class PageTakenNode extends Refusal {}

@ObjectType('ConsentRequired', {
  implements: () => Refusal,
  description: 'Pictures are to be taken, and the candidate has not agreed to the text of this version.',
})
export class ConsentRequiredNode extends Refusal {
  @Field(() => String, { description: 'For `consent` of the next try.' })
  version: string;
}

@ObjectType('ExamUnavailable', { implements: () => Refusal })
export class ExamUnavailableNode extends Refusal {
  @Field(() => UnavailableReason)
  reason: UnavailableReason;
}

const refusals: Refusals = [
  [PageTaken, PageTakenNode],
  [ConsentRequired, ConsentRequiredNode],
  [ExamUnavailable, ExamUnavailableNode],
];

/** What was done, or the refusal that the exam page has a screen for. */
export const orExamRefusal = <Done>(work: Promise<Done>): Promise<Done | Refusal> => orRefusal(refusals, work);
