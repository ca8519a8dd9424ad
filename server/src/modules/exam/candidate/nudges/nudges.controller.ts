import { Controller, Sse } from '@nestjs/common';
import type { MessageEvent } from '@nestjs/common';
import type { Observable } from 'rxjs';
import { CandidateOnly, CurrentExam } from '../../../../platform/access';
import type { ExamCredential } from '../../../../platform/access';
import { ListenForNudges } from './listen-for-nudges';
import { Describe } from '../../../../platform/openapi';

@Controller('v1/exam/nudges')
export class NudgesController {
  constructor(private readonly listen: ListenForNudges) {}

  /** Server-sent events that say no more than "look": the pulse tells the rest, to whom the link is still good for. */
  @Sse()
  @Describe({ summary: 'Server-sent events that tell a page of the exam to look anew.', answer: ['text/event-stream'] })
  @CandidateOnly()
  open(@CurrentExam() { invitationId }: ExamCredential): Observable<MessageEvent> {
    return this.listen.of(invitationId);
  }
}
