import { Module } from '@nestjs/common';
import { FilesModule } from '../../files';
import { QuestionsModule } from '../questions.module';
import { ExportQuestions } from './export-questions';
import { ExportSelection } from './export-selection';
import { ImportQuestions } from './import-questions';
import { InterchangeResolver } from './interchange.resolver';
import { QuestionExportController } from './question-export.controller';
import { QuestionPictures } from './question-pictures';
import { ReadImport } from './read-import';

/** Questions from and to files of other systems. */
@Module({
  imports: [FilesModule, QuestionsModule],
  controllers: [QuestionExportController],
  providers: [ExportQuestions, ExportSelection, ImportQuestions, InterchangeResolver, QuestionPictures, ReadImport],
})
export class InterchangeModule {}
