import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { accessOf, requestOf } from '../caller/request-context';
import type { ExamCredential, Viewer } from '../caller/viewer';

/** The viewer of a `@StaffOnly` operation; null in a `@Public` one when nobody is signed in. */
export const CurrentViewer = createParamDecorator(
  (_: unknown, context: ExecutionContext): Viewer | null => accessOf(requestOf(context)).resolvedViewer ?? null,
);

/** The credential of a `@CandidateOnly` operation. */
export const CurrentExam = createParamDecorator(
  (_: unknown, context: ExecutionContext): ExamCredential | null => accessOf(requestOf(context)).credential ?? null,
);
