import { useMemo } from 'react';
import { UserText } from '../components/text/user-text';
import type { AskedQuestion } from './asked-question';
import { lineOf } from './line-of';

interface Props {
  question: Pick<AskedQuestion, 'text' | 'textHtml'>;
  className?: string | undefined;
}

/** A question as a line of a list: its words without their form, its formulae drawn. */
export function QuestionLine({ question: { text, textHtml }, className }: Props) {
  const parts = useMemo(() => (textHtml?.includes('data-formula') ? lineOf(textHtml) : [{ text }]), [text, textHtml]);
  return (
    <UserText as="span" {...(className === undefined ? {} : { className })}>
      {parts.map((part, index) =>
        'math' in part ? (
          // Sanitised by the server when it was written.
          <span key={index} dir="ltr" dangerouslySetInnerHTML={{ __html: part.math }} />
        ) : (
          part.text
        ),
      )}
    </UserText>
  );
}
