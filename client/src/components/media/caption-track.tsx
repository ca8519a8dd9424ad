import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** WebVTT. */
  text: string;
  /** That is spoken in the video. */
  language: 'EN' | 'AR';
}

/** What is said in a video, shown unless the reader turns it off. */
export function CaptionTrack({ text, language }: Props) {
  const { t } = useTranslation('common');
  const load = useCallback(
    (track: HTMLTrackElement) => {
      track.src = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
      return () => URL.revokeObjectURL(track.src);
    },
    [text],
  );
  const label = t(`language.${language}`);
  return <track ref={load} kind="captions" srcLang={language.toLowerCase()} label={label} default />;
}
