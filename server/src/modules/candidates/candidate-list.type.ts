import { ContentLanguage } from '../../platform/graphql';
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { candidateFields } from './list/candidate-table';
import type { CandidateField } from './list/candidate-table';
import { rowProblems } from './list/check-candidate';
import type { RowProblem } from './list/check-candidate';
import { candidateDuplicates } from './list/check-rows';
import type { CandidateDuplicate } from './list/check-rows';
import { textEncodings } from './list/decode-text';
import type { TextEncoding } from './list/decode-text';

const CandidateFieldEnum = named(candidateFields);
const CandidateRowProblem = named(rowProblems);
const CandidateDuplicateEnum = named(candidateDuplicates);
export const TextEncodingEnum = named(textEncodings);
registerEnumType(TextEncodingEnum, {
  name: 'TextEncoding',
  description:
    'How the letters of a text file are written as bytes; the WINDOWS ones are those in which Excel saves CSV.',
});
registerEnumType(CandidateFieldEnum, { name: 'CandidateField' });
registerEnumType(CandidateRowProblem, { name: 'CandidateRowProblem' });
registerEnumType(CandidateDuplicateEnum, { name: 'CandidateDuplicate' });

@ObjectType('CandidateFieldProblem')
export class CandidateFieldProblem {
  @Field(() => CandidateFieldEnum)
  field: CandidateField;

  @Field(() => CandidateRowProblem)
  problem: RowProblem;
}

@ObjectType('CandidateRow', {
  description: 'One line of a list, as it would be kept, with all that stands in its way.',
})
export class CandidateRowNode {
  @Field(() => Int, { description: 'Line of the text or row of the file, from 1.' })
  line: number;

  @Field(() => String)
  firstName: string;

  @Field(() => String)
  lastName: string;

  @Field(() => String)
  email: string;

  @Field(() => String)
  phone: string;

  @Field(() => ContentLanguage, { nullable: true, description: 'Null where the list names none.' })
  language: ContentLanguage | null;

  @Field(() => [CandidateFieldProblem])
  problems: CandidateFieldProblem[];

  @Field(() => CandidateDuplicateEnum, { nullable: true })
  duplicate: CandidateDuplicate | null;

  @Field(() => Int, { nullable: true, description: 'Where the same address stands for the first time.' })
  firstLine: number | null;

  @Field(() => Date, { nullable: true, description: 'When the same address was invited before.' })
  invitedAt: Date | null;
}

@ObjectType('CandidateListPreview', { description: 'Every line that is not blank is a row; each counts once.' })
export class CandidateListPreview {
  @Field(() => [CandidateRowNode])
  rows: CandidateRowNode[];

  @Field(() => Int)
  readyCount: number;

  @Field(() => Int)
  problemCount: number;

  @Field(() => Int)
  duplicateCount: number;

  @Field(() => [CandidateFieldEnum])
  recognisedColumns: CandidateField[];

  @Field(() => Boolean)
  hasHeader: boolean;

  @Field(() => TextEncodingEnum, { nullable: true, description: 'As which a text file was read; null for others.' })
  encoding: TextEncoding | null;
}

function named<Name extends string>(names: readonly Name[]): Record<Name, Name> {
  return Object.fromEntries(names.map((name) => [name, name])) as Record<Name, Name>;
}
