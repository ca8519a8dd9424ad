import { listFileAddress, pdfAddress } from './addresses';

it('asks for the list as it is filtered', () => {
  const query = { search: 'نور', stages: ['INVITED', 'COMPLETED'], minPercentage: 50, rows: null };
  const wish = { format: 'csv', language: 'ar', columns: ['name', 'score'] } as const;
  const url = new URL(listFileAddress({ kind: 'candidates', query }, wish), 'http://mizan.test');
  expect(url.pathname).toBe('/api/v1/candidates/list.csv');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    lang: 'ar',
    columns: 'name,score',
    search: 'نور',
    stages: 'INVITED,COMPLETED',
    minPercentage: '50',
  });
});

it('asks for those with a tag that has a comma', () => {
  const wish = { format: 'csv', language: 'en', columns: ['name'] } as const;
  const query = { tags: ['Java, senior', 'Riyadh'] };
  const url = new URL(listFileAddress({ kind: 'results', assessmentId: 'a1', query }, wish), 'http://mizan.test');
  expect(url.searchParams.get('tags')).toBe('Java%2C senior,Riyadh');
});

it('asks for the results of an assessment', () => {
  const wish = { format: 'xlsx', language: 'en', columns: ['name'] } as const;
  expect(listFileAddress({ kind: 'results', assessmentId: 'a1' }, wish)).toBe(
    '/api/v1/results/a1/list.xlsx?lang=en&columns=name',
  );
});

it('asks for a document', () => {
  expect(pdfAddress({ candidateId: 'c1' }, 'en')).toBe('/api/v1/candidates/c1.pdf?lang=en');
  expect(pdfAddress({ candidateId: 'c1', assessmentId: 'a1' }, 'ar')).toBe('/api/v1/results/a1/c1.pdf?lang=ar');
});
