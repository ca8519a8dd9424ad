import type { ServerClock } from './clock';
import type { Connection } from './connection';
import { failureOf } from './failure';
import type { ExamApi, Timed } from './ports';

/** The same API, with every reply setting the clock and every outcome telling of the line. */
export function watchedApi(api: ExamApi, clock: ServerClock, connection: Connection): ExamApi {
  async function watched<Reply extends { serverNow: string }>(call: Promise<Timed<Reply>>): Promise<Timed<Reply>> {
    try {
      const timed = await call;
      clock.sync(timed.reply.serverNow, timed.exchange);
      connection.succeeded();
      return timed;
    } catch (thrown) {
      const failure = failureOf(thrown);
      connection.failed(failure);
      throw failure;
    }
  }

  return {
    readEntry: () => watched(api.readEntry()),
    start: () => watched(api.start()),
    resume: (takeOver) => watched(api.resume(takeOver)),
    save: (answer, outlivesPage) => watched(api.save(answer, outlivesPage)),
    next: (questionId) => watched(api.next(questionId)),
    submit: () => watched(api.submit()),
    pulse: () => watched(api.pulse()),
  };
}
