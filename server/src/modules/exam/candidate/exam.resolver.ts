import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CandidateOnly, CurrentExam } from '../../../platform/access';
import type { ExamCredential } from '../../../platform/access';
import { MutationReturning } from '../../../platform/graphql';
import { ExamEntryNode } from './exam-entry.type';
import { ExamPulseNode } from './exam-pulse.type';
import {
  ChangeExamLanguageInput,
  ExamPulseInput,
  GoToQuestionInput,
  NextQuestionInput,
  ResumeAttemptInput,
  StartAttemptInput,
  SubmitAttemptInput,
} from './exam.inputs';
import { OpenExamLink } from './open-exam-link';
import { PulseExam } from './pulse/pulse-exam';
import { orExamRefusal } from '../attempt';
import { SaveAnswer, SaveAnswerInput } from '../answers';
import { SitExam } from './sit-exam.service';
import { SaveOutcome, SittingOutcome, StartOutcome } from './sitting-outcome.type';
import { StartAttempt } from './start/start-attempt';

@Resolver()
export class ExamResolver {
  constructor(
    private readonly entry: OpenExamLink,
    private readonly start: StartAttempt,
    private readonly sit: SitExam,
    private readonly save: SaveAnswer,
    private readonly pulse: PulseExam,
  ) {}

  @Query(() => ExamEntryNode, { description: 'What the exam page shows before the start.' })
  @CandidateOnly()
  examEntry(@CurrentExam() credential: ExamCredential): Promise<ExamEntryNode> {
    return this.entry.execute(credential);
  }

  @MutationReturning('outcome', () => StartOutcome, {
    description: 'Starts the attempt; one that exists already is resumed.',
  })
  @CandidateOnly()
  startAttempt(
    @CurrentExam() credential: ExamCredential,
    @Args('input') input: StartAttemptInput,
  ): Promise<SittingOutcome> {
    return orExamRefusal(this.start.execute(credential, input));
  }

  @MutationReturning('outcome', () => SittingOutcome, {
    description: 'Also after a reload: the page that asks becomes the one whose answers count.',
  })
  @CandidateOnly()
  resumeAttempt(
    @CurrentExam() credential: ExamCredential,
    @Args('input') input: ResumeAttemptInput,
  ): Promise<SittingOutcome> {
    return orExamRefusal(this.sit.resume(credential, input));
  }

  @MutationReturning('outcome', () => SaveOutcome, {
    description: 'Repeating a save, or sending an old one, changes nothing.',
  })
  @CandidateOnly()
  saveAnswer(@CurrentExam() credential: ExamCredential, @Args('input') input: SaveAnswerInput): Promise<SaveOutcome> {
    return orExamRefusal(this.save.execute(credential, input));
  }

  @MutationReturning('outcome', () => SittingOutcome, {
    description:
      'Closes the question and opens the next one; submits after the last. Where candidates may go back, only a question whose time is over is closed.',
  })
  @CandidateOnly()
  nextQuestion(
    @CurrentExam() credential: ExamCredential,
    @Args('input') input: NextQuestionInput,
  ): Promise<SittingOutcome> {
    return orExamRefusal(this.sit.next(credential, input));
  }

  @MutationReturning('outcome', () => SittingOutcome, {
    description:
      'Where candidates may go back: the clock of the open question stops and that of the other one goes on. Anything else changes nothing and answers with how the sitting stands.',
  })
  @CandidateOnly()
  goToQuestion(
    @CurrentExam() credential: ExamCredential,
    @Args('input') input: GoToQuestionInput,
  ): Promise<SittingOutcome> {
    return orExamRefusal(this.sit.goTo(credential, input));
  }

  @MutationReturning('outcome', () => SittingOutcome, {
    description: 'Where the assessment lets candidates change it; elsewhere nothing changes. Answers and time stay.',
  })
  @CandidateOnly()
  changeExamLanguage(
    @CurrentExam() credential: ExamCredential,
    @Args('input') input: ChangeExamLanguageInput,
  ): Promise<SittingOutcome> {
    return orExamRefusal(this.sit.changeLanguage(credential, input));
  }

  @MutationReturning('outcome', () => SittingOutcome, { description: 'Hands in; again and again changes nothing.' })
  @CandidateOnly()
  submitAttempt(
    @CurrentExam() credential: ExamCredential,
    @Args('input') input: SubmitAttemptInput,
  ): Promise<SittingOutcome> {
    return orExamRefusal(this.sit.submit(credential, input));
  }

  @Mutation(() => ExamPulseNode, {
    description: 'The sign of life of an open page; a page not seen for 15 seconds is let go.',
  })
  @CandidateOnly()
  examPulse(@CurrentExam() credential: ExamCredential, @Args('input') input: ExamPulseInput): Promise<ExamPulseNode> {
    return this.pulse.execute(credential, input);
  }
}
