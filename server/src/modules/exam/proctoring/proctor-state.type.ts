import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { UrlScalar } from '../../../platform/graphql';
import { ServerNowField } from '../attempt';
import { SignalExcuse, SignalKind } from './signal-kind';
import type { OwnProctorEvent, ProctorState } from './proctor-state';
import type { ExamProctoring } from './exam-proctoring';

registerEnumType(SignalKind, {
  name: 'ProctorSignal',
  description: 'NO_FACE and SEVERAL_FACES are guesses about a picture, made on the candidate’s device.',
});
registerEnumType(SignalExcuse, {
  name: 'ProctorExcuse',
  description: 'What is excused never counts. PAUSED: it began while staff held the exam.',
});

@ObjectType('OwnProctorEvent', { description: 'What was recorded, as the candidate may see it.' })
export class OwnProctorEventNode implements OwnProctorEvent {
  @Field(() => ID)
  id: string;

  @Field(() => SignalKind)
  kind: SignalKind;

  @Field(() => Date, { description: 'When it began, by the server.' })
  startedAt: Date;

  @Field(() => Int, { description: 'Length in seconds.' })
  seconds: number;

  @Field(() => Int, { description: 'How many times in that time, such as copying, which lasts no time.' })
  times: number;

  @Field(() => Int, { nullable: true, description: 'The how-manieth time; null for what is only noted.' })
  countedAs: number | null;

  @Field(() => String, { nullable: true, description: 'In the candidate’s own words.' })
  note: string | null;

  @Field(() => [UrlScalar], {
    description: 'What a guess about a picture was made from; the addresses hold for about an hour.',
  })
  pictureUrls: string[];
}

@ObjectType('ProctorState', { description: 'How the candidate stands with the proctoring of this attempt.' })
export class ProctorStateNode implements ProctorState {
  @ServerNowField()
  serverNow: Date;

  @Field(() => Int, { description: 'How many times being away was counted.' })
  warnings: number;

  @Field(() => Int, { description: 'How many more times only warn; the next one submits.' })
  warningsLeft: number;

  @Field(() => Boolean, { description: 'The attempt is handed in, by whomever.' })
  isSubmitted: boolean;

  @Field(() => Boolean, { description: 'It was handed in because the candidate was away too often.' })
  isSubmittedByProctoring: boolean;

  @Field(() => [OwnProctorEventNode], { description: 'The oldest first.' })
  events: OwnProctorEventNode[];
}

@ObjectType('ExamProctoring', { description: 'What of this sitting is watched.' })
export class ExamProctoringNode implements ExamProctoring {
  @Field(() => Boolean, { description: 'Whether pictures are taken at random moments.' })
  webcamSnapshots: boolean;

  @Field(() => Boolean, { description: 'Without a camera the exam cannot be started.' })
  cameraRequired: boolean;

  @Field(() => Boolean, { description: 'Whether leaving full screen counts as a signal.' })
  fullScreen: boolean;

  @Field(() => Boolean, { description: 'Whether leaving the page counts as a signal.' })
  tabLeaving: boolean;

  @Field(() => Boolean, { description: 'Whether copying and pasting counts as a signal.' })
  copyPaste: boolean;

  @Field(() => Int, { description: 'A shorter absence does not count.' })
  minimumSeconds: number;

  @Field(() => Boolean, { description: 'Whether staying away ever submits the exam.' })
  submitsWhenLeft: boolean;

  @Field(() => Int, { description: 'Where it does: past so many warnings.' })
  warningsBeforeSubmit: number;

  @Field(() => Int, { description: 'Past the last warning, who comes back within this time goes on.' })
  comeBackSeconds: number;

  @Field(() => Int, { description: 'After how many days it is deleted.' })
  retentionDays: number;

  @Field(() => String, { description: 'Of the text to which the candidate agrees.' })
  consentVersion: string;
}
