import type { ServerClock } from './clock';
import type { Connection } from './connection';
import { examFailureOf } from './failure';
import type { ExamApi, Timed } from './ports';

/** The same API, with every reply setting the clock and every outcome telling of the line. */
export function watchedApi(api: ExamApi, clock: ServerClock, connection: Connection): ExamApi {
  /** Replies about files carry no time; that they came tells of the line all the same. */
  async function heard<Reply>(call: Promise<Timed<Reply>>): Promise<Timed<Reply>> {
    try {
      const timed = await call;
      connection.succeeded();
      return timed;
    } catch (thrown) {
      const failure = examFailureOf(thrown);
      connection.failed(failure);
      throw failure;
    }
  }

  async function watched<Reply extends { serverNow: string }>(call: Promise<Timed<Reply>>): Promise<Timed<Reply>> {
    const timed = await heard(call);
    clock.sync(timed.reply.serverNow, timed.exchange);
    return timed;
  }

  return {
    readEntry: () => watched(api.readEntry()),
    start: (consent, language) => watched(api.start(consent, language)),
    changeLanguage: (language) => watched(api.changeLanguage(language)),
    resume: (takeOver) => watched(api.resume(takeOver)),
    save: (answer, haste) => watched(api.save(answer, haste)),
    next: (questionId) => watched(api.next(questionId)),
    goTo: (from, position) => watched(api.goTo(from, position)),
    submit: () => watched(api.submit()),
    pulse: () => watched(api.pulse()),
    listen: (onNudge) => api.listen(onNudge),
    readMessage: (messageId) => heard(api.readMessage(messageId)),
    readReceipts: (secret) => heard(api.readReceipts(secret)),
    proctorState: () => watched(api.proctorState()),
    reportSignals: (signals) => watched(api.reportSignals(signals)),
    uploadSnapshot: (about, file) => watched(api.uploadSnapshot(about, file)),
    noteEvent: (eventId, note) => watched(api.noteEvent(eventId, note)),
    uploadFile: (id, questionId, file, onShare) => heard(api.uploadFile(id, questionId, file, onShare)),
    startRecording: (recordingId, questionId, contentType) =>
      heard(api.startRecording(recordingId, questionId, contentType)),
    uploadPart: (recordingId, index, part) => heard(api.uploadPart(recordingId, index, part)),
    finishRecording: (recordingId, parts) => heard(api.finishRecording(recordingId, parts)),
  };
}
