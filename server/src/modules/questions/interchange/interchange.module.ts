import { Module } from '@nestjs/common';
import { QuestionsModule } from '../questions.module';
import { ExportQuestions } from './export-questions';
import { ExportSelection } from './export-selection';
import { ImportQuestions } from './import-questions';
import { InterchangeResolver } from './interchange.resolver';
import { QuestionExportController } from './question-export.controller';

/** Questions from and to files of other systems. */
@Module({
  imports: [QuestionsModule],
  controllers: [QuestionExportController],
  providers: [ExportQuestions, ExportSelection, ImportQuestions, InterchangeResolver],
})
export class InterchangeModule {}
