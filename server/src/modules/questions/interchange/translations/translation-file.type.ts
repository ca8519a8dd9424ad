import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ContentLanguage } from '../../vocabulary';
import { ImportProblemNode } from '../interchange.type';
import { TranslationFormat } from './translation-import';
import type { TranslatedQuestion, TranslationImport } from './translation-import';
import type { TranslationWork } from './export-translations';

registerEnumType(TranslationFormat, { name: 'TranslationFormat', description: 'What translators work in.' });

@ObjectType('TranslatedQuestion', { description: 'A question of which a file says something new.' })
export class TranslatedQuestionNode implements TranslatedQuestion {
  @Field(() => ID)
  questionId: string;

  @Field(() => String, { description: 'What the question says, in the language it was written in.' })
  text: string;

  @Field(() => ContentLanguage)
  to: ContentLanguage;

  @Field(() => Int, { description: 'Texts that are said anew.' })
  textCount: number;

  @Field(() => Int, { description: 'Texts of a source that changed, of which the file says that they still hold.' })
  confirmedCount: number;
}

@ObjectType('TranslationImport', {
  description: 'What a file of translations comes to. What is not said in it stays as it is.',
})
export class TranslationImportNode implements TranslationImport {
  @Field(() => TranslationFormat)
  format: TranslationFormat;

  @Field(() => [TranslatedQuestionNode], { description: 'Each gets its next version.' })
  questions: TranslatedQuestionNode[];

  @Field(() => Int, { description: 'Texts that say what is said already.' })
  unchangedCount: number;

  @Field(() => Int, { description: 'Texts of which the file has no translation.' })
  untranslatedCount: number;

  @Field(() => [ImportProblemNode], {
    description: 'Texts that are not taken over: unknown, changed in the question since, or refused by its rules.',
  })
  problems: ImportProblemNode[];
}

@ObjectType('TranslationWork', { description: 'What there is to translate among some questions.' })
export class TranslationWorkNode implements TranslationWork {
  @Field(() => ContentLanguage, { description: 'In which they were written.' })
  from: ContentLanguage;

  @Field(() => Int)
  questionCount: number;

  @Field(() => Int, { description: 'Texts that have words.' })
  textCount: number;

  @Field(() => Int, { description: 'Those that nobody has translated, or whose source changed since.' })
  openCount: number;
}
