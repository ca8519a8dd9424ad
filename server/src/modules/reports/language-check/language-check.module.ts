import { Module } from '@nestjs/common';
import { AssessmentsModule } from '../../assessments';
import { AnalyticsModule } from '../analytics';
import { CheckLanguages } from './check-languages';
import { LanguageCheckResolver } from './language-check.resolver';
import { SetAsideQueries } from './set-aside.queries';

@Module({
  imports: [AssessmentsModule, AnalyticsModule],
  providers: [CheckLanguages, LanguageCheckResolver, SetAsideQueries],
})
export class LanguageCheckModule {}
