import { renderHook } from '@testing-library/react';
import { speak } from '../../../lib/testing/translations';
import { useNoteText, type ImportNote } from './note-text';

const unreadable = (field: string, text: string) =>
  ({
    code: 'VALUE_UNREADABLE',
    params: [
      { name: 'field', value: field },
      { name: 'text', value: text },
    ],
  }) as unknown as ImportNote;

it.each([
  ['en', 'type', 'quiz', '“quiz” isn’t a question type. The spreadsheet template lists them all.'],
  ['en', 'type', '', 'The column “Type” is empty.'],
  ['en', 'difficulty', 'so so', '“so so” isn’t a difficulty. Write Easy, Medium or Hard.'],
  ['en', 'score', 'ten', 'The column “Points” can’t be read: ten'],
  ['ar', 'difficulty', 'so so', '«so so» ليست درجة صعوبة. اكتب: سهل أو متوسط أو صعب.'],
  ['ar', 'score', '', 'العمود «النقاط» فارغ.'],
] as const)('says in %s what the column %s takes where it holds "%s"', async (language, field, text, said) => {
  await speak(language);
  const { result } = renderHook(() => useNoteText());
  expect(result.current(unreadable(field, text))).toBe(said);
});
