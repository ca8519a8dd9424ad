import type { AnswerDetail_QuestionFragment, GivenAnswer_AnswerFragment } from './answer-detail-generated';

type Question = Pick<AnswerDetail_QuestionFragment, 'files' | 'answer' | 'lateAnswer'>;
type File = Question['files'][number];

const fileIdsIn = (answer: GivenAnswer_AnswerFragment | null): string[] =>
  answer?.value && 'fileIds' in answer.value ? answer.value.fileIds : [];

/** The files that the marked answer names, and those that came too late or from another page. A file can be both. */
export function answerFiles({ files, answer, lateAnswer }: Question): { given: File[]; late: File[] } {
  const given = new Set(fileIdsIn(answer));
  const late = new Set(fileIdsIn(lateAnswer));
  return {
    given: files.filter(({ id }) => given.has(id)),
    late: files.filter(({ id }) => late.has(id) || !given.has(id)),
  };
}
