import { Injectable } from '@nestjs/common';
import { QuestionHolder } from '../../questions';

/** Sittings ask questions too; they have copies, so that they keep none from being deleted. */
@Injectable()
export class PapersHoldQuestions extends QuestionHolder {
  readonly kind = 'sittings';
  readonly table = 'attempt_questions';
  readonly isKeeping = false;
}
