import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { QuestionsModule } from '../questions';
import { TestFieldsResolver } from './test.fields.resolver';
import { TestLibraryDemo } from './test-library.demo';
import { TestLibrary } from './test-library.service';
import { TestLoader } from './test.loader';
import { TestQuestion } from './test-question.entity';
import { Test } from './test.entity';
import { TestsQueries } from './tests.queries';
import { TestsResolver } from './tests.resolver';

@Module({
  imports: [QuestionsModule, TypeOrmModule.forFeature([Test, TestQuestion])],
  providers: [TestLibrary, TestLibraryDemo, TestLoader, TestsQueries, TestsResolver, TestFieldsResolver],
  exports: [TestLibrary],
})
export class TestLibraryModule {}
