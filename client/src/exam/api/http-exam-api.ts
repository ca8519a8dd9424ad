import {
  ChangeExamLanguageDocument,
  ExamEntryDocument,
  ExamPulseDocument,
  ExamReceiptsDocument,
  FinishRecordingDocument,
  GoToQuestionDocument,
  NextQuestionDocument,
  NoteProctorEventDocument,
  ProctorStateDocument,
  ReportProctorEventsDocument,
  ReadExamMessageDocument,
  ResumeAttemptDocument,
  SaveAnswerDocument,
  StartAttemptDocument,
  StartRecordingDocument,
  SubmitAttemptDocument,
  UploadAnswerFileDocument,
  UploadRecordingPartDocument,
  UploadSnapshotDocument,
  type ExamEntryQuery,
  type UploadSnapshotMutationVariables,
  type TypedDocumentString,
  type UploadAnswerFileMutationVariables,
  type UploadRecordingPartMutationVariables,
} from '../../graphql/exam-generated';
import { examFailureOf } from '../engine/failure';
import type { ExamApi, Haste, Timed } from '../engine/ports';
import { doneIn, type Done } from './done-in';
import { request } from './graphql-request';
import { takeBrand } from '../brand-memory';
import { listenForNudges } from './listen-for-nudges';
import { sendFile } from './multipart-request';

/** `fetch` gives up on a request that is to outlive its page above 64 KiB, so such a one is sent the ordinary way. */
const KEEPALIVE_LIMIT = 60_000;
const isShort = (answer: object) => JSON.stringify(answer).length * 3 < KEEPALIVE_LIMIT;
const possibleHaste = (answer: object, haste: Haste = 'awaited'): Haste =>
  haste === 'outlives-page' && !isShort(answer) ? 'awaited' : haste;

/** The form carries the file; its place in the variables stays empty. */
const inInput = { place: 'input.file' };

const TIMEOUT_MS = 8_000;
const SHORT_TIMEOUT_MS = 4_000;

/**
 * How long to wait for a reply. While nothing comes back, mostly half as long: a request that went into the void just before
 * the line returned should not hold up the rest. Every third gets its full time, because a line may be slow and not dead.
 */
const timeoutAfter = (silences: number) => (silences % 3 === 0 ? TIMEOUT_MS : SHORT_TIMEOUT_MS);

const branded = ({ reply, exchange }: Timed<ExamEntryQuery['examEntry']>) => ({ reply: takeBrand(reply), exchange });

/** The exam's operations for the holder of one link, from one page. */
export function httpExamApi(token: string, pageId: string): ExamApi {
  let silences = 0;

  async function call<Data extends Record<Field, unknown>, Variables, Field extends string & keyof Data>(
    field: Field,
    document: TypedDocumentString<Data, Variables>,
    variables: Variables,
    haste: Haste = 'awaited',
  ): Promise<Timed<Data[Field]>> {
    try {
      const timeoutMs = timeoutAfter(silences);
      const { reply, exchange } = await request({ document, variables, token, timeoutMs, haste });
      silences = 0;
      return { reply: reply[field], exchange };
    } catch (thrown) {
      silences = examFailureOf(thrown).kind === 'network' ? silences + 1 : 0;
      throw thrown;
    }
  }

  /** What a mutation changed: its payload has it under a name of its own. */
  async function change<
    Data extends Record<Field, Record<Part, unknown>>,
    Variables,
    Field extends string & keyof Data,
    Part extends string & keyof Data[Field],
  >(
    [field, part]: readonly [Field, Part],
    document: TypedDocumentString<Data, Variables>,
    variables: Variables,
  ): Promise<Timed<Data[Field][Part]>> {
    const { reply, exchange } = await call<Data, Variables, Field>(field, document, variables);
    return { reply: reply[part], exchange };
  }

  async function sit<Outcome extends object, Variables, Field extends string>(
    field: Field,
    document: TypedDocumentString<Record<Field, { outcome: Outcome }>, Variables>,
    variables: Variables,
    haste?: Haste,
  ): Promise<Timed<Done<Outcome>>> {
    const { reply, exchange } = await call(field, document, variables, haste);
    return { reply: doneIn(reply.outcome), exchange };
  }

  return {
    readEntry: async () => branded(await call('examEntry', ExamEntryDocument, {})),
    start: (consent, language) => sit('startAttempt', StartAttemptDocument, { input: { pageId, consent, language } }),
    changeLanguage: (language) =>
      sit('changeExamLanguage', ChangeExamLanguageDocument, { input: { pageId, language } }),
    resume: (takeOver) => sit('resumeAttempt', ResumeAttemptDocument, { input: { pageId, takeOver } }),
    save: (answer, haste) =>
      sit('saveAnswer', SaveAnswerDocument, { input: { pageId, ...answer } }, possibleHaste(answer, haste)),
    next: (questionId) => sit('nextQuestion', NextQuestionDocument, { input: { pageId, questionId } }),
    goTo: (from, position) => sit('goToQuestion', GoToQuestionDocument, { input: { pageId, ...from, position } }),
    submit: () => sit('submitAttempt', SubmitAttemptDocument, { input: { pageId } }),
    readMessage: (messageId) =>
      change(['readExamMessage', 'messageId'], ReadExamMessageDocument, { input: { messageId } }),
    pulse: () => call('examPulse', ExamPulseDocument, { input: { pageId } }, 'unhurried'),
    listen: (onNudge) => listenForNudges(token, onNudge),
    readReceipts: (secret) => call('examReceipts', ExamReceiptsDocument, { secret }),
    proctorState: () => call('proctorState', ProctorStateDocument, {}),
    reportSignals: (events) =>
      change(['reportProctorEvents', 'proctorState'], ReportProctorEventsDocument, { input: { pageId, events } }),
    uploadSnapshot: async (about, file) => {
      const input = { pageId, ...about, file: null };
      const variables = { input } as unknown as UploadSnapshotMutationVariables;
      const document = UploadSnapshotDocument;
      const sent = await sendFile({ document, variables, ...inInput, file, token, onShare: () => undefined });
      return { ...sent, reply: sent.reply.uploadSnapshot };
    },
    noteEvent: (eventId, note) =>
      change(['noteProctorEvent', 'proctorState'], NoteProctorEventDocument, { input: { eventId, note } }),
    uploadFile: async (fileId, questionId, file, onShare) => {
      const input = { pageId, fileId, questionId, file: null };
      const variables = { input } as unknown as UploadAnswerFileMutationVariables;
      const sent = await sendFile({ document: UploadAnswerFileDocument, variables, ...inInput, file, token, onShare });
      return { ...sent, reply: sent.reply.uploadAnswerFile.answerFile };
    },
    startRecording: (recordingId, questionId, contentType) =>
      change(['startRecording', 'recording'], StartRecordingDocument, {
        input: { pageId, recordingId, questionId, contentType },
      }),
    uploadPart: async (recordingId, index, file) => {
      const input = { pageId, recordingId, index, file: null };
      const variables = { input } as unknown as UploadRecordingPartMutationVariables;
      const document = UploadRecordingPartDocument;
      const sent = await sendFile({ document, variables, ...inInput, file, token, onShare: () => undefined });
      return { ...sent, reply: sent.reply.uploadRecordingPart.recording };
    },
    finishRecording: (recordingId, parts) =>
      change(['finishRecording', 'answerFile'], FinishRecordingDocument, { input: { pageId, recordingId, parts } }),
  };
}
