import { useEffect, useRef, useState, type RefObject } from 'react';
import { hearNews, sendCommand, type PreviewCommand, type PreviewNews } from '../../answering/preview-channel';

interface ExamFrame {
  frame: RefObject<HTMLIFrameElement | null>;
  /** What the page in the frame last told; null until it runs. */
  news: PreviewNews | null;
  /** Grows with every beginning; the frame is keyed by it. */
  round: number;
  send: (command: PreviewCommand) => void;
  restart: () => void;
}

/** The exam page in its frame: told what to do, heard what it does. */
export function useExamFrame(): ExamFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const [news, setNews] = useState<PreviewNews | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => hearNews(() => frame.current?.contentWindow, setNews), []);
  return {
    frame,
    news,
    round,
    send: (command) => {
      if (frame.current?.contentWindow) sendCommand(frame.current.contentWindow, command);
    },
    restart: () => {
      setNews(null);
      setRound((before) => before + 1);
    },
  };
}
