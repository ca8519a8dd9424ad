import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FilesModule } from '../../files';
import { QuestionsModule } from '../questions.module';
import { ExportQuestions } from './export-questions';
import { ExportSelection } from './export-selection';
import { ImportQuestions } from './import-questions';
import { InterchangeResolver } from './interchange.resolver';
import { importJobs, QuestionImport } from './job';
import { KnownQuestions } from './known-questions';
import { QuestionExportController } from './question-export.controller';
import { QuestionPictures } from './question-pictures';
import { ReadImport } from './read-import';
import { ExportTranslations } from './translations/export-translations';
import { ImportTranslations } from './translations/import-translations';
import { ReadReturned } from './translations/read-returned';
import { TranslationExportController } from './translations/translation-export.controller';
import { TranslationFilesResolver } from './translations/translation-files.resolver';

/** Questions from and to files of other systems. */
@Module({
  imports: [FilesModule, QuestionsModule, TypeOrmModule.forFeature([QuestionImport])],
  controllers: [QuestionExportController, TranslationExportController],
  providers: [
    ExportQuestions,
    ExportSelection,
    ImportQuestions,
    InterchangeResolver,
    KnownQuestions,
    QuestionPictures,
    ReadImport,
    ...importJobs,
    ExportTranslations,
    ImportTranslations,
    ReadReturned,
    TranslationFilesResolver,
  ],
})
export class InterchangeModule {}
