import { Field, InputType } from '@nestjs/graphql';
import { PreferencesInput } from '../identity';
import { AssessmentConfigurationInput, ReportOptionsInput } from './assessment.inputs';

@InputType({ description: 'What is left out stays as it is.' })
export class UpdateSettingsInput extends PreferencesInput {
  @Field(() => AssessmentConfigurationInput, {
    nullable: true,
    description: 'What new assessments start with; a window of validity belongs to one assessment and is not kept.',
  })
  defaultConfiguration?: AssessmentConfigurationInput | null;

  @Field(() => ReportOptionsInput, { nullable: true, description: 'What new assessments begin with.' })
  defaultReportOptions?: ReportOptionsInput | null;
}
