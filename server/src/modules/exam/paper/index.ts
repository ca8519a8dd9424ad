export type { ExamQuestion } from './exam-question';
export { ExamQuestionNode } from './exam-question.type';
export { freezePaper } from './freeze-paper';
export { openQuestionOf, saidInOther, toExamQuestion } from './paper';
export type { OpenedQuestion, OpenPaperQuestion } from './paper';
export { PaperModule } from './paper.module';
