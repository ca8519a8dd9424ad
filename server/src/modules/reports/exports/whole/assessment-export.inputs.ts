import { Field, ID, InputType } from '@nestjs/graphql';
import { ArrayNotEmpty, ArrayUnique } from 'class-validator';
import { ContentLanguage } from '../../../../platform/graphql';
import { ExportPart } from './assessment-export.entity';

@InputType({ description: 'Which export to make.' })
export class StartAssessmentExportInput {
  @Field(() => ID, { description: 'An assessment in the scope of whoever asks.' })
  assessmentId: string;

  @Field(() => [ExportPart], { description: 'At least one.' })
  @ArrayNotEmpty()
  @ArrayUnique()
  parts: ExportPart[];

  @Field(() => ContentLanguage, { description: 'Of the words around the results.' })
  language: ContentLanguage;
}

@InputType({ description: 'Which export to stop.' })
export class CancelAssessmentExportInput {
  @Field(() => ID, { description: 'An export that is waiting or running.' })
  id: string;
}
