import { AskForAccommodationDocument, type AskForAccommodationInput } from '../../graphql/exam-generated';
import { doneIn } from '../api/done-in';
import { request } from '../api/graphql-request';
import type { ExamEntry } from '../engine/ports';

const TIMEOUT_MS = 15_000;
/** What was typed of a request and not sent. */
export const ACCOMMODATION_DRAFT = 'accommodation';

export type Accommodation = NonNullable<ExamEntry['accommodation']>;
/** Fails with an `ExamFailure`. */
export type AskForAccommodation = (wish: AskForAccommodationInput) => Promise<Accommodation>;

/** Asks the people who invited the holder of one link. */
export const accommodationAsker =
  (token: string): AskForAccommodation =>
  async (input) => {
    const document = AskForAccommodationDocument;
    const { reply } = await request({ document, variables: { input }, token, timeoutMs: TIMEOUT_MS });
    return doneIn(reply.askForAccommodation.outcome);
  };
