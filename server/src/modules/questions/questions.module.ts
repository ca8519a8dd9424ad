import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity';
import { ManageQuestion } from './bank/manage-question';
import { ManageQuestionResolver } from './bank/manage-question.resolver';
import { QuestionBank } from './bank/question-bank.service';
import { QuestionFieldsResolver } from './bank/question.fields.resolver';
import { QuestionHistory } from './bank/question-history';
import { QuestionHistoryResolver } from './bank/question-history.resolver';
import { QuestionHolders } from './bank/question-holders';
import { QuestionUsageLoader } from './bank/question-usage.loader';
import { QuestionsQueries } from './bank/questions.queries';
import { Question } from './question.entity';
import { QuestionVersion } from './question-version.entity';
import { QuestionImages } from './question-images';
import { QuestionsResolver } from './questions.resolver';
import { Questions } from './questions.service';
import { QuestionTranslationResolver } from './translation/question-translation.resolver';
import { TranslateQuestion } from './translation/translate-question';
import { UpdateQuestion } from './update-question';

@Module({
  imports: [IdentityModule, TypeOrmModule.forFeature([Question, QuestionVersion])],
  providers: [
    QuestionBank,
    QuestionHolders,
    QuestionUsageLoader,
    Questions,
    QuestionsQueries,
    UpdateQuestion,
    ManageQuestion,
    ManageQuestionResolver,
    QuestionHistory,
    QuestionHistoryResolver,
    QuestionImages,
    QuestionTranslationResolver,
    TranslateQuestion,
    QuestionFieldsResolver,
    QuestionsResolver,
  ],
  exports: [QuestionBank, Questions, QuestionsQueries, TranslateQuestion, UpdateQuestion],
})
export class QuestionsModule {}
