import { httpExamApi } from './api/http-exam-api';
import { keepEnding, readEnding } from './engine/ending-memory';
import type { EndingFacts } from './engine/ending';
import { Exam } from './engine/exam';
import type { ExamEntry } from './engine/ports';
import {
  CHECK_PATH,
  EXAM_PATH,
  forgetToken,
  linkKey,
  placeOf,
  SUBMITTED_PATH,
  SUCCESS_PATH,
  takeToken,
} from './engine/link';
import { openOutbox } from './engine/open-outbox';
import { claimPageId } from './engine/page-id';
import { submitterOfUnsentAnswers, type HandInAnswers } from './hand-in/hand-in-answers';
import { afterExamReader, type ReadAfterExam } from './after-exam/read-after-exam';
import { outcomeReader, type ReadOutcome } from './outcome/read-outcome';
import { returnReader, stateOf, type ReadReturn } from './return-path/read-return';

/** What the address of the page leads to. */
export type OpenedPlace =
  | {
      name: 'exam';
      exam: Exam;
      isDurable: boolean;
      readOutcome?: ReadOutcome;
      readAfterExam?: ReadAfterExam;
      readReturn?: ReadReturn;
      handIn?: HandInAnswers;
    }
  | { name: 'check'; readEntry: () => Promise<ExamEntry>; isDurable: boolean }
  | { name: 'no-link' }
  | { name: 'join'; code: string }
  | { name: 'joined'; ticket: string }
  | { name: 'success'; facts: EndingFacts | null }
  | { name: 'submitted' };

const goTo = (path: string) => window.history.replaceState(null, '', path);

export function openPlace(path: string): Promise<OpenedPlace> {
  const place = placeOf(path);
  if (place.name === 'success') return Promise.resolve({ name: 'success', facts: readEnding() });
  if (place.name === 'submitted') return openSubmitted();
  if (place.name === 'join' || place.name === 'joined') return Promise.resolve(place);
  if (place.name === 'preview') return openPreview(place.assessmentId);
  const token = takeToken(place.token);
  if (token === null) return Promise.resolve({ name: 'no-link' });
  return place.name === 'check' ? openCheck(token) : openExam(token);
}

/** After a reload the tab still knows its link: the server says how things stand now, which may be that the exam goes on. */
function openSubmitted(): Promise<OpenedPlace> {
  const token = takeToken(null);
  if (token === null) return Promise.resolve({ name: 'submitted' });
  goTo(EXAM_PATH);
  return openExam(token);
}

/** Only the entry is read: no page is claimed and no attempt begun. */
async function openCheck(token: string): Promise<OpenedPlace> {
  if (window.location.pathname === EXAM_PATH) goTo(CHECK_PATH + window.location.search);
  const [pageId, outbox] = await Promise.all([claimPageId(), openOutbox()]);
  const api = httpExamApi(token, pageId);
  const readEntry = async () => (await api.readEntry()).reply;
  return { name: 'check', readEntry, isDurable: outbox.isDurable };
}

async function openExam(token: string): Promise<OpenedPlace> {
  // Before the page changes its address.
  const state = stateOf(window.location.search);
  const [pageId, outbox] = await Promise.all([claimPageId(), openOutbox()]);
  let isDelivered = false;
  const exam = new Exam({
    api: httpExamApi(token, pageId),
    outbox,
    linkKey: linkKey(token),
    pageId,
    onSubmitted: () => goTo(SUBMITTED_PATH),
    onEnded: (facts, isAllDelivered) => {
      isDelivered = isAllDelivered;
      keepEnding(facts);
      if (isAllDelivered) forgetToken();
      goTo(SUCCESS_PATH);
    },
  });
  const readReturn = returnReader(token, state, () => isDelivered);
  const handIn = submitterOfUnsentAnswers(token);
  const readers = { readOutcome: outcomeReader(token), readAfterExam: afterExamReader(token), readReturn };
  return { name: 'exam', exam, isDurable: outbox.isDurable, ...readers, handIn };
}

/** What only staff see is fetched only by them. */
async function openPreview(assessmentId: string): Promise<OpenedPlace> {
  const { previewExam } = await import('./preview/preview-exam');
  return { name: 'exam', exam: previewExam(assessmentId), isDurable: true };
}
