import { render } from '@testing-library/react';
import { useState } from 'react';
import { speak } from '../../lib/testing/translations';
import type { Language } from '../../lib/i18n/language';
import { AnswerField } from '../answer-field';
import type { AnswerValue } from '../answer-value';
import type { AskedQuestion } from '../asked-question';
import { MemoryFiles } from '../files/memory-files';

interface Options {
  value?: AnswerValue | null;
  isLocked?: boolean;
  language?: Language;
}

/** The place for an answer on a page that keeps what is given; `given()` is the newest answer. */
export async function ask(question: Partial<AskedQuestion> & Pick<AskedQuestion, 'type'>, options: Options = {}) {
  const { value = null, isLocked = false, language = 'en' } = options;
  await speak(language);
  const given = { current: value };
  const files = new MemoryFiles((_, fileIds) => (given.current = { fileIds }));
  const asked: AskedQuestion = { id: 'q', text: 'What?', choices: [], allowsSeveral: false, ...question };

  function Page() {
    const [kept, keep] = useState(value);
    return (
      <main>
        <h1 id="asks">{asked.text}</h1>
        <AnswerField
          question={asked}
          value={kept}
          isLocked={isLocked}
          language={language}
          labelledBy="asks"
          onAnswer={(answer) => {
            given.current = answer;
            keep(answer);
          }}
          onLeave={() => undefined}
          files={files}
        />
      </main>
    );
  }

  render(<Page />);
  return { given: () => given.current, files };
}
