import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Upload } from '../../../../platform/graphql';
import type { UploadedFile } from '../../../../platform/graphql';

// Without class-validator, whose copy of the input would not carry the file; the operations check the rest by hand.

@InputType()
export class UploadAnswerFileInput {
  @Field(() => ID, { description: 'A UUID that the exam page makes for itself and keeps over reloads.' })
  pageId: string;

  @Field(() => ID)
  questionId: string;

  @Field(() => ID, {
    nullable: true,
    description: 'A UUID of the page’s choice: handing in the same file again gives the one that is there.',
  })
  fileId?: string | null;

  @Field(() => Upload, { description: 'At most 250 KB (256,000 bytes).' })
  file: UploadedFile;
}

@InputType()
export class StartRecordingInput {
  @Field(() => ID, { description: 'A UUID that the exam page makes for itself and keeps over reloads.' })
  pageId: string;

  @Field(() => ID)
  questionId: string;

  @Field(() => String, { description: 'As the recorder names it, such as `video/webm;codecs=vp8,opus`.' })
  contentType: string;

  @Field(() => ID, {
    nullable: true,
    description: 'A UUID of the page’s choice: starting the same recording again tells what is there.',
  })
  recordingId?: string | null;
}

@InputType()
export class UploadRecordingPartInput {
  @Field(() => ID, { description: 'A UUID that the exam page makes for itself and keeps over reloads.' })
  pageId: string;

  @Field(() => ID)
  recordingId: string;

  @Field(() => Int, { description: 'From 0; in any order, and sending one again changes nothing.' })
  index: number;

  @Field(() => Upload, { description: 'At most 250 KB (256,000 bytes).' })
  file: UploadedFile;
}

@InputType()
export class FinishRecordingInput {
  @Field(() => ID, { description: 'A UUID that the exam page makes for itself and keeps over reloads.' })
  pageId: string;

  @Field(() => ID)
  recordingId: string;

  @Field(() => Int)
  parts: number;
}
