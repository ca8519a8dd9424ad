import { blankStage, stageDraftsOf, stageMoved, stageProblemOf, stagesInput } from './stage-drafts';

const stages = [
  { id: 'to-read', name: null, count: 0 },
  { id: 's1', name: 'Call first', count: 2 },
];
const drafts = stageDraftsOf(stages, ({ id, name }) => name ?? (id === 'to-read' ? 'To read' : id));

it('leaves a first stage without a name of its own while nobody renames it', () => {
  expect(stagesInput(drafts)).toEqual([
    { id: 'to-read', name: null },
    { id: 's1', name: 'Call first' },
  ]);
});

it('sends what was renamed, added and moved', () => {
  const [first, second] = drafts;
  const changed = stageMoved([{ ...first!, name: ' Inbox ' }, second!, { ...blankStage(), name: 'Trial day' }], 2, -1);
  expect(stagesInput(changed)).toEqual([
    { id: 'to-read', name: 'Inbox' },
    { id: null, name: 'Trial day' },
    { id: 's1', name: 'Call first' },
  ]);
});

it('says what is empty and what stands there twice', () => {
  expect(stageProblemOf(drafts)).toBeNull();
  expect(stageProblemOf([...drafts, blankStage()])).toBe('empty');
  expect(stageProblemOf([...drafts, { ...blankStage(), name: ' call FIRST ' }])).toBe('double');
});
