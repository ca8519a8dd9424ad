import { blankStage, stageDraftsOf, stageMoved, stageProblemOf, stagesInput, stagesOver } from './stage-drafts';

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

it('lays what was typed over what others changed meanwhile', () => {
  const [toRead, callFirst] = drafts;
  const typed = [callFirst!, { ...toRead!, name: 'Inbox' }, { ...blankStage(), name: 'Trial day' }];
  const kept = { began: drafts, typed };
  const now = [
    toRead!,
    { ...callFirst!, name: 'Phone', count: 5 },
    { ...blankStage(), key: 's2', id: 's2', name: 'Offer' },
  ];
  expect(stagesOver(now, kept).map(({ name, count }) => [name, count])).toEqual([
    ['Phone', 5],
    ['Inbox', 0],
    ['Trial day', 0],
    ['Offer', 0],
  ]);
  expect(stagesInput(stagesOver([callFirst!], kept))).toEqual([
    { id: 's1', name: 'Call first' },
    { id: null, name: 'Inbox' },
    { id: null, name: 'Trial day' },
  ]);
});

it('removes a stage again that was removed before Esc, unless somebody stands there now', () => {
  const [toRead, callFirst] = drafts;
  const kept = { began: drafts, typed: [callFirst!] };
  expect(stagesOver(drafts, kept)).toEqual([callFirst]);
  expect(stagesOver([{ ...toRead!, count: 1 }, callFirst!], kept).map(({ id }) => id)).toEqual(['s1', 'to-read']);
});
