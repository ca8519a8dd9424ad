import { Button } from 'antd';
import { ArrowRight, Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsNarrow } from '../../../hooks/use-media';

interface Props {
  words: { preview: string; continue: string };
  /** Left out while there is nothing to look at. */
  onPreview: (() => void) | undefined;
  /** Left out on the last step. */
  onContinue: (() => void) | undefined;
  /** What stands there instead on the last step. */
  last: ReactNode;
}

/** Preview and the way on. */
export function EditorActions({ words, onPreview, onContinue, last }: Props) {
  const narrow = useIsNarrow();
  return (
    <>
      {onPreview && (
        <Button icon={<Eye size={16} strokeWidth={1.75} aria-hidden />} aria-label={words.preview} onClick={onPreview}>
          {narrow ? null : words.preview}
        </Button>
      )}
      {onContinue ? (
        <Button
          type="primary"
          iconPlacement="end"
          icon={<ArrowRight className="flip" size={16} strokeWidth={1.75} aria-hidden />}
          onClick={onContinue}
        >
          {words.continue}
        </Button>
      ) : (
        last
      )}
    </>
  );
}
