import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { UrlScalar } from '../../platform/graphql';
import type { IntegrationDraft, IntegrationSettings } from './integration.policy';
import type { ProctoringDraft, ProctoringSettings } from './proctoring.policy';

@ObjectType('ProctoringSettings')
export class ProctoringNode implements ProctoringSettings {
  @Field(() => Boolean)
  webcamSnapshots: boolean;

  @Field(() => Int, { description: 'On average; the server draws the moments.' })
  snapshotsPerHour: number;

  @Field(() => Boolean)
  fullScreen: boolean;

  @Field(() => Boolean)
  tabLeaving: boolean;

  @Field(() => Boolean)
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
  @Field(() => Boolean, { nullable: true })
  webcamSnapshots?: boolean | null;

  @Field(() => Int, { nullable: true, description: '1 to 120.' })
  snapshotsPerHour?: number | null;

  @Field(() => Boolean, { nullable: true })
  fullScreen?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  tabLeaving?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  copyPaste?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  cameraRequired?: boolean | null;

  @Field(() => Int, { nullable: true, description: '1 to 60.' })
  minimumSeconds?: number | null;

  @Field(() => Boolean, { nullable: true })
  submitsWhenLeft?: boolean | null;

  @Field(() => Int, { nullable: true, description: '1 to 10.' })
  warningsBeforeSubmit?: number | null;

  @Field(() => Int, { nullable: true, description: '1 to 365.' })
  retentionDays?: number | null;
}

@ObjectType('IntegrationSettings')
export class IntegrationNode implements IntegrationSettings {
  @Field(() => UrlScalar, { nullable: true, description: 'Where candidates go after they have submitted.' })
  redirectUrl: string | null;
}

@InputType({
  description: 'Addresses of public hosts, starting with https://. What is left out stays; null removes it.',
})
export class IntegrationInput implements IntegrationDraft {
  @Field(() => UrlScalar, { nullable: true })
  redirectUrl?: string | null;
}
