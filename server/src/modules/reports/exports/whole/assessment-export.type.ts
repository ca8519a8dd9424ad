import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ContentLanguage } from '../../../../platform/graphql';
import { ExportFailure, ExportPart, ExportState } from './assessment-export.entity';
import type { ListedExport } from './listed-export';

registerEnumType(ExportState, {
  name: 'AssessmentExportState',
  description: 'How far an export of an assessment is.',
  valuesMap: {
    WAITING: { description: 'It has not begun, or begins anew.' },
    RUNNING: { description: 'It is being made.' },
    READY: { description: 'It can be downloaded.' },
    FAILED: { description: 'It could not be made.' },
    CANCELLED: { description: 'Somebody stopped it.' },
  },
});
registerEnumType(ExportPart, {
  name: 'AssessmentExportPart',
  description: 'What an export of an assessment can hold.',
  valuesMap: {
    RESULTS: { description: 'A workbook with everybody invited and their results.' },
    REPORTS: { description: 'A PDF for each result.' },
    FILES: { description: 'What candidates handed in, as far as the report options show questions.' },
  },
});
registerEnumType(ExportFailure, {
  name: 'AssessmentExportFailure',
  description: 'Why an export could not be made.',
  valuesMap: {
    STORAGE_FULL: { description: 'There is no room left for files.' },
    TOO_LARGE: { description: 'It would exceed 2 GB; choose fewer parts.' },
    NO_ACCESS: { description: 'Whoever asked for it may not see the assessment any more.' },
    INTERNAL: { description: 'A fault of the server.' },
  },
});

@ObjectType('AssessmentExport', {
  description: 'A whole assessment as a zip archive: GET /api/v1/assessment-exports/{id}.zip once it is ready.',
})
export class AssessmentExportNode implements ListedExport {
  @Field(() => ID)
  id: string;

  @Field(() => ID)
  assessmentId: string;

  @Field(() => ExportState, { description: 'How far it is.' })
  state: ExportState;

  @Field(() => [ExportPart], { description: 'What was asked for.' })
  parts: ExportPart[];

  @Field(() => ContentLanguage, { description: 'Of the words around the results.' })
  language: ContentLanguage;

  @Field(() => Int, { description: 'Steps done; one for the workbook and one for each result.' })
  progress: number;

  @Field(() => Int, { description: 'Steps in all; 0 until they are counted.' })
  total: number;

  @Field(() => Float, { nullable: true, description: 'Size of the archive in bytes once it is ready.' })
  byteSize: number | null;

  @Field(() => ExportFailure, { nullable: true, description: 'Why it failed.' })
  failure: ExportFailure | null;

  @Field(() => String, { description: 'Who asked for it.' })
  createdByName: string;

  @Field(() => Date, { description: 'When it was asked for.' })
  requestedAt: Date;

  @Field(() => Date, { nullable: true, description: 'When it was ready, failed or was stopped.' })
  finishedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'From then on it is gone.' })
  expiresAt: Date | null;
}
