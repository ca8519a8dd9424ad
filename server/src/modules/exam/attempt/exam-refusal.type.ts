import { Field, InterfaceType, ObjectType } from '@nestjs/graphql';
import { errorCodeEnum } from '../../../platform/graphql';
import { ConsentRequired, ExamUnavailable, PageTaken } from './exam.errors';
import { UnavailableReason } from './exam-state';

@InterfaceType('ExamRefusal', { description: 'Nothing was done, and the exam page has a screen that says why.' })
export abstract class ExamRefusal {
  @Field(() => errorCodeEnum(), { description: 'The same of every refusal of its type.' })
  code: string;
}

@ObjectType('PageTaken', {
  implements: () => ExamRefusal,
  description: 'Another page holds the attempt; `resumeAttempt` with `takeOver` gets it.',
})
export class PageTakenNode extends ExamRefusal {}

@ObjectType('ConsentRequired', {
  implements: () => ExamRefusal,
  description: 'Pictures are to be taken, and the candidate has not agreed to the text of this version.',
})
export class ConsentRequiredNode extends ExamRefusal {
  @Field(() => String, { description: 'For `consent` of the next try.' })
  version: string;
}

@ObjectType('ExamUnavailable', { implements: () => ExamRefusal })
export class ExamUnavailableNode extends ExamRefusal {
  @Field(() => UnavailableReason)
  reason: UnavailableReason;
}

/** What was done, or the refusal that the page has a screen for. All else that goes wrong stays an error. */
export async function orRefusal<Done>(work: Promise<Done>): Promise<Done | ExamRefusal> {
  try {
    return await work;
  } catch (thrown) {
    const refusal = refusalOf(thrown);
    if (!refusal) throw thrown;
    return refusal;
  }
}

function refusalOf(thrown: unknown): ExamRefusal | null {
  if (thrown instanceof PageTaken) return Object.assign(new PageTakenNode(), { code: thrown.code });
  if (thrown instanceof ConsentRequired)
    return Object.assign(new ConsentRequiredNode(), { code: thrown.code, ...thrown.params });
  if (thrown instanceof ExamUnavailable)
    return Object.assign(new ExamUnavailableNode(), { code: thrown.code, ...thrown.params });
  return null;
}

/** For unions of what was done and of refusals, which alone are made with `new`. */
export const refusalOr = (done: string) => (value: object) =>
  value instanceof ExamRefusal ? (value.constructor as new () => ExamRefusal) : done;
