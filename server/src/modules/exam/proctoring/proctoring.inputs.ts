import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsDate, IsIn, IsInt, IsUUID, Max, Min, ValidateNested } from 'class-validator';
import { Lines } from '../../../platform/graphql';
import { pageId } from '../attempt';
import { reportedKinds, SignalExcuse, SignalKind } from './signal-kind';

/** What one page may tell at once; a queue that is longer goes out in several calls. */
const MOST_AT_ONCE = 50;
const DAY_MS = 86_400_000;
export const MAX_NOTE = 1_000;

@InputType()
export class ProctorSignalInput {
  @Field(() => ID, { description: 'A UUID of the page’s choice; telling the same again only prolongs it.' })
  @IsUUID()
  id: string;

  @Field(() => SignalKind)
  @IsIn(reportedKinds)
  kind: SignalKind;

  @Field(() => Date, { description: 'By the server’s clock, as the page keeps it.' })
  @IsDate()
  startedAt: Date;

  @Field(() => Date, { description: 'By the clock of the computer.' })
  @IsDate()
  computerAt: Date;

  @Field(() => Int, { description: 'For how long, in milliseconds.' })
  @IsInt()
  @Min(0)
  @Max(DAY_MS)
  lastedMs: number;

  @Field(() => Boolean, { description: 'Whether it has ended.' })
  isOver: boolean;

  @Field(() => SignalExcuse, { nullable: true, description: 'Why it does not count.' })
  excuse?: SignalExcuse | null;

  @Field(() => Int, { description: 'How many warnings the page had shown when it began.' })
  @IsInt()
  @Min(0)
  @Max(1_000)
  warningsSeen: number;
}

@InputType()
export class ReportProctorEventsInput {
  @Field(() => ID, pageId)
  @IsUUID()
  pageId: string;

  @Field(() => [ProctorSignalInput])
  @ArrayMaxSize(MOST_AT_ONCE)
  @ValidateNested({ each: true })
  @Type(() => ProctorSignalInput)
  events: ProctorSignalInput[];
}

@InputType()
export class NoteProctorEventInput {
  @Field(() => ID, { description: 'UUID of a moment of the proctoring record.' })
  @IsUUID()
  eventId: string;

  @Field(() => String)
  @Lines(MAX_NOTE)
  note: string;
}
