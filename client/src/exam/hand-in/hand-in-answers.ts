import {
  SubmitUnsentAnswersDocument,
  type SubmitUnsentAnswersMutation,
  type SubmitUnsentAnswersMutationVariables,
} from '../../graphql/exam-generated';
import { sendFile } from '../api/multipart-request';

export type ImportedAnswers = SubmitUnsentAnswersMutation['submitUnsentAnswers']['importedAnswers'];

/** Brings a file that the exam page wrote when the network stayed away. Fails with an `ExamFailure`. */
export type HandInAnswers = (file: File) => Promise<ImportedAnswers>;

/** For the holder of one exam link. */
export const submitterOfUnsentAnswers =
  (token: string): HandInAnswers =>
  async (file) => {
    const variables = { file: null } as unknown as SubmitUnsentAnswersMutationVariables;
    const document = SubmitUnsentAnswersDocument;
    const sent = await sendFile({ document, variables, place: 'file', file, token, onShare: () => undefined });
    return sent.reply.submitUnsentAnswers.importedAnswers;
  };
