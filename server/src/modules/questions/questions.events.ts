import { DomainEvent } from '../../platform/events';

/** Its text, key, time or score is another now. */
export class QuestionChanged extends DomainEvent<{ questionId: string; changedAt: string }> {
  static override readonly type = 'question.changed';
}
