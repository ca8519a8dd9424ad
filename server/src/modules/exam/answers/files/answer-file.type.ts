import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { UrlScalar } from '../../../../platform/graphql';
import type { ShownAnswerFile } from './shown-answer-file';
import type { Recording } from './record-answer';

@ObjectType('AnswerFile', { description: 'A file that a candidate hands in.' })
export class AnswerFileNode implements ShownAnswerFile {
  @Field(() => ID, { description: 'What `saveAnswer` names in `fileIds`.' })
  id: string;

  @Field(() => String)
  name: string;

  @Field(() => String, { description: 'MIME type, found in the bytes.' })
  contentType: string;

  @Field(() => Int)
  byteSize: number;

  @Field(() => UrlScalar, { description: "For the candidate's own playback, for about an hour." })
  url: string;
}

@ObjectType('Recording', { description: 'A recording that is sent while it is made.' })
export class RecordingNode implements Recording {
  @Field(() => ID)
  id: string;

  @Field(() => [Int], { description: 'The parts that need not be sent again, from 0.' })
  receivedParts: number[];
}
