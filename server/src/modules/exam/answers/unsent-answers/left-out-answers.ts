import { shownQuestion } from '@mizan/question-model';
import type { AnswerValue } from '@mizan/question-model';
import { In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { answerLines, saidWords } from '../../../questions';
import { AttemptQuestion } from '../../attempt';
import type { AnswerSave, StoredAnswer } from '../save-answer.queries';

/** What found no place beside its answer, in words, so that whoever brought it can read it. */
export interface LeftOutAnswer {
  position: number;
  lines: string[];
}

export async function leftOutOf(
  manager: EntityManager,
  saves: readonly AnswerSave[],
  rows: readonly StoredAnswer[],
): Promise<LeftOutAnswer[]> {
  const ids = rows.filter(({ isLeftOut }) => isLeftOut).map(({ questionId }) => questionId);
  const questions = await manager.find(AttemptQuestion, { where: { id: In(ids) }, order: { position: 'ASC' } });
  const valueOf = (id: string) => saves.find(({ questionId }) => questionId === id)?.value ?? '{}';
  return questions.map(({ id, position, type, language, ...asked }) => ({
    position,
    lines: answerLines(
      shownQuestion(type, asked),
      JSON.parse(valueOf(id)) as AnswerValue,
      [],
      saidWords[language ?? 'en'],
      type === 'ranking',
    ),
  }));
}
