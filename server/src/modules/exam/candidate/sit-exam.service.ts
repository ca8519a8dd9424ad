import { Injectable } from '@nestjs/common';
import type { ExamCredential } from '../../../platform/access';
import {
  assertUuids,
  transitionsForGoing,
  transitionsForNext,
  transitionsForResuming,
  transitionsForSubmitting,
  mayTakeOver,
} from '../attempt';
import { StepOn } from './step/step-on';
import { ChangeAttempt } from './change-attempt';
import type { AttemptChange } from './change-attempt';
import type {
  ChangeExamLanguageInput,
  GoToQuestionInput,
  NextQuestionInput,
  ResumeAttemptInput,
  SubmitAttemptInput,
} from './exam.inputs';
import type { ExamSitting } from './exam-sitting';

/** What a page does with an attempt that has started. Every call may be repeated. */
@Injectable()
export class SitExam {
  constructor(
    private readonly attempts: ChangeAttempt,
    private readonly stepOn: StepOn,
  ) {}

  resume(credential: ExamCredential, { pageId, takeOver }: ResumeAttemptInput): Promise<ExamSitting> {
    return this.attempts.execute(credential, pageId, resuming(pageId, takeOver));
  }

  async next(credential: ExamCredential, input: NextQuestionInput): Promise<ExamSitting> {
    const { pageId, questionId } = input;
    assertUuids({ pageId, questionId });
    return (await this.stepOn.next(credential, input)) ?? this.nextUnderLock(credential, input);
  }

  private nextUnderLock(credential: ExamCredential, { pageId, questionId }: NextQuestionInput): Promise<ExamSitting> {
    return this.attempts.execute(credential, pageId, {
      mayAct: (attempt) => attempt.pageId === pageId,
      transitionsFor: (attempt, rules) => transitionsForNext(attempt, questionId, rules),
    });
  }

  goTo(credential: ExamCredential, { pageId, ...way }: GoToQuestionInput): Promise<ExamSitting> {
    return this.attempts.execute(credential, pageId, {
      mayAct: (attempt) => attempt.pageId === pageId,
      transitionsFor: (attempt, rules) => transitionsForGoing(attempt, way, rules),
    });
  }

  /** Answers stay, and so does the time; a language that the assessment does not offer changes nothing. */
  changeLanguage(credential: ExamCredential, { pageId, language }: ChangeExamLanguageInput): Promise<ExamSitting> {
    return this.attempts.execute(credential, pageId, {
      mayAct: (attempt) => attempt.pageId === pageId,
      transitionsFor: () => [],
      language,
    });
  }

  async submit(credential: ExamCredential, input: SubmitAttemptInput): Promise<ExamSitting> {
    assertUuids({ pageId: input.pageId });
    return (await this.stepOn.submit(credential, input)) ?? this.submitUnderLock(credential, input);
  }

  private submitUnderLock(credential: ExamCredential, { pageId }: SubmitAttemptInput): Promise<ExamSitting> {
    return this.attempts.execute(credential, pageId, {
      mayAct: (attempt) => attempt.pageId === pageId,
      transitionsFor: transitionsForSubmitting,
    });
  }
}

/** The page becomes the live one and gets a question to show. */
export function resuming(pageId: string, takeOver: boolean): AttemptChange {
  return {
    mayAct: (attempt, now) => mayTakeOver(attempt, pageId, takeOver, now),
    transitionsFor: transitionsForResuming,
  };
}
