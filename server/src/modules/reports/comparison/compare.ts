import type { ShownResult } from '../../grading';
import type { ComparedMark, ComparedQuestion, ComparedSkill } from './result-comparison';

type Question = ShownResult['questions'][number];

/** Every question that anybody was asked, in the order of whoever was asked it first, with everybody's mark. */
export function compareQuestions(results: readonly ShownResult[]): ComparedQuestion[] {
  const asked = new Map<string, Question>();
  for (const { questions } of results) {
    for (const question of questions) if (!asked.has(question.questionId)) asked.set(question.questionId, question);
  }
  return [...asked.values()].map(({ questionId, type, text, textHtml, skill }) => ({
    questionId,
    type,
    skill,
    // Hidden questions have none.
    text: text || null,
    textHtml,
    marks: results.map(({ questions }) => markIn(questions, questionId)),
  }));
}

/** Percent of the points of each skill; null where a result was asked nothing of it. */
export function compareSkills(results: readonly ShownResult[]): ComparedSkill[] {
  const skills = new Set(results.flatMap(({ questions }) => questions.filter(counts).map(({ skill }) => skill)));
  return [...skills].map((skill) => ({
    skill,
    percentages: results.map(({ questions }) =>
      percentageOf(questions.filter((each) => counts(each) && each.skill === skill)),
    ),
  }));
}

const counts = ({ isAdditional }: Question) => !isAdditional;

function percentageOf(questions: readonly Question[]): number | null {
  const most = questions.reduce((sum, { mark }) => sum + mark.maxScore, 0);
  const score = questions.reduce((sum, { mark }) => sum + (mark.score ?? 0), 0);
  return most === 0 ? null : Math.floor((100 * score) / most + 1e-9);
}

function markIn(questions: readonly Question[], questionId: string): ComparedMark | null {
  const found = questions.find((question) => question.questionId === questionId);
  if (!found) return null;
  return { score: found.mark.score, maxScore: found.mark.maxScore, usedSeconds: found.usedSeconds };
}
