import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { QuestionNode } from '../question.type';
import { CARRIED_FIELDS } from './complete-question';
import type { CarriedField } from './complete-question';
import { ImportProblemCode } from './problem-codes';
import { QuestionFormat } from './question-format';

const QuestionImportField = Object.fromEntries(CARRIED_FIELDS.map((field) => [field, field])) as Record<
  CarriedField,
  CarriedField
>;

registerEnumType(QuestionFormat, { name: 'QuestionFormat' });
registerEnumType(ImportProblemCode, { name: 'ImportProblemCode' });
registerEnumType(QuestionImportField, { name: 'QuestionImportField', description: 'What a format may not carry.' });

@ObjectType('ImportProblemParam')
export class ImportProblemParamNode {
  @Field(() => String)
  name: string;

  @Field(() => String)
  value: string;
}

@ObjectType('ImportProblem', { description: 'A part of a file that did not come over, and why.' })
export class ImportProblemNode {
  @Field(() => Int, { nullable: true, description: 'From 1; null when it concerns the file as a whole.' })
  line: number | null;

  @Field(() => String, { nullable: true, description: 'The file inside a package.' })
  file: string | null;

  @Field(() => String, { description: 'The name of the question, or its first words; may be empty.' })
  title: string;

  @Field(() => ImportProblemCode)
  code: ImportProblemCode;

  @Field(() => [ImportProblemParamNode])
  params: ImportProblemParamNode[];
}

@ObjectType('ImportedQuestion')
export class ImportedQuestionNode {
  @Field(() => Int, { nullable: true })
  line: number | null;

  @Field(() => String, { nullable: true, description: 'The file inside a package.' })
  file: string | null;

  @Field(() => String)
  title: string;

  @Field(() => [QuestionImportField], { description: 'What the file does not say of it, so that a default counts.' })
  lacks: CarriedField[];

  @Field(() => QuestionNode, { description: 'Before it is imported, its id belongs to nothing.' })
  question: QuestionNode;
}

@ObjectType('QuestionImport')
export class QuestionImportNode {
  @Field(() => QuestionFormat)
  format: QuestionFormat;

  @Field(() => [ImportedQuestionNode])
  understood: ImportedQuestionNode[];

  @Field(() => [ImportProblemNode], { description: 'Questions that did not come over.' })
  problems: ImportProblemNode[];

  @Field(() => [ImportProblemNode], {
    description: 'Parts that were left behind; their questions came over without them.',
  })
  ignored: ImportProblemNode[];

  @Field(() => Int, { description: 'Images that come with the questions.' })
  mediaCount: number;

  @Field(() => [ID], { description: 'Of the stored questions; empty in a preview.' })
  questionIds: string[];
}
