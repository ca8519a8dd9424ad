export type { ExamQuestion } from './exam-question';
export { ExamQuestionNode } from './exam-question.type';
export { freezePaper } from './freeze-paper';
export { keyFits } from './key-fits';
export { openQuestionOf, saidInOther, toExamQuestion } from './paper';
export type { OpenedQuestion, OpenPaperQuestion } from './paper';
export { PaperModule } from './paper.module';
export { correctionList, standingCorrections, withCorrectedKeys } from './standing-corrections';
export type { StandingCorrection } from './standing-corrections';
