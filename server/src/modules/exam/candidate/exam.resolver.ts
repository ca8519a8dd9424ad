import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CandidateOnly, CurrentSitting } from '../../../platform/access';
import type { Sitting } from '../../../platform/access';
import { ExamEntryNode } from './exam-entry.type';
import { ExamPulseNode } from './exam-pulse.type';
import { ExamSittingNode } from './exam-sitting.type';
import {
  ExamPulseInput,
  GoToQuestionInput,
  NextQuestionInput,
  ResumeAttemptInput,
  StartAttemptInput,
  SubmitAttemptInput,
} from './exam.inputs';
import { PulseExam } from './pulse-exam';
import { SaveAnswer, SaveAnswerInput, SavedAnswerNode } from '../answers';
import { ShowExamEntry } from './show-exam-entry';
import { SitExam } from './sit-exam.service';
import { StartAttempt } from './start-attempt';

@Resolver()
export class ExamResolver {
  constructor(
    private readonly entry: ShowExamEntry,
    private readonly start: StartAttempt,
    private readonly sit: SitExam,
    private readonly save: SaveAnswer,
    private readonly pulse: PulseExam,
  ) {}

  @Query(() => ExamEntryNode)
  @CandidateOnly()
  examEntry(@CurrentSitting() sitting: Sitting): Promise<ExamEntryNode> {
    return this.entry.execute(sitting);
  }

  @Mutation(() => ExamSittingNode, { description: 'Starts the attempt; one that exists already is resumed.' })
  @CandidateOnly()
  startAttempt(@CurrentSitting() sitting: Sitting, @Args('input') input: StartAttemptInput): Promise<ExamSittingNode> {
    return this.start.execute(sitting, input);
  }

  @Mutation(() => ExamSittingNode, {
    description: 'PAGE_TAKEN while another page holds the attempt, unless it takes over.',
  })
  @CandidateOnly()
  resumeAttempt(
    @CurrentSitting() sitting: Sitting,
    @Args('input') input: ResumeAttemptInput,
  ): Promise<ExamSittingNode> {
    return this.sit.resume(sitting, input);
  }

  @Mutation(() => SavedAnswerNode, { description: 'Repeating a save, or sending an old one, changes nothing.' })
  @CandidateOnly()
  saveAnswer(@CurrentSitting() sitting: Sitting, @Args('input') input: SaveAnswerInput): Promise<SavedAnswerNode> {
    return this.save.execute(sitting, input);
  }

  @Mutation(() => ExamSittingNode, {
    description:
      'Closes the question and opens the next one; submits after the last. Where candidates may go back, only a question whose time is over is closed.',
  })
  @CandidateOnly()
  nextQuestion(@CurrentSitting() sitting: Sitting, @Args('input') input: NextQuestionInput): Promise<ExamSittingNode> {
    return this.sit.next(sitting, input);
  }

  @Mutation(() => ExamSittingNode, {
    description:
      'Where candidates may go back: the clock of the open question stops and that of the other one goes on. Anything else changes nothing and answers with how the sitting stands.',
  })
  @CandidateOnly()
  goToQuestion(@CurrentSitting() sitting: Sitting, @Args('input') input: GoToQuestionInput): Promise<ExamSittingNode> {
    return this.sit.goTo(sitting, input);
  }

  @Mutation(() => ExamSittingNode)
  @CandidateOnly()
  submitAttempt(
    @CurrentSitting() sitting: Sitting,
    @Args('input') input: SubmitAttemptInput,
  ): Promise<ExamSittingNode> {
    return this.sit.submit(sitting, input);
  }

  @Mutation(() => ExamPulseNode, {
    description: 'The sign of life of an open page; a page not seen for 15 seconds is let go.',
  })
  @CandidateOnly()
  examPulse(@CurrentSitting() sitting: Sitting, @Args('input') input: ExamPulseInput): Promise<ExamPulseNode> {
    return this.pulse.execute(sitting, input);
  }
}
