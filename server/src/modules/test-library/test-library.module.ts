import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity';
import { QuestionsModule } from '../questions';
import { PlantReadyTests } from './ready/plant-ready-tests';
import { PlantedTest } from './ready/planted-test.entity';
import { ReadyLibrary } from './ready/ready-library';
import { TestFieldsResolver } from './test.fields.resolver';
import { TestLibraryDemo } from './test-library.demo';
import { TestLibrary } from './test-library.service';
import { TestLoader } from './test.loader';
import { TestQuestion } from './test-question.entity';
import { Test } from './test.entity';
import { TestsQueries } from './tests.queries';
import { TestsResolver } from './tests.resolver';

const library = [TestLibrary, TestLoader, TestsQueries, TestsResolver, TestFieldsResolver];
const ready = [PlantReadyTests, ReadyLibrary, TestLibraryDemo];

@Module({
  imports: [IdentityModule, QuestionsModule, TypeOrmModule.forFeature([Test, TestQuestion, PlantedTest])],
  providers: [...library, ...ready],
  exports: [TestLibrary],
})
export class TestLibraryModule {}
