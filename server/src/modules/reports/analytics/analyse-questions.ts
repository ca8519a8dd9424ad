import { setImmediate } from 'node:timers/promises';
import { staffFileUrl } from '../../files';
import { showRichText } from '../../questions';
import type { ChoiceShare, PaperMeasures, QuestionAnalytics } from './assessment-analytics';
import { againstRest, drawnItemStatistics, paperStatistics, attemptTotals, weigh } from './item-statistics';
import type { ItemStatistics } from './item-statistics';
import type { ChoiceCount, MarkedPapers, MarkedQuestion } from './marked-question';

interface Analysed {
  paper: PaperMeasures;
  questions: QuestionAnalytics[];
}

/**
 * Questions that everybody was asked are held against the rest of the total; those drawn for some, against the whole total of
 * whoever was asked them. How far totals can be trusted follows from the former, where they lie from all that was asked.
 * Between two questions others get their turn.
 */
export async function analyseQuestions({
  questions: marked,
  choices: counts,
  totals: everybody,
}: Omit<MarkedPapers, 'averageSeconds' | 'averageTotalScore' | 'results'>): Promise<Analysed> {
  const common = marked.filter(({ totals }) => totals === null);
  const totals = attemptTotals(common);
  const ofCommon = weigh(common, await inTurns(common, (question) => againstRest(question, totals)));
  const figures = new Map(common.map(({ questionId }, index) => [questionId, ofCommon[index]]));
  const questions = await inTurns(marked, (question) => {
    const own = figures.get(question.questionId);
    return toNode(question, own ?? drawnItemStatistics(question, question.totals ?? new Float64Array()), counts);
  });
  const { attempts: _, ...paper } = paperStatistics(common, totals);
  if (common.length === marked.length) return { paper, questions };
  const { mean, median, sd, skewness, kurtosis } = paperStatistics([], everybody);
  // How far such a total may be off cannot be told: each is of other questions.
  return { paper: { ...paper, mean, median, sd, skewness, kurtosis, standardError: null }, questions };
}

/** A hundred thousand marks take some milliseconds a question. */
async function inTurns<T>(marked: readonly MarkedQuestion[], work: (question: MarkedQuestion) => T): Promise<T[]> {
  const done: T[] = [];
  for (const question of marked) {
    done.push(work(question));
    await setImmediate();
  }
  return done;
}

function toNode(question: MarkedQuestion, figures: ItemStatistics, counts: readonly ChoiceCount[]): QuestionAnalytics {
  const { questionId, type, text, attempts, averageSeconds } = question;
  const textHtml = showRichText(question.textHtml, staffFileUrl);
  const choices = choicesOf(question, counts);
  return {
    questionId,
    type,
    text,
    textHtml,
    attempts,
    averageSeconds,
    ...figures,
    guessing: guessingOf(question),
    choices,
  };
}

/** What blind guessing earns on average, in percent. */
function guessingOf({ type, content }: MarkedQuestion): number | null {
  if (type === 'true-false') return 50;
  if (type === 'matching') return content.choices?.length ? 100 / content.choices.length : null;
  const isOneOfSome = type === 'dropdown' || (type === 'multiple-choice' && !content.allowsSeveral);
  return isOneOfSome && content.choices?.length ? 100 / content.choices.length : null;
}

function choicesOf(
  { questionId, type, content, answerKey }: MarkedQuestion,
  counts: readonly ChoiceCount[],
): ChoiceShare[] {
  if (type === 'ranking' || type === 'matching') return [];
  const right = new Set(answerKey.rightChoiceIds);
  const taken = new Map(counts.filter((row) => row.questionId === questionId).map((row) => [row.choiceId, row]));
  return (content.choices ?? []).map(({ id, text }) => ({
    choiceId: id,
    text,
    isRight: right.has(id),
    count: taken.get(id)?.count ?? 0,
    meanPercentage: taken.get(id)?.meanPercentage ?? null,
  }));
}
