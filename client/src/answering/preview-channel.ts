import type { AnswerValue } from './answer-value';

/** What the console asks of the exam page that it shows in a frame. */
export type PreviewCommand = 'pause' | 'go-on' | 'more-time' | 'less-time' | 'last-seconds';

export interface PreviewAnswer {
  questionId: string;
  value: AnswerValue;
}

/** What the exam page in the frame tells the console. */
export interface PreviewNews {
  stage: 'before' | 'question' | 'ending' | 'ended';
  /** Of the open question, from 1. */
  position: number | null;
  isPaused: boolean;
  /** Of the paper that is being sat. */
  seed: string;
  answers: PreviewAnswer[];
}

const NAME = 'mizan-exam-preview';

interface Parcel {
  name: typeof NAME;
  content: unknown;
}

const isParcel = (data: unknown): data is Parcel =>
  typeof data === 'object' && data !== null && 'name' in data && data.name === NAME;

/** To a page of our own origin and to no other. */
function post(to: Window, content: unknown): void {
  const parcel: Parcel = { name: NAME, content };
  to.postMessage(parcel, window.location.origin);
}

/** Hears what one window of our own origin says. What it gives back ends it. */
function hear(from: () => Window | null | undefined, listener: (content: unknown) => void): () => void {
  const onMessage = ({ origin, source, data }: MessageEvent) => {
    if (origin !== window.location.origin || source !== from() || !isParcel(data)) return;
    listener(data.content);
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}

export const sendCommand = (to: Window, command: PreviewCommand): void => post(to, command);
export const tellNews = (news: PreviewNews): void => post(window.parent, news);
export const hearCommands = (listener: (command: PreviewCommand) => void): (() => void) =>
  hear(
    () => window.parent,
    (content) => listener(content as PreviewCommand),
  );
export const hearNews = (from: () => Window | null | undefined, listener: (news: PreviewNews) => void): (() => void) =>
  hear(from, (content) => listener(content as PreviewNews));
