import { offeredTemplates, templateSum, type TemplateRow } from './offered-templates';

const template = (id: string, given: Partial<TemplateRow> = {}): TemplateRow => ({
  id,
  isReady: true,
  title: id,
  jobRole: id,
  description: '',
  level: 'BEGINNER',
  language: 'EN',
  passMark: 50,
  tests: [],
  ...given,
});
const sql = { id: 't1', title: 'SQL in practice', questionCount: 9, durationSeconds: 600 };
const sheets = { id: 't2', title: 'Spreadsheets', questionCount: 8, durationSeconds: 900 };
const own = template('Ours', { isReady: false, language: 'AR' });
const analyst = template('Data analyst', { tests: [sql, sheets] });
const seller = template('Seller');
const arabic = template('محلل', { language: 'AR' });
const all = [own, analyst, seller, arabic];

it('offers the ready ones of the language that is asked for, and one’s own in any', () => {
  expect(offeredTemplates(all, 'EN', '')).toEqual({ own: [own], ready: [analyst, seller] });
  expect(offeredTemplates(all, 'AR', '')).toEqual({ own: [own], ready: [arabic] });
});

it('finds a template by its title or by a test in it, in any case and order of words', () => {
  expect(offeredTemplates(all, 'EN', ' ANALYST sql ')).toEqual({ own: [], ready: [analyst] });
  expect(offeredTemplates(all, 'EN', 'nobody')).toEqual({ own: [], ready: [] });
});

it('adds up what its tests ask', () => {
  expect(templateSum(analyst)).toEqual({ questionCount: 17, durationSeconds: 1500 });
});
