import { Injectable } from '@nestjs/common';
import { QuestionHolder } from '../questions';

export const isPublishedTest = `(tests.published_at is not null and tests.status = 'Active')`;

/** Questions are used in tests, and a test that is published to all shows them to all. */
@Injectable()
export class TestsHoldQuestions extends QuestionHolder {
  readonly kind = 'tests';
  readonly table = 'test_questions';
  readonly isKeeping = true;
  override readonly sharedVersion = `(select max(place.version) from test_questions place join tests on tests.id = place.test_id
    where place.question_id = questions.id and ${isPublishedTest})`;
}
