import type { AnswerDetail_QuestionFragment } from '../../graphql/generated';

type Question = Pick<AnswerDetail_QuestionFragment, 'files' | 'answer' | 'lateAnswer'>;
type File = Question['files'][number];

/** The files that the marked answer names, and those that came too late or from another page. A file can be both. */
export function answerFiles({ files, answer, lateAnswer }: Question): { given: File[]; late: File[] } {
  const given = new Set(answer?.value?.fileIds);
  const late = new Set(lateAnswer?.value?.fileIds);
  return {
    given: files.filter(({ id }) => given.has(id)),
    late: files.filter(({ id }) => late.has(id) || !given.has(id)),
  };
}
