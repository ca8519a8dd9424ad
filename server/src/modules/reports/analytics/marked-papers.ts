import { Injectable } from '@nestjs/common';
import type { ContentLanguage } from '../../questions';
import { countChoices } from './count-choices';
import type { TakenChoices } from './count-choices';
import { gatherMarks, totalsIn } from './gather-marks';
import type { ChoiceCount, MarkedPapers, QuestionFacts } from './marked-question';
import { PackedPapersQueries } from './packed-papers.queries';
import type { Sample, TimedPack } from './packed-papers.queries';
import { placeQuestions } from './place-questions';

/** The marks of an assessment's final results, question by question. Whoever asks may see the assessment. */
@Injectable()
export class ReadMarkedPapers {
  constructor(private readonly packed: PackedPapersQueries) {}

  /** Only of those who sat in the language where one is named. */
  async of(assessmentId: string, language: ContentLanguage | null = null): Promise<MarkedPapers> {
    const packs = await this.packed.of(assessmentId, language);
    const { questions: found, placed } = await placeQuestions(packs, (ids) => this.packed.papersOf(ids));
    const marks = await gatherMarks(found, placed);
    const taken = (await countChoices(placed)).map((counted) => ({
      ...counted,
      questionId: found[counted.question]?.questionId ?? '',
    }));
    const facts = await this.factsOf([...found, ...taken]);
    const known = new Map(marks.map((gathered) => [keyOf(gathered), gathered]));
    const questions = [...facts.values()].flatMap((fact) => {
      const gathered = known.get(keyOf(fact));
      return gathered ? [{ ...fact, ...gathered }] : [];
    });
    const choices = choiceCounts(taken, facts);
    return {
      results: resultsOf(packs),
      questions,
      choices,
      totals: totalsIn(packs),
      averageTotalScore: averageTotalScoreOf(packs),
      averageSeconds: averageSecondsOf(packs),
    };
  }

  /** In the order of a paper. */
  private async factsOf(samples: readonly Sample[]): Promise<Map<string, QuestionFacts & Sample>> {
    const once = new Map(samples.map((sample) => [keyOf(sample), sample]));
    const found = await this.packed.facts([...once.values()]);
    return new Map(found.map((fact) => [keyOf(fact), fact]));
  }
}

const keyOf = ({ attemptId, questionId }: Sample) => `${attemptId} ${questionId}`;

type Taken = TakenChoices & Sample;

/** By choice, whichever others it had beside it when it was taken. */
function choiceCounts(taken: readonly Taken[], facts: ReadonlyMap<string, QuestionFacts>): ChoiceCount[] {
  const found = new Map<string, Omit<ChoiceCount, 'meanPercentage'> & { percentages: number }>();
  for (const { questionId, attemptId, counts, arabic, percentages } of taken) {
    const { choices = [] } = facts.get(keyOf({ attemptId, questionId }))?.content ?? {};
    for (const [place, choiceId] of choices
      .map(({ id }) => id)
      .toSorted()
      .entries()) {
      const key = `${questionId} ${choiceId}`;
      const one = found.get(key) ?? { questionId, choiceId, count: 0, arabicCount: 0, percentages: 0 };
      one.count += counts[place] ?? 0;
      one.arabicCount += arabic[place] ?? 0;
      one.percentages += percentages[place] ?? 0;
      found.set(key, one);
    }
  }
  const chosen = [...found.values()].filter(({ count }) => count > 0);
  return chosen.map(({ percentages, ...one }) => ({ ...one, meanPercentage: percentages / one.count }));
}

function resultsOf(packs: readonly TimedPack[]): MarkedPapers['results'] {
  const all = packs.reduce((sum, { attempts }) => sum + attempts, 0);
  const arabic = packs.reduce((sum, { attempts, language }) => sum + (language === 'ar' ? attempts : 0), 0);
  return { english: all - arabic, arabic };
}

function averageSecondsOf(packs: readonly TimedPack[]): number | null {
  const attempts = packs.reduce((sum, { timedAttempts }) => sum + timedAttempts, 0);
  const milliseconds = packs.reduce((sum, { usedMilliseconds }) => sum + (usedMilliseconds ?? 0), 0);
  return attempts > 0 ? milliseconds / attempts / 1_000 : null;
}

function averageTotalScoreOf(packs: readonly TimedPack[]): number | null {
  const attempts = packs.reduce((sum, pack) => sum + pack.attempts, 0);
  return attempts > 0 ? packs.reduce((sum, { totalScores }) => sum + totalScores, 0) / attempts : null;
}
