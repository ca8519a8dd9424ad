import { Field, ID, ObjectType } from '@nestjs/graphql';
import { ExamEntryNode } from '../exam-entry.type';
import { ExamQuestionNode } from '../../paper';
import type { ExamPaperPreview } from './preview-paper';

@ObjectType('ExamPaperPreview', {
  description: 'An exam as one more candidate would receive it now, all questions at once and without their keys.',
})
export class ExamPaperPreviewNode implements ExamPaperPreview {
  @Field(() => ID, { description: 'Gives the same paper again to `previewMarks`.' })
  seed: string;

  @Field(() => ExamEntryNode)
  entry: ExamEntryNode;

  @Field(() => [ExamQuestionNode], { description: 'Their times start only when they are opened.' })
  questions: ExamQuestionNode[];
}
