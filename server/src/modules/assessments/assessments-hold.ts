import { Injectable } from '@nestjs/common';
import { QuestionHolder } from '../questions';
import { TestHolder } from '../test-library';

/** Assessments ask questions of their own. */
@Injectable()
export class AssessmentsHoldQuestions extends QuestionHolder {
  readonly kind = 'assessments';
  readonly table = 'assessment_questions';
  readonly isKeeping = true;
}

/** Assessments choose tests. */
@Injectable()
export class AssessmentsHoldTests extends TestHolder {
  readonly table = 'assessment_tests';
}
