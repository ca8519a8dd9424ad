import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { IsInt, Max, Min } from 'class-validator';
import { ContentLanguage } from '../../../../platform/graphql';

@InputType()
export class CreateShareLinkInput {
  @Field(() => ID, { description: 'UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND.' })
  assessmentId: string;

  @Field(() => ID)
  candidateId: string;

  @Field(() => ContentLanguage, { description: 'Of the words around the result.' })
  language: ContentLanguage;

  @Field(() => Int, { description: 'After so many days it opens nothing, from 1 to 90.' })
  @IsInt()
  @Min(1)
  @Max(90)
  days: number;
}

@InputType()
export class RevokeShareLinkInput {
  @Field(() => ID)
  id: string;
}
