import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity';
import { QuestionsModule } from '../questions';
import { CreateTest } from './edit/create-test';
import { EditTest } from './edit/edit-test';
import { ManageTest } from './edit/manage-test';
import { TestEditingResolver } from './edit/test-editing.resolver';
import { TestForImportedQuestions } from './edit/test-for-imported-questions';
import { TestItemsQueries } from './edit/test-items.queries';
import { TestQuestionsResolver } from './edit/test-questions.resolver';
import { TestQuestions } from './edit/test-questions.service';
import { TranslateHeldQuestion } from './edit/translate-held-question';
import { TranslationsResolver } from './edit/translations.resolver';
import { UpdateHeldQuestion } from './edit/update-held-question';
import { PublishedImages } from './published-images';
import { PlantReadyTests } from './ready/plant-ready-tests';
import { PlantedTest } from './ready/planted-test.entity';
import { ReadyLibrary } from './ready/ready-library';
import { TestFieldsResolver } from './test.fields.resolver';
import { TestLibraryDemo } from './test-library.demo';
import { TestLibrary } from './test-library.service';
import { TestLoader } from './test.loader';
import { TestQuestion } from './test-question.entity';
import { Test } from './test.entity';
import { TestsHoldQuestions } from './tests-hold-questions';
import { TestsQueries } from './tests.queries';
import { TestsResolver } from './tests.resolver';

@Module({
  imports: [IdentityModule, QuestionsModule, TypeOrmModule.forFeature([Test, TestQuestion, PlantedTest])],
  providers: [
    CreateTest,
    EditTest,
    ManageTest,
    PlantReadyTests,
    PublishedImages,
    ReadyLibrary,
    TestEditingResolver,
    TestFieldsResolver,
    TestForImportedQuestions,
    TestItemsQueries,
    TestLibrary,
    TestLibraryDemo,
    TestLoader,
    TestQuestions,
    TestQuestionsResolver,
    TestsHoldQuestions,
    TestsQueries,
    TestsResolver,
    TranslateHeldQuestion,
    TranslationsResolver,
    UpdateHeldQuestion,
  ],
  exports: [TestLibrary, TestQuestions],
})
export class TestLibraryModule {}
