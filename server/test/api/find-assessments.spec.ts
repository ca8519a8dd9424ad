import { createTestApp, graphql } from '../kit';
import type { ApiClient, SignedIn, TestApp } from '../kit';
import { anAssessment } from '../kit/builders/assessments';

const FIND = graphql(`
  query FindAssessments_findAssessments($search: String!) {
    findAssessments(search: $search) { title }
  }
`);

/** Copies of one, written one after the other, the last one newest: titles, and how many there are of each. */
const MADE = `
  insert into assessments select (jsonb_populate_record(pattern, jsonb_build_object(
    'id', gen_random_uuid(), 'title', made.title, 'description', coalesce(said, ''), 'archived_at', case when gone then now() end,
    'updated_at', now() + row_number() over () * interval '1 second'))).*
  from assessments pattern, jsonb_to_recordset($2::jsonb) as made (title text, said text, gone boolean, count int), generate_series(1, made.count) n
  where pattern.id = $1`;

interface Made {
  title: string;
  said?: string;
  gone?: boolean;
  count?: number;
}

describe('assessments that are found while their title is typed', () => {
  let app: TestApp;
  let hr: SignedIn;
  beforeAll(async () => (app = await createTestApp()));
  beforeEach(async () => {
    await app.startAfresh();
    hr = await app.as.hr();
  });
  afterAll(() => app.close());

  const make = async (...made: Made[]) => {
    const { id } = await anAssessment(app, hr.user, { title: 'Pattern' });
    await app.owner.query(MADE, [id, JSON.stringify(made.map((one) => ({ count: 1, ...one })))]);
  };
  const find = async (search: string, client: ApiClient = hr) =>
    (await client.data(FIND, { search })).findAssessments.map(({ title }) => title);

  it('come first whose title begins so, before any number of newer ones that only have it somewhere', async () => {
    const newer = { title: 'Support', said: 'Sales on the telephone', count: 40 };
    await make({ title: 'Sales, Gulf' }, { title: 'Regional sales' }, newer);
    expect(await find('sal')).toEqual(['Sales, Gulf', 'Regional sales', 'Support', 'Support', 'Support']);
    expect(await find('gulf sales')).toEqual(['Sales, Gulf']);
    expect(await find('SALES, g')).toEqual(['Sales, Gulf']);
  });

  it('are found in Arabic however it is spelled, and with or without the article', async () => {
    await make({ title: 'المحاسب الأول' }, { title: 'أخصائي مبيعات' }, { title: 'فريق', said: 'محاسب', count: 9 });
    expect((await find('محاسب'))[0]).toBe('المحاسب الأول');
    expect(await find('اخصائي')).toEqual(['أخصائي مبيعات']);
  });

  it('are found archived too, behind the others that fit as well', async () => {
    await make({ title: 'Sales, Gulf' }, { title: 'Sales, Levant', gone: true });
    expect(await find('sales')).toEqual(['Sales, Gulf', 'Sales, Levant']);
  });

  it.each(['%', '_', '\\'])('takes %s for itself', async (sign) => {
    await make({ title: 'Sales' }, { title: `${sign}Sales` });
    expect(await find(sign)).toEqual([`${sign}Sales`]);
  });

  it('are those of the viewer alone', async () => {
    await make({ title: 'Sales, Gulf' });
    expect(await find('sales', await app.as.hr())).toEqual([]);
    expect(await find('sales', await app.as.admin())).toEqual(['Sales, Gulf']);
    expect((await app.as.nobody().graphql(FIND, { search: 'sales' })).code).toBe('UNAUTHENTICATED');
  });

  it('are none for nothing, and refused for what no title can be', async () => {
    await make({ title: 'Sales, Gulf' });
    expect(await find(' \t')).toEqual([]);
    expect((await hr.graphql(FIND, { search: 'a'.repeat(201) })).code).toBe('INVALID_INPUT');
  });
});
