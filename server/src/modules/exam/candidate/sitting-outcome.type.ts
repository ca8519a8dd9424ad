import { createUnionType } from '@nestjs/graphql';
import { SavedAnswerNode } from '../answers';
import { ConsentRequiredNode, ExamUnavailableNode, PageTakenNode, refusalOr } from '../attempt';
import type { ExamRefusal } from '../attempt';
import { ExamSittingNode } from './exam-sitting.type';

export const StartOutcome = createUnionType({
  name: 'StartOutcome',
  description: 'The sitting, or why there is none.',
  types: () => [ExamSittingNode, PageTakenNode, ConsentRequiredNode, ExamUnavailableNode] as const,
  resolveType: refusalOr('ExamSitting'),
});

export const SittingOutcome = createUnionType({
  name: 'SittingOutcome',
  description: 'How the sitting stands now, or why nothing was done.',
  types: () => [ExamSittingNode, PageTakenNode, ExamUnavailableNode] as const,
  resolveType: refusalOr('ExamSitting'),
});
export type SittingOutcome = ExamSittingNode | ExamRefusal;

export const SaveOutcome = createUnionType({
  name: 'SaveOutcome',
  description:
    'What is stored; where another page holds the attempt, what was sent is kept beside the answer and does not count.',
  types: () => [SavedAnswerNode, PageTakenNode, ExamUnavailableNode] as const,
  resolveType: refusalOr('SavedAnswer'),
});
export type SaveOutcome = SavedAnswerNode | ExamRefusal;
