import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Question } from './question.entity';
import { QuestionsResolver } from './questions.resolver';
import { Questions } from './questions.service';
import { UpdateQuestion } from './update-question';

@Module({
  imports: [TypeOrmModule.forFeature([Question])],
  providers: [Questions, QuestionsResolver, UpdateQuestion],
  exports: [Questions],
})
export class QuestionsModule {}
