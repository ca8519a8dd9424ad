import { Fragment } from 'react';
import styles from '../answer.module.css';
import type { AnswerPreviewProps } from '../question-type';
import own from './fill-in-the-blank.module.css';

export function GapPreview({ question: { gapText, gaps = [], blanks = [] }, withKey }: AnswerPreviewProps) {
  const lines = (gapText ?? '').split('\n');
  return (
    <div className={styles.prose}>
      {lines.map((line, at) => (
        <p key={at} dir="auto">
          {line.split(/\[\[(\d+)\]\]/).map((part, index) => (
            <Fragment key={index}>
              {index % 2 === 0 ? (
                part
              ) : (
                <Gap gap={gaps[Number(part) - 1]} blank={withKey ? blanks[Number(part) - 1] : undefined} />
              )}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}

interface GapProps {
  gap: { choices: readonly string[] } | undefined;
  blank:
    | { acceptedAnswers: readonly string[]; tolerance?: string | null; rightChoices?: readonly number[] | null }
    | undefined;
}

/** With the key what is right; without it the choices, where there are some. */
function Gap({ gap, blank }: GapProps) {
  const choices = gap?.choices ?? [];
  if (blank === undefined) return <span className={own.gap}> {choices.join(' / ')} </span>;
  const right = [...(blank.rightChoices ?? []).map((place) => choices[place - 1] ?? ''), ...blank.acceptedAnswers];
  const tolerance = blank.tolerance && blank.tolerance !== '0' ? ` ± ${blank.tolerance}` : '';
  return <bdi className={styles.chip}>{`${right.join(' / ')}${tolerance}`}</bdi>;
}
