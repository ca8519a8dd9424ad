import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import DataLoader from 'dataloader';
import { AnswerFilesQueries } from '../exam';
import { StoredFileNode, toStoredFileNode } from '../files';
import { ResultQuestionNode } from './result-question.type';

/** What was handed in for a question; who may see the result has been decided where it came from. */
@Resolver(() => ResultQuestionNode)
export class ResultFilesFieldsResolver {
  private readonly handedIn = new DataLoader((ids: readonly string[]) => this.load(ids), { cache: false });

  constructor(private readonly files: AnswerFilesQueries) {}

  @ResolveField('files', () => [StoredFileNode], {
    description: 'Those that `answer` names count; the others came too late, or from another page.',
  })
  async filesOf(@Parent() { id, hidesFileNames }: ResultQuestionNode): Promise<StoredFileNode[]> {
    const files = await this.handedIn.load(id);
    return hidesFileNames
      ? files.map((file, index) => Object.assign(file, { name: namelessly(file.name, index) }))
      : files;
  }

  private async load(questionIds: readonly string[]): Promise<StoredFileNode[][]> {
    const files = await this.files.ofQuestions(questionIds);
    return questionIds.map((id) => files.filter(({ questionId }) => questionId === id).map(toStoredFileNode));
  }
}

function namelessly(name: string, index: number): string {
  const [extension = ''] = /\.[^.]{1,8}$/u.exec(name) ?? [];
  return `${index + 1}${extension}`;
}
