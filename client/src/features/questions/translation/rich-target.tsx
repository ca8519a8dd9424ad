import { lazy, Suspense, useState } from 'react';
import { SkeletonRows } from '../../../components/feedback/skeleton';
import { htmlOf, type RichValue } from '../rich-text/rich-value';
import textStyles from '../rich-text/rich-text.module.css';
import type { TranslationUnit } from './use-translation-draft';

const RichField = lazy(() => import('../rich-text/rich-field').then((module) => ({ default: module.RichField })));

interface Props {
  unit: TranslationUnit;
  label: string;
  isWrong: boolean;
  onChange: (html: string) => void;
}

/** A formatted text starts as the source is formatted, so that pictures and formulas are there already. */
export function RichTarget({ unit, label, isWrong, onChange }: Props) {
  const [value, setValue] = useState<RichValue>({ text: '', textHtml: unit.translated ?? unit.source });
  const change = (next: RichValue) => {
    setValue(next);
    onChange(htmlOf(next));
  };
  return (
    <div className={textStyles.field} role="group" aria-label={label}>
      <Suspense fallback={<SkeletonRows rows={2} />}>
        <RichField
          id={`translation-${unit.path}`}
          value={value}
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
