import {
  HandInAnswersFileDocument,
  type HandInAnswersFileMutation,
  type HandInAnswersFileMutationVariables,
} from '../../graphql/exam-generated';
import { sendFile } from '../api/multipart-request';

export type TakenAnswers = HandInAnswersFileMutation['handInAnswersFile'];

/** Brings a file that the exam page wrote when the network stayed away. Fails with an `ExamFailure`. */
export type HandInAnswers = (file: File) => Promise<TakenAnswers>;

/** For the holder of one exam link. */
export const answersFileHandIn =
  (token: string): HandInAnswers =>
  async (file) => {
    const variables = { file: null } as unknown as HandInAnswersFileMutationVariables;
    const document = HandInAnswersFileDocument;
    const sent = await sendFile({ document, variables, place: 'file', file, token, onShare: () => undefined });
    return sent.reply.handInAnswersFile;
  };
