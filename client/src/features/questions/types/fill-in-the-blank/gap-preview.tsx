import { Fragment } from 'react';
import styles from '../answer.module.css';
import type { AnswerPreviewProps } from '../question-type';
import own from './fill-in-the-blank.module.css';

export function GapPreview({ question: { gapText, blanks = [] }, withKey }: AnswerPreviewProps) {
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
                <Gap answers={withKey ? blanks[Number(part) - 1]?.acceptedAnswers : undefined} />
              )}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}

function Gap({ answers }: { answers: readonly string[] | undefined }) {
  if (answers === undefined) return <span className={own.gap}> </span>;
  return <bdi className={styles.chip}>{answers.join(' / ')}</bdi>;
}
