import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ReportPart } from './report-part';
import type { HiddenParts } from './report-part';

registerEnumType(ReportPart, {
  name: 'ReportPart',
  description: 'QUESTIONS: what was asked, answered, and written about an answer.',
});

@ObjectType('ReportHiding', { description: 'What the report options of an assessment keep out of its results.' })
export class ReportHidingNode implements HiddenParts {
  @Field(() => [ReportPart], { description: 'Not sent with a result, unless `revealedUntil` says otherwise.' })
  parts: ReportPart[];

  @Field(() => Date, {
    nullable: true,
    description: 'Until then everything is shown in this session; never for an API key.',
  })
  revealedUntil: Date | null;
}
