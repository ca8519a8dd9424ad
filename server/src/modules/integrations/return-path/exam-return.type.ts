import { Field, ObjectType } from '@nestjs/graphql';
import { UrlScalar } from '../../../platform/graphql';
import type { ExamReturn } from './show-return';

@ObjectType('ExamReturn', { description: 'Where a candidate goes after the exam.' })
export class ExamReturnNode implements ExamReturn {
  @Field(() => UrlScalar, {
    description:
      'With a signed `mizan_state` in it, valid for ten minutes; while the secret is being changed also a `mizan_state_next` by each newer one.',
  })
  url: string;

  @Field(() => String, { description: 'To be shown before the candidate goes there.' })
  host: string;
}
