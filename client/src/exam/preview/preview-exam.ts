import { hearCommands, tellNews, type PreviewCommand, type PreviewNews } from '../../answering/preview-channel';
import { Exam } from '../engine/exam';
import type { Phase } from '../engine/machine';
import { MemoryOutbox } from '../engine/memory-outbox';
import { allowReload } from '../engine/reload';
import { PreviewApi } from './preview-api';
import { PreviewClock } from './preview-clock';

const STEP_MS = 30_000;
const LAST_MS = 10_000;

const STAGES: Partial<Record<Phase['name'], PreviewNews['stage']>> = {
  question: 'question',
  ending: 'ending',
  success: 'ended',
};

/** The real exam on a clock that staff may hold, with answers that nobody keeps. It tells the console around it how it goes. */
export function previewExam(assessmentId: string): Exam {
  const clock = new PreviewClock();
  const server = new PreviewApi(assessmentId, clock);
  const exam = new Exam({
    api: server.api(),
    outbox: new MemoryOutbox(),
    linkKey: assessmentId,
    clock,
    onSubmitted: () => undefined,
    onEnded: () => undefined,
  });
  const tell = () => {
    const { sitting } = server;
    if (!sitting) return;
    const stage = STAGES[exam.view().phase.name] ?? 'before';
    const { seed } = sitting.paper;
    tellNews({ stage, position: sitting.position, isPaused: clock.isPaused, seed, answers: sitting.answers() });
  };
  exam.subscribe(tell);
  hearCommands((command) => {
    obey(command, clock, exam);
    tell();
  });
  // To begin anew is one of the console's buttons.
  allowReload();
  return exam;
}

function obey(command: PreviewCommand, clock: PreviewClock, exam: Exam): void {
  if (command === 'pause') clock.pause();
  if (command === 'go-on') clock.goOn();
  if (command === 'more-time') clock.move(-STEP_MS);
  if (command === 'less-time') clock.move(STEP_MS);
  if (command === 'last-seconds') toLastSeconds(clock, exam);
  exam.wake();
}

/** Never back: a question that is nearer to its end already stays there. */
function toLastSeconds(clock: PreviewClock, exam: Exam): void {
  const { phase } = exam.view();
  if (phase.name !== 'question') return;
  const left = Date.parse(phase.question.closesAt) - clock.now();
  if (left > LAST_MS) clock.move(left - LAST_MS);
}
