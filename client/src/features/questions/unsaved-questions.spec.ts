import { blankDraft, questionDraftOf } from './question-draft';
import type { QuestionItem } from './question-list';
import { storedQuestion } from './testing/stored-question';
import { keepUnsaved, withUnsaved } from './unsaved-questions';

const trueOrFalse = (id: string) => storedQuestion({ id, text: `Question ${id}`, truth: true });
const stored = (id: string): QuestionItem => ({ key: id, id, draft: questionDraftOf(trueOrFalse(id)) });

describe('half-written questions', () => {
  beforeEach(() => localStorage.clear());

  it('come back after a reload, in their place', () => {
    const fresh: QuestionItem = { key: 'x', id: null, draft: { ...blankDraft('NUMBER'), text: 'Half' } };
    keepUnsaved('assessment-1', [stored('a'), fresh, stored('b')]);
    const items = withUnsaved('assessment-1', [stored('a'), stored('b')]);
    expect(items.map(({ draft }) => draft.text)).toEqual(['Question a', 'Half', 'Question b']);
  });

  it('come back over the stored question that they change', () => {
    keepUnsaved('assessment-1', [{ ...stored('a'), draft: { ...stored('a').draft, text: '' } }]);
    expect(withUnsaved('assessment-1', [stored('a')])[0]?.draft.text).toBe('');
  });

  it('stay with their assessment', () => {
    keepUnsaved('assessment-1', [{ key: 'x', id: null, draft: blankDraft('NUMBER') }]);
    expect(withUnsaved('assessment-2', [stored('a')])).toHaveLength(1);
  });

  it('are forgotten when they are complete', () => {
    keepUnsaved('assessment-1', [{ key: 'x', id: null, draft: blankDraft('NUMBER') }]);
    keepUnsaved('assessment-1', [stored('a')]);
    expect(localStorage).toHaveLength(0);
  });

  it('are left out when somebody deleted the question meanwhile, or the store is damaged', () => {
    keepUnsaved('assessment-1', [{ ...stored('a'), draft: { ...stored('a').draft, text: '' } }]);
    expect(withUnsaved('assessment-1', [])).toEqual([]);
    localStorage.setItem('unsaved-questions:assessment-1', '{');
    expect(withUnsaved('assessment-1', [stored('a')])).toHaveLength(1);
  });
});
