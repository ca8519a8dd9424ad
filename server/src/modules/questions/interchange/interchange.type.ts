import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { QuestionNode } from '../question.type';
import { CARRIED_FIELDS } from './complete-question';
import type { CarriedField } from './complete-question';
import { ImportProblemCode } from './problem-codes';
import { QuestionFormat } from './question-format';
import type { ImportProblemParam, ImportProblem, ImportedQuestion, UnderstoodQuestions } from './understood-questions';

const QuestionImportField = Object.fromEntries(CARRIED_FIELDS.map((field) => [field, field])) as Record<
  CarriedField,
  CarriedField
>;

registerEnumType(QuestionFormat, { name: 'QuestionFormat', description: 'Files that questions come and go in.' });
registerEnumType(ImportProblemCode, {
  name: 'ImportProblemCode',
  description: 'Why something of a file was not taken over.',
});
registerEnumType(QuestionImportField, { name: 'QuestionImportField', description: 'What a format may not carry.' });

@ObjectType('ImportProblemParam', { description: 'One value in the text of a problem.' })
export class ImportProblemParamNode implements ImportProblemParam {
  @Field(() => String)
  name: string;

  @Field(() => String, { description: 'The value as text.' })
  value: string;
}

@ObjectType('ImportProblem', { description: 'A part of a file that did not come over, and why.' })
export class ImportProblemNode implements ImportProblem {
  @Field(() => Int, { nullable: true, description: 'From 1; null when it concerns the file as a whole.' })
  line: number | null;

  @Field(() => String, { nullable: true, description: 'The file inside a package.' })
  file: string | null;

  @Field(() => String, { description: 'The name of the question, or its first words; may be empty.' })
  title: string;

  @Field(() => ImportProblemCode, { description: 'Why it was not taken over, by a name that stays.' })
  code: ImportProblemCode;

  @Field(() => [ImportProblemParamNode], { description: 'What the text of the code needs to be whole.' })
  params: ImportProblemParamNode[];

  @Field(() => Int, {
    nullable: true,
    description:
      'Of the question in `mendable` that it concerns; null where nothing can be mended before it is taken over.',
  })
  place: number | null;
}

@ObjectType('ImportedQuestion', { description: 'A question as it was understood.' })
export class ImportedQuestionNode implements ImportedQuestion {
  @Field(() => Int, { nullable: true, description: 'Line of the file, counted from 1.' })
  line: number | null;

  @Field(() => String, { nullable: true, description: 'The file inside a package.' })
  file: string | null;

  @Field(() => String)
  title: string;

  @Field(() => Int, { description: 'In the file, counted from 0; an import names questions by it.' })
  place: number;

  @Field(() => Boolean, {
    description: 'The bank has it already: asked and answered alike. It is left out unless `only` names it.',
  })
  isKnown: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Its folder in the other system, a skill for want of a better one.',
  })
  category: string | null;

  @Field(() => [ImportProblemNode], { description: 'Parts without which it comes over.' })
  leftBehind: ImportProblemNode[];

  @Field(() => [QuestionImportField], { description: 'What the file does not say of it, so that a default counts.' })
  lacks: CarriedField[];

  @Field(() => QuestionNode, { description: 'Before it is imported, its id belongs to nothing.' })
  question: QuestionNode;
}

@ObjectType('QuestionImport', { description: 'What was understood of a file, and what was not.' })
export class QuestionImportNode implements UnderstoodQuestions {
  @Field(() => QuestionFormat)
  format: QuestionFormat;

  @Field(() => [ImportedQuestionNode])
  understood: ImportedQuestionNode[];

  @Field(() => [ImportedQuestionNode], {
    description:
      'Questions with a problem, as far as they were understood: `changes` at their place make them good ones.',
  })
  mendable: ImportedQuestionNode[];

  @Field(() => [ImportProblemNode], { description: 'Questions that did not come over.' })
  problems: ImportProblemNode[];

  @Field(() => [ImportProblemNode], {
    description: 'Parts that were left behind; their questions came over without them.',
  })
  ignored: ImportProblemNode[];

  @Field(() => Int, { description: 'Questions that the bank has already.' })
  knownCount: number;

  @Field(() => Int, { description: 'Images that come with the questions.' })
  mediaCount: number;

  @Field(() => [ID], { description: 'Of the stored questions; empty in a preview.' })
  questionIds: string[];
}
