import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { AskedQuestionFields, ContentLanguage } from '../../questions';
import { BandShareNode } from '../figures';
import type {
  ScoreBin,
  PaperMeasures,
  ChoiceShare,
  QuestionAnalytics,
  AssessmentAnalytics,
} from './assessment-analytics';

@ObjectType('ScoreBin', {
  description: 'Final results from `from` up to, but for the last bin not including, `to` percent.',
})
export class ScoreBinNode implements ScoreBin {
  @Field(() => Int, { description: 'Percentage, included.' })
  from: number;

  @Field(() => Int, { description: 'Percentage, excluded but for the last, which holds 100.' })
  to: number;

  @Field(() => Int, { description: 'Final results in this tenth.' })
  count: number;
}

@ObjectType('PaperStatistics', {
  description: 'Of the totals, in points. Null where there are too few results to tell.',
})
export class PaperStatisticsNode implements PaperMeasures {
  @Field(() => Float, { nullable: true, description: 'Arithmetic mean.' })
  mean: number | null;

  @Field(() => Float, { nullable: true, description: 'Half lie above, half below.' })
  median: number | null;

  @Field(() => Float, { nullable: true, description: 'Standard deviation of the sample.' })
  sd: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "Cronbach's alpha; below zero the questions do not measure one thing.",
  })
  alpha: number | null;

  @Field(() => Float, { nullable: true, description: '√(1 − alpha).' })
  errorRatio: number | null;

  @Field(() => Float, { nullable: true, description: 'Standard error of measurement, in points.' })
  standardError: number | null;

  @Field(() => Float, { nullable: true, description: 'How lopsided the distribution is; 0 when it is not.' })
  skewness: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'How heavy the tails of the distribution are; 0 for a normal one.',
  })
  kurtosis: number | null;
}

@ObjectType('ChoiceShare', { description: 'How often a choice was taken, and how those who took it did in total.' })
export class ChoiceShareNode implements ChoiceShare {
  @Field(() => ID)
  choiceId: string;

  @Field(() => String)
  text: string;

  @Field(() => Boolean)
  isRight: boolean;

  @Field(() => Int, { description: 'How many chose it.' })
  count: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Mean percentage of the attempts that took it; null when none did.',
  })
  meanPercentage: number | null;
}

@ObjectType('QuestionAnalytics', {
  description: 'In percent but for `sd` and seconds. Null where there are too few results or no spread.',
})
export class QuestionAnalyticsNode extends AskedQuestionFields implements QuestionAnalytics {
  @Field(() => Int, { description: 'Final results that were asked this question.' })
  attempts: number;

  @Field(() => Float, { nullable: true, description: 'Mean time used, in seconds, pauses and absences left out.' })
  averageSeconds: number | null;

  @Field(() => Float, { nullable: true, description: 'Mean mark of the maximum: how easy it was.' })
  facility: number | null;

  @Field(() => Float, { nullable: true, description: 'Standard deviation of its marks, in points.' })
  sd: number | null;

  @Field(() => Float, { nullable: true, description: 'Correlation of its mark with the rest of the total.' })
  discrimination: number | null;

  @Field(() => Float, { nullable: true, description: 'Discrimination compared with the most that these marks allow.' })
  efficiency: number | null;

  @Field(() => Float, { nullable: true, description: 'What guessing alone would earn; null where one cannot guess.' })
  guessing: number | null;

  @Field(() => Float, { nullable: true, description: 'Its share in the points; null for a question drawn for some.' })
  intendedWeight: number | null;

  @Field(() => Float, { nullable: true, description: 'Its share in the spread of the totals.' })
  effectiveWeight: number | null;

  @Field(() => Boolean, { description: 'Those who do well otherwise do badly here: look at its key.' })
  isAgainstTotal: boolean;

  @Field(() => [ChoiceShareNode], { description: 'For questions with choices, in their order.' })
  choices: ChoiceShareNode[];
}

@ObjectType('AssessmentAnalytics', { description: 'Over the final results; those under review are left out.' })
export class AssessmentAnalyticsNode implements AssessmentAnalytics {
  @Field(() => ContentLanguage, { nullable: true, description: 'That they are restricted to; null: both.' })
  language: ContentLanguage | null;

  @Field(() => Int, { description: 'Final results that the figures are of.' })
  results: number;

  @Field(() => Boolean, { description: 'Fewer than 30 results: the figures will still move.' })
  isSmallSample: boolean;

  @Field(() => [ScoreBinNode], { description: 'Ten, from low to high.' })
  distribution: ScoreBinNode[];

  @Field(() => [BandShareNode], { description: 'Grade bands from low to high.' })
  bands: BandShareNode[];

  @Field(() => Int, {
    nullable: true,
    description: 'Integer part of the mean of their percentages; null when there are none.',
  })
  averagePercentage: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Points that could be earned, without additional questions and those set aside: the mean of the results, whose papers may differ.',
  })
  averageTotalScore: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Seconds for which the clocks of all its questions ran, pauses and absences left out; the mean of the attempts.',
  })
  averageSeconds: number | null;

  @Field(() => PaperStatisticsNode)
  paper: PaperStatisticsNode;

  @Field(() => [QuestionAnalyticsNode], {
    description: 'In the order of the paper; additional questions are left out.',
  })
  questions: QuestionAnalyticsNode[];
}
