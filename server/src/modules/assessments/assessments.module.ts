import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FilesModule } from '../files';
import { IdentityModule } from '../identity';
import { QuestionsModule } from '../questions';
import { TestLibraryModule } from '../test-library';
import { AssessmentFieldsResolver } from './assessment.fields.resolver';
import { AssessmentLoader } from './assessment.loader';
import { AssessmentQuestion } from './assessment-question.entity';
import { AssessmentTest } from './assessment-test.entity';
import { Assessment } from './assessment.entity';
import { AssessmentsHoldQuestions, AssessmentsHoldTests } from './assessments-hold';
import { AssessmentsDemo } from './assessments.demo';
import { AssessmentsQueries } from './assessments.queries';
import { ArchiveAssessment } from './archive-assessment';
import { AssessmentListResolver } from './assessment-list.resolver';
import { DuplicateAssessment } from './duplicate-assessment';
import { DrawPools } from './pools/draw-pools';
import { PoolsLoader } from './pools/pools.loader';
import { PoolsQueries } from './pools/pools.queries';
import { PoolsResolver } from './pools/pools.resolver';
import { QuestionDraws } from './pools/question-draws.entity';
import { QuestionPool } from './pools/question-pool.entity';
import { SetPools } from './pools/set-pools';
import { AssessmentsResolver } from './assessments.resolver';
import { Assessments } from './assessments.service';
import { CreateAssessment } from './create-assessment';
import { DefaultSettingsFieldsResolver, UpdateSettingsResolver } from './default-settings.fields.resolver';
import { EditAssessment } from './edit-assessment';
import { AuthoredRecords } from './authored-records';
import { OwnQuestionsResolver } from './own-questions.resolver';
import { OwnQuestions } from './own-questions.service';
import { KnownPapers } from './known-papers';
import { PaperStands } from './paper-stands';
import { PaperSource } from './paper-source';
import { PaperQueries } from './paper.queries';
import { OrderedItemsQueries } from './ordered-items.queries';
import { PublishAssessment } from './publish-assessment';
import { TestChoicesFieldsResolver } from './test-choices.fields.resolver';
import { TestChoicesLoader } from './test-choices.loader';
import { RoleTemplate } from './templates/role-template.entity';
import { RoleTemplates } from './templates/role-templates.service';
import { RoleTemplatesResolver } from './templates/role-templates.resolver';
import { StartFromTemplate } from './templates/start-from-template';
import { TouchAssessment } from './touch-assessment';
import { MailWording } from './wordings/mail-wording.entity';
import { MailWordings } from './wordings/mail-wordings.service';
import { WelcomeVideos } from './welcome-videos';
import { TranslationGaps } from './translation/translation-gaps';
import { TranslationGapsResolver } from './translation/translation-gaps.resolver';
import { UpdateAssessment } from './update-assessment';
import { UpdateSettings } from './update-settings';

@Module({
  imports: [
    FilesModule,
    IdentityModule,
    QuestionsModule,
    TestLibraryModule,
    TypeOrmModule.forFeature([
      Assessment,
      AssessmentTest,
      AssessmentQuestion,
      QuestionPool,
      QuestionDraws,
      RoleTemplate,
      MailWording,
    ]),
  ],
  providers: [
    AssessmentsQueries,
    PaperQueries,
    OrderedItemsQueries,
    AssessmentLoader,
    Assessments,
    KnownPapers,
    PaperStands,
    PaperSource,
    AssessmentsDemo,
    CreateAssessment,
    EditAssessment,
    OwnQuestions,
    PublishAssessment,
    TouchAssessment,
    UpdateAssessment,
    UpdateSettings,
    WelcomeVideos,
    AuthoredRecords,
    AssessmentsHoldQuestions,
    AssessmentsHoldTests,
    MailWordings,
    DrawPools,
    PoolsLoader,
    PoolsQueries,
    PoolsResolver,
    SetPools,
    TranslationGaps,
    TranslationGapsResolver,
    RoleTemplates,
    RoleTemplatesResolver,
    StartFromTemplate,
    ArchiveAssessment,
    AssessmentListResolver,
    DuplicateAssessment,
    AssessmentsResolver,
    AssessmentFieldsResolver,
    OwnQuestionsResolver,
    DefaultSettingsFieldsResolver,
    UpdateSettingsResolver,
    TestChoicesFieldsResolver,
    TestChoicesLoader,
  ],
  exports: [Assessments, MailWordings, PaperSource],
})
export class AssessmentsModule {}
