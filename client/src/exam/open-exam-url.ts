import { accommodationAsker, type AskForAccommodation } from './accommodation/ask-for-accommodation';
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
  readExamUrl,
  SUBMITTED_PATH,
  SUCCESS_PATH,
  takeToken,
} from './engine/exam-url';
import { openOutbox } from './engine/open-outbox';
import { claimPageId } from './engine/page-id';
import { submitterOfUnsentAnswers, type HandInAnswers } from './hand-in/hand-in-answers';
import { afterExamReader, type ReadAfterExam } from './after-exam/read-after-exam';
import { examResultReader, type ReadExamResult } from './candidate-result/read-exam-result';
import { returnReader, stateOf, type ReadReturn } from './return-path/read-return';

/** What the address of the page leads to. */
export type OpenedExamUrl =
  | {
      name: 'exam';
      exam: Exam;
      isDurable: boolean;
      readExamResult?: ReadExamResult;
      readAfterExam?: ReadAfterExam;
      readReturn?: ReadReturn;
      handIn?: HandInAnswers;
      ask?: AskForAccommodation;
    }
  | {
      name: 'check';
      linkKey: string;
      readEntry: () => Promise<ExamEntry>;
      ask: AskForAccommodation;
      isDurable: boolean;
    }
  | { name: 'no-link' }
  | { name: 'join'; code: string }
  | { name: 'joined'; ticket: string }
  | { name: 'success'; facts: EndingFacts | null }
  | { name: 'submitted' };

const goTo = (path: string) => window.history.replaceState(null, '', path);

export function openExamUrl(path: string): Promise<OpenedExamUrl> {
  const url = readExamUrl(path);
  if (url.name === 'success') return openSuccess();
  if (url.name === 'submitted') return openSubmitted();
  if (url.name === 'join' || url.name === 'joined') return Promise.resolve(url);
  if (url.name === 'preview') return openPreview(url.assessmentId);
  const token = takeToken(url.token);
  if (token === null) return Promise.resolve({ name: 'no-link' });
  return url.name === 'check' ? openCheck(token) : openExam(token);
}

/** What the server had not got at a reload is sent, or offered, from the page of an exam that is over. */
function openSuccess(): Promise<OpenedExamUrl> {
  const facts = readEnding();
  return facts?.rest ? openSubmitted() : Promise.resolve({ name: 'success', facts });
}

/** After a reload the tab still knows its link: the server says how things stand now, which may be that the exam goes on. */
function openSubmitted(): Promise<OpenedExamUrl> {
  const token = takeToken(null);
  if (token === null) return Promise.resolve({ name: 'submitted' });
  goTo(EXAM_PATH);
  return openExam(token);
}

/** Only the entry is read: no page is claimed and no attempt begun. */
async function openCheck(token: string): Promise<OpenedExamUrl> {
  if (window.location.pathname === EXAM_PATH) goTo(CHECK_PATH + window.location.search);
  const [pageId, outbox] = await Promise.all([claimPageId(), openOutbox()]);
  const api = httpExamApi(token, pageId);
  const readEntry = async () => (await api.readEntry()).reply;
  return {
    name: 'check',
    linkKey: linkKey(token),
    readEntry,
    ask: accommodationAsker(token),
    isDurable: outbox.isDurable,
  };
}

async function openExam(token: string): Promise<OpenedExamUrl> {
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
    onEnded: (facts) => {
      isDelivered = !facts.rest;
      keepEnding(facts);
      if (isDelivered) forgetToken();
      goTo(SUCCESS_PATH);
    },
  });
  const readReturn = returnReader(token, state, () => isDelivered);
  const handIn = submitterOfUnsentAnswers(token);
  const readers = { readExamResult: examResultReader(token), readAfterExam: afterExamReader(token), readReturn };
  return { name: 'exam', exam, isDurable: outbox.isDurable, ...readers, handIn, ask: accommodationAsker(token) };
}

/** What only staff see is fetched only by them. */
async function openPreview(assessmentId: string): Promise<OpenedExamUrl> {
  const { previewExam } = await import('./preview/preview-exam');
  return { name: 'exam', exam: previewExam(assessmentId), isDurable: true };
}
