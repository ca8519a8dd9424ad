import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { LanguageOffer } from '../../assessments';
import { ContentLanguage } from '../../questions';
import { AnswerValueNode, AnswerFileNode } from '../answers';
import { ExamMessageNode } from './messages/exam-message.type';
import { ExamQuestionNode } from '../paper';
import { ExamState, SITTING_ENDS_AT, ServerNowField } from '../attempt';
import { QuestionSlotNode } from './slots/question-slot.type';
import { ExamProctoringNode } from '../proctoring';
import type { ExamSitting } from './exam-sitting';

@ObjectType('ExamSitting', { description: 'What the page shows now.' })
export class ExamSittingNode implements ExamSitting {
  @Field(() => ID)
  attemptId: string;

  @Field(() => ExamState)
  state: ExamState;

  @ServerNowField()
  serverNow: Date;

  @Field(() => Int)
  questionCount: number;

  @Field(() => Int, { description: 'How many questions have been opened.' })
  position: number;

  @Field(() => ExamQuestionNode, { nullable: true, description: 'The open question; null once submitted.' })
  question: ExamQuestionNode | null;

  @Field(() => AnswerValueNode, { nullable: true, description: 'What was answered; null when nothing was.' })
  answer: AnswerValueNode | null;

  @Field(() => Int, { description: 'The next save must carry a greater one.' })
  answerRevision: number;

  @Field(() => Date, { nullable: true, description: 'When the server stored this answer; null before the first one.' })
  answerSavedAt: Date | null;

  @Field(() => [AnswerFileNode], { description: 'What was handed in for the open question.' })
  answerFiles: AnswerFileNode[];

  @Field(() => Date, { nullable: true, description: SITTING_ENDS_AT })
  sittingEndsAt: Date | null;

  @Field(() => Boolean, { description: 'Questions can be left and returned to; it never changes during a sitting.' })
  mayGoBack: boolean;

  @Field(() => Int, { description: 'How many times the open question was opened; 0 when none is open.' })
  visit: number;

  @Field(() => [QuestionSlotNode], {
    description: 'All questions of the paper; empty where candidates may not go back.',
  })
  slots: QuestionSlotNode[];

  @Field(() => Boolean, { description: 'Every clock stands still; the question is covered until staff continue.' })
  isPaused: boolean;

  @Field(() => Int, { description: 'What staff added to the open question; part of its duration.' })
  addedSeconds: number;

  @Field(() => ExamMessageNode, { nullable: true })
  message: ExamMessageNode | null;

  @Field(() => String)
  candidateFirstName: string;

  @Field(() => String)
  assessmentTitle: string;

  @Field(() => ContentLanguage, { description: 'In which it is sat now.' })
  language: ContentLanguage;

  @Field(() => [ContentLanguage], { description: "In which it could be sat, the assessment's own first." })
  languages: ContentLanguage[];

  @Field(() => LanguageOffer, { description: 'Whether the candidate chooses, and when.' })
  languageOffer: LanguageOffer;

  @Field(() => Boolean, { description: 'Whether candidates see how far they have come.' })
  showProgress: boolean;

  @Field(() => ExamProctoringNode)
  proctoring: ExamProctoringNode;
}
