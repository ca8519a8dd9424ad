import { Args, ID, Parent, Query, ResolveField, Resolver, Subscription } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../../platform/access';
import type { Viewer } from '../../../../platform/access';
import { MutationReturning } from '../../../../platform/graphql';
import { QuestionImportNode } from '../interchange.type';
import { LiveImports } from './live-imports';
import { QuestionImportJobNode } from './question-import.type';
import { QuestionImports } from './question-imports.service';
import { StartQuestionImportInput, CancelQuestionImportInput } from './question-import.inputs';

@Resolver(() => QuestionImportJobNode)
export class QuestionImportsResolver {
  constructor(
    private readonly imports: QuestionImports,
    private readonly live: LiveImports,
  ) {}

  @ResolveField('result', () => QuestionImportNode, {
    nullable: true,
    description: 'What was understood, and of an import what was taken over; null until it is done.',
  })
  resultOf(@Parent() job: QuestionImportJobNode): Promise<QuestionImportNode | null> {
    return this.imports.resultOf(job);
  }

  @Query(() => [QuestionImportJobNode], {
    description: 'Imports of large banks that the caller asked for within the last day, the newest first, at most 20.',
  })
  @StaffOnly()
  @KeyScope('AUTHORING')
  questionImportJobs(@CurrentViewer() viewer: Viewer): Promise<QuestionImportJobNode[]> {
    return this.imports.list(viewer);
  }

  @Query(() => QuestionImportJobNode, { description: 'One of them, until a day after it ended.' })
  @StaffOnly()
  @KeyScope('AUTHORING')
  questionImportJob(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<QuestionImportJobNode> {
    return this.imports.find(viewer, id);
  }

  @MutationReturning('questionImportJob', () => QuestionImportJobNode, {
    description: 'Begins to read a large bank, or to take it over: all questions that are wanted, or none.',
  })
  @StaffOnly()
  @KeyScope('AUTHORING')
  startQuestionImport(
    @CurrentViewer() viewer: Viewer,
    @Args('input') input: StartQuestionImportInput,
  ): Promise<QuestionImportJobNode> {
    return this.imports.start(viewer, input);
  }

  @MutationReturning('questionImportJob', () => QuestionImportJobNode, {
    description: 'Stops an import that is waiting or running: nothing of it is taken over.',
  })
  @StaffOnly()
  @KeyScope('AUTHORING')
  cancelQuestionImport(
    @CurrentViewer() viewer: Viewer,
    @Args('input') { id }: CancelQuestionImportInput,
  ): Promise<QuestionImportJobNode> {
    return this.imports.cancel(viewer, id);
  }

  @Subscription(() => QuestionImportJobNode, {
    description: "An import moved on or ended; of somebody else's nothing is heard.",
    resolve: (moved: QuestionImportJobNode) => moved,
  })
  @StaffOnly()
  @KeyScope('AUTHORING')
  questionImportProgressed(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID }) id: string,
  ): AsyncIterableIterator<QuestionImportJobNode> {
    return this.live.watch(viewer, id);
  }
}
