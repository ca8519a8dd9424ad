import { Module } from '@nestjs/common';
import { PapersHoldQuestions } from './papers-hold-questions';

@Module({
  providers: [PapersHoldQuestions],
})
export class PaperModule {}
