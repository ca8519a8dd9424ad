import { createUnionType } from '@nestjs/graphql';
import { refusalOr } from '../../../platform/graphql';
import type { Refusal } from '../../../platform/graphql';
import { MarkChangedNode } from '../marking';
import { ResultNode } from './result.type';
import type { ShownResult } from './shown-result';

export const MarkOutcome = createUnionType({
  name: 'MarkOutcome',
  description: 'The result with the mark, or what somebody else gave meanwhile.',
  types: () => [ResultNode, MarkChangedNode] as const,
  resolveType: refusalOr('Result'),
});
export type MarkOutcome = ShownResult | Refusal;
