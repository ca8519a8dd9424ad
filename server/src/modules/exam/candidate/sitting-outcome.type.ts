import { createUnionType } from '@nestjs/graphql';
import { SavedAnswerNode } from '../answers';
import { refusalOr } from '../../../platform/graphql';
import type { Refusal } from '../../../platform/graphql';
import { ConsentRequiredNode, ExamUnavailableNode, PageTakenNode } from '../attempt';
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
export type SittingOutcome = ExamSittingNode | Refusal;

export const SaveOutcome = createUnionType({
  name: 'SaveOutcome',
  description:
    'What is stored; where another page holds the attempt, what was sent is kept beside the answer and does not count.',
  types: () => [SavedAnswerNode, PageTakenNode, ExamUnavailableNode] as const,
  resolveType: refusalOr('SavedAnswer'),
});
export type SaveOutcome = SavedAnswerNode | Refusal;
