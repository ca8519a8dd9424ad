import { blankDraft, questionDraftOf } from './question-draft';
import type { QuestionItem } from './question-list';
import { storedQuestion } from './testing/stored-question';
import { forgetUnsent, keepUnsaved, withUnsaved } from './unsaved-questions';

const trueOrFalse = (id: string) => storedQuestion({ id, text: `Question ${id}`, truth: true });
const stored = (id: string, text = `Question ${id}`): QuestionItem => {
  const draft = questionDraftOf({ ...trueOrFalse(id), text });
  return { key: id, id, version: 2, draft, stored: draft };
};
const fresh = (draft: QuestionItem['draft']): QuestionItem => ({
  key: 'x',
  id: null,
  version: null,
  draft,
  stored: null,
});
const typed = (id: string, text: string): QuestionItem => ({ ...stored(id), draft: stored(id, text).draft });

describe('questions that are not stored yet', () => {
  beforeEach(() => localStorage.clear());

  it('come back after a reload, in their place', () => {
    keepUnsaved('assessment-1', [stored('a'), fresh({ ...blankDraft('NUMBER'), text: 'Half' }), stored('b')]);
    const items = withUnsaved('assessment-1', [stored('a'), stored('b')]);
    expect(items.map(({ draft }) => draft.text)).toEqual(['Question a', 'Half', 'Question b']);
  });

  it('come back over the stored question that they change', () => {
    keepUnsaved('assessment-1', [typed('a', ''), typed('b', 'Whole')]);
    const items = withUnsaved('assessment-1', [stored('a'), stored('b')]);
    expect(items.map(({ draft }) => draft.text)).toEqual(['', 'Whole']);
  });

  it('are still typed on the version that they were typed on, unless the very same is stored by now', () => {
    keepUnsaved('assessment-1', [
      { ...typed('a', 'Mine'), version: 1 },
      { ...typed('b', 'Mine'), version: 1 },
    ]);
    const items = withUnsaved('assessment-1', [stored('a', 'Theirs'), stored('b', 'Mine')]);
    expect(items).toMatchObject([{ draft: { text: 'Mine' }, version: 1 }, stored('b', 'Mine')]);
  });

  it('are only the half-written ones where somebody leaves although they were asked', () => {
    forgetUnsent('assessment-1', [typed('a', ''), typed('b', 'Whole')]);
    const items = withUnsaved('assessment-1', [stored('a'), stored('b')]);
    expect(items.map(({ draft }) => draft.text)).toEqual(['', 'Question b']);
  });

  it('stay with their assessment', () => {
    keepUnsaved('assessment-1', [fresh(blankDraft('NUMBER'))]);
    expect(withUnsaved('assessment-2', [stored('a')])).toHaveLength(1);
  });

  it('are forgotten when they are stored', () => {
    keepUnsaved('assessment-1', [fresh(blankDraft('NUMBER'))]);
    keepUnsaved('assessment-1', [stored('a')]);
    expect(localStorage).toHaveLength(0);
  });

  it('are left out when somebody deleted the question meanwhile, or the store is damaged', () => {
    keepUnsaved('assessment-1', [typed('a', '')]);
    expect(withUnsaved('assessment-1', [])).toEqual([]);
    localStorage.setItem('unsaved-questions:assessment-1', '{');
    expect(withUnsaved('assessment-1', [stored('a')])).toHaveLength(1);
  });
});
