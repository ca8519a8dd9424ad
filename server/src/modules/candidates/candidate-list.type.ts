import { ContentLanguage } from '../../platform/graphql';
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { candidateFields } from './list/candidate-table';
import type { CandidateField } from './list/candidate-table';
import { rowProblems } from './list/check-candidate';
import type { ListFieldProblem, RowProblem } from './list/check-candidate';
import { candidateDuplicates } from './list/check-rows';
import type { CandidateDuplicate, CheckedRow } from './list/check-rows';
import { textEncodings } from './list/decode-text';
import type { TextEncoding } from './list/decode-text';
import type { CandidateListPreview } from './preview-candidates';

const CandidateFieldEnum = named(candidateFields);
const CandidateRowProblem = named(rowProblems);
const CandidateDuplicateEnum = named(candidateDuplicates);
export const TextEncodingEnum = named(textEncodings);
registerEnumType(TextEncodingEnum, {
  name: 'TextEncoding',
  description:
    'How the letters of a text file are written as bytes; the WINDOWS ones are those in which Excel saves CSV.',
});
registerEnumType(CandidateFieldEnum, { name: 'CandidateField', description: 'What a list tells of a person.' });
registerEnumType(CandidateRowProblem, {
  name: 'CandidateRowProblem',
  description: 'What can be wrong with a field of a row.',
});
registerEnumType(CandidateDuplicateEnum, {
  name: 'CandidateDuplicate',
  description: 'Why a row of a list is a double.',
});

@ObjectType('CandidateFieldProblem', { description: 'What is wrong with one field of a row.' })
export class CandidateFieldProblemNode implements ListFieldProblem {
  @Field(() => CandidateFieldEnum)
  field: CandidateField;

  @Field(() => CandidateRowProblem)
  problem: RowProblem;
}

@ObjectType('CandidateRow', {
  description: 'One line of a list, as it would be kept, with all that stands in its way.',
})
export class CandidateRowNode implements CheckedRow {
  @Field(() => Int, { description: 'Line of the text or row of the file, from 1.' })
  line: number;

  @Field(() => String)
  firstName: string;

  @Field(() => String, { description: 'Family name; may be empty.' })
  lastName: string;

  @Field(() => String, { description: 'E-mail address, in lower case.' })
  email: string;

  @Field(() => String, { description: '8 to 15 digits, with a leading plus if it was given.' })
  phone: string;

  @Field(() => ContentLanguage, { nullable: true, description: 'Null where the list names none.' })
  language: ContentLanguage | null;

  @Field(() => [CandidateFieldProblemNode])
  problems: CandidateFieldProblemNode[];

  @Field(() => CandidateDuplicateEnum, {
    nullable: true,
    description: 'Why the row is a double; null when it is none.',
  })
  duplicate: CandidateDuplicate | null;

  @Field(() => Int, { nullable: true, description: 'Where the same address stands for the first time.' })
  firstLine: number | null;

  @Field(() => Date, { nullable: true, description: 'When the same address was invited before.' })
  invitedAt: Date | null;
}

@ObjectType('CandidateListPreview', { description: 'Every line that is not blank is a row; each counts once.' })
export class CandidateListPreviewNode implements CandidateListPreview {
  @Field(() => [CandidateRowNode], { description: 'The rows as they were understood, in their order.' })
  rows: CandidateRowNode[];

  @Field(() => Int, { description: 'How many can be taken as they are.' })
  readyCount: number;

  @Field(() => Int, { description: 'How many rows have a problem.' })
  problemCount: number;

  @Field(() => Int, { description: 'How many rows are doubles.' })
  duplicateCount: number;

  @Field(() => [CandidateFieldEnum], { description: 'Which columns were understood.' })
  recognisedColumns: CandidateField[];

  @Field(() => Boolean, { description: 'Whether the first row holds headings.' })
  hasHeader: boolean;

  @Field(() => TextEncodingEnum, { nullable: true, description: 'As which a text file was read; null for others.' })
  encoding: TextEncoding | null;
}

function named<Name extends string>(names: readonly Name[]): Record<Name, Name> {
  return Object.fromEntries(names.map((name) => [name, name])) as Record<Name, Name>;
}
