import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { accessOf, requestOf } from './request-access';
import type { Sitting, Viewer } from './viewer';

/** The viewer of a `@StaffOnly` operation; null in a `@Public` one when nobody is signed in. */
export const CurrentViewer = createParamDecorator(
  (_: unknown, context: ExecutionContext): Viewer | null => accessOf(requestOf(context)).resolvedViewer ?? null,
);

/** The sitting of a `@CandidateOnly` operation. */
export const CurrentSitting = createParamDecorator(
  (_: unknown, context: ExecutionContext): Sitting | null => accessOf(requestOf(context)).sitting ?? null,
);
