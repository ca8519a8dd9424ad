export { MarkExplanationNode, toExplanationNode } from './mark.type';
export { ResultFigures } from './result-figures.type';
export { ResultQuestionNode } from './result-question.type';
export { ResultQueries } from './result.queries';
export type { ResultQuestionRow } from './result.queries';
export { ResultNode } from './result.type';
export { toResultQuestionNode } from './result.view';
export { Results } from './results.service';
export { ResultModule } from './result.module';
