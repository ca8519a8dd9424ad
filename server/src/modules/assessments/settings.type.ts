import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { UrlScalar } from '../../platform/graphql';
import type { IntegrationDraft, IntegrationSettings } from './integration.policy';
import type { ProctoringDraft, ProctoringSettings } from './proctoring.policy';

@ObjectType('ProctoringSettings', { description: 'What is watched during the exam.' })
export class ProctoringNode implements ProctoringSettings {
  @Field(() => Boolean, { description: 'Whether pictures are taken at random moments.' })
  webcamSnapshots: boolean;

  @Field(() => Int, { description: 'On average; the server draws the moments.' })
  snapshotsPerHour: number;

  @Field(() => Boolean, { description: 'Whether leaving full screen counts as a signal.' })
  fullScreen: boolean;

  @Field(() => Boolean, { description: 'Whether leaving the page counts as a signal.' })
  tabLeaving: boolean;

  @Field(() => Boolean, { description: 'Whether copying and pasting counts as a signal.' })
  copyPaste: boolean;

  @Field(() => Boolean, { description: 'Without a camera the exam cannot be started.' })
  cameraRequired: boolean;

  @Field(() => Int, { description: 'How long somebody has to be away for it to count.' })
  minimumSeconds: number;

  @Field(() => Boolean, { description: 'Whether staying away ever submits the exam; else it is noted for a person.' })
  submitsWhenLeft: boolean;

  @Field(() => Int, {
    description: 'Where it does: after so many warnings, staying away the next time submits the exam.',
  })
  warningsBeforeSubmit: number;

  @Field(() => Int, { description: 'After so many days snapshots and signals are deleted.' })
  retentionDays: number;
}

@InputType({ description: 'What is left out stays as it is.' })
export class ProctoringInput implements ProctoringDraft {
  @Field(() => Boolean, { nullable: true, description: 'Whether pictures are taken at random moments.' })
  webcamSnapshots?: boolean | null;

  @Field(() => Int, { nullable: true, description: '1 to 120.' })
  snapshotsPerHour?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether leaving full screen counts as a signal.' })
  fullScreen?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether leaving the page counts as a signal.' })
  tabLeaving?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether copying and pasting counts as a signal.' })
  copyPaste?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the exam starts only with a camera.' })
  cameraRequired?: boolean | null;

  @Field(() => Int, { nullable: true, description: '1 to 60.' })
  minimumSeconds?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether staying away ever submits the exam; else it is noted for a person.',
  })
  submitsWhenLeft?: boolean | null;

  @Field(() => Int, { nullable: true, description: '1 to 10.' })
  warningsBeforeSubmit?: number | null;

  @Field(() => Int, { nullable: true, description: '1 to 365.' })
  retentionDays?: number | null;
}

@ObjectType('IntegrationSettings', { description: 'What an assessment tells the outside.' })
export class IntegrationNode implements IntegrationSettings {
  @Field(() => UrlScalar, { nullable: true, description: 'Where candidates go after they have submitted.' })
  redirectUrl: string | null;
}

@InputType({
  description: 'Addresses of public hosts, starting with https://. What is left out stays; null removes it.',
})
export class IntegrationInput implements IntegrationDraft {
  @Field(() => UrlScalar, { nullable: true, description: 'Where candidates go after handing in; https.' })
  redirectUrl?: string | null;
}
