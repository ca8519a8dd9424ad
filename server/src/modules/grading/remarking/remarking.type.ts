import { kindOf, nearMissReasons } from '@mizan/question-model';
import type { NearMissReason } from '@mizan/question-model';
import { Field, ID, InterfaceType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Connection, enumOf } from '../../../platform/graphql';
import { AskedQuestionFields, declareMembers, memberName, QuestionType, TextHtmlField } from '../../questions';
import { ResultFigures } from '../result';
import type { CorrectableKey } from './correctable-keys';
import type { CountedNearMiss } from './near-misses';
import type { PlacedQuestion } from './plan-remarking';
import { correctedInPlace } from './correctable-keys';
import type { RemarkedResult, RemarkingPreview } from './remarking-preview';

export const NearMissReasonEnum = enumOf(nearMissReasons);
registerEnumType(NearMissReasonEnum, {
  name: 'NearMissReason',
  description: 'In what an answer differs from an accepted one.',
});

@ObjectType('NearMiss', {
  description: 'An answer that was not accepted and differs from an accepted one by a spelling.',
})
export class NearMissNode implements CountedNearMiss {
  @Field(() => String, { description: 'As the first who gave it wrote it.' })
  answer: string;

  @Field(() => String, { description: 'The accepted answer that it misses.' })
  accepted: string;

  @Field(() => NearMissReasonEnum, { description: 'What would have to make no difference.' })
  reason: NearMissReason;

  @Field(() => Int, { description: 'How many gave it.' })
  count: number;
}

@InterfaceType('CorrectableKey', {
  description: 'A question of papers already sat, with the key that marked them.',
  resolveType: ({ type }: { type: QuestionType }) => memberName(type, 'CorrectableKey'),
})
class CorrectableKeyFields {
  @Field(() => ID)
  questionId: string;

  @Field(() => QuestionType)
  type: QuestionType;

  @Field(() => String)
  text: string;

  @TextHtmlField()
  textHtml: string | null;
}

declareMembers(
  CorrectableKeyFields,
  { suffix: 'CorrectableKey', types: correctedInPlace, fieldsOf: (type) => kindOf(type).authored },
  (member, type) => {
    if (type !== 'short-answer') return;
    const description = 'At most 20, the most frequent first.';
    Field(() => [NearMissNode], { description })(member.prototype as object, 'nearMisses');
  },
);

/** Content and key stand beside it: the schema shows the fields that the type has. */
export const CorrectableKeyNode = CorrectableKeyFields as new () => CorrectableKeyNode;
export type CorrectableKeyNode = CorrectableKey;

@ObjectType('RemarkedQuestion', { description: 'A question whose key changed.' })
export class RemarkedQuestionNode extends AskedQuestionFields implements PlacedQuestion {
  @Field(() => Int, { description: 'Papers that are marked by the corrected key.' })
  papers: number;

  @Field(() => Int, { description: 'Papers that showed other choices or blanks: they stay as they are.' })
  unfit: number;

  @Field(() => Int, { description: 'Marks that a person gave: they stay as they are.' })
  byPerson: number;
}

@ObjectType('RemarkedFigures', { implements: () => ResultFigures, description: 'A result before or after.' })
export class RemarkedFiguresNode extends ResultFigures {}

@ObjectType('RemarkedResult', { description: 'A result that would change.' })
export class RemarkedResultNode implements RemarkedResult {
  @Field(() => ID)
  attemptId: string;

  @Field(() => ID)
  candidateId: string;

  @Field(() => String)
  candidateName: string;

  @Field(() => RemarkedFiguresNode)
  before: RemarkedFiguresNode;

  @Field(() => RemarkedFiguresNode)
  after: RemarkedFiguresNode;
}

@ObjectType('RemarkedResultConnection')
export class RemarkedResultConnection extends Connection(RemarkedResultNode, 'RemarkedResult') {}

@ObjectType('RemarkingPreview', { description: 'What marking again would change; nothing of it is stored.' })
export class RemarkingPreviewNode implements RemarkingPreview {
  @Field(() => String, { description: 'For `applyRemarking`: it refuses when the list would be another one.' })
  token: string;

  @Field(() => [RemarkedQuestionNode])
  questions: RemarkedQuestionNode[];

  /** The schema shows pages of it. */
  changes: RemarkedResult[];

  @Field(() => Int, { description: 'Results that stay as they are.' })
  unchanged: number;

  @Field(() => Int, {
    description: 'Results whose answers are no longer kept: they cannot be marked again, and count among neither.',
  })
  forgotten: number;
}
