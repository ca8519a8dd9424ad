import { registerEnumType } from '@nestjs/graphql';
import { ClosedBy } from './attempt.machine';
import { ExamState, UnavailableReason } from './exam-state';

/** Of the moment until which a page has time to come back. */
export const SITTING_ENDS_AT =
  'When the server hands the exam in, should no page be heard of; null while the clock stands still and after the end.';

registerEnumType(ExamState, {
  name: 'ExamState',
  description: 'What the exam page can do now.',
  valuesMap: {
    IN_PROGRESS: { description: 'The exam is being sat; also while its clock is paused.' },
    NOT_STARTED: { description: 'Nobody has begun yet.' },
    SUBMITTED: { description: 'Handed in, by whomever. Its result follows within moments.' },
    UNAVAILABLE: { description: 'Cannot be begun now, such as before the opening or after the expiry.' },
  },
});
registerEnumType(UnavailableReason, { name: 'UnavailableReason', description: 'Why an exam cannot be started now.' });
registerEnumType(ClosedBy, {
  name: 'ClosedBy',
  description: 'Who or what closed a question, or handed the exam in.',
  valuesMap: {
    PROCTORING: { description: 'The exam was handed in after too many warnings.' },
    SERVER: { description: 'The server, when the time of the whole exam was over.' },
    STAFF: { description: 'Somebody of the staff, who ended the exam.' },
    TIME: { description: 'The time of the question was over.' },
  },
});
