import { lazy, Suspense, useState } from 'react';
import { SkeletonRows } from '../../../components/feedback/skeleton';
import { htmlOf, type RichValue } from '../rich-text/rich-value';
import textStyles from '../rich-text/rich-text.module.css';
import type { TranslationUnit } from './use-translation-draft';

const RichField = lazy(() => import('../rich-text/rich-field').then((module) => ({ default: module.RichField })));

interface Props {
  unit: TranslationUnit;
  /** What is said of it; null where nothing is. */
  html: string | null;
  label: string;
  isWrong: boolean;
  onChange: (html: string) => void;
}

/** A formatted text starts as the source is formatted, so that pictures and formulas are there already. */
export function RichTarget({ unit, html, label, isWrong, onChange }: Props) {
  const begun = (turn: number) => ({ html, turn, value: { text: '', textHtml: html ?? unit.source } as RichValue });
  const [shown, show] = useState(() => begun(0));
  // Said by somebody else, or taken back: the field begins again.
  if (html !== shown.html) show(begun(shown.turn + 1));
  const change = (value: RichValue) => {
    show({ ...shown, html: htmlOf(value), value });
    onChange(htmlOf(value));
  };
  return (
    <div className={textStyles.field} role="group" aria-label={label}>
      <Suspense fallback={<SkeletonRows rows={2} />}>
        <RichField
          key={shown.turn}
          id={`translation-${unit.path}`}
          value={shown.value}
          begin={null}
          isWrong={isWrong}
          describedBy={undefined}
          end={null}
          onChange={change}
          onBlur={() => undefined}
        />
      </Suspense>
    </div>
  );
}
