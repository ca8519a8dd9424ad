import { createTestApp, graphql } from '../kit';
import type { ApiClient, SignedIn, TestApp } from '../kit';
import { aPublishedAssessment } from '../kit/builders/assessments';

const FIND = graphql(`
  query FindCandidates_findCandidates($search: String!) {
    findCandidates(search: $search) { name email }
  }
`);

/** Invited one after the other, the last one newest: names, and how many there are of each. */
const PEOPLE = `
  with made as (
    select person.first, person.last, n, row_number() over () as place, gen_random_uuid() as candidate_id
    from jsonb_to_recordset($3::jsonb) as person (first text, last text, count int), generate_series(1, person.count) n
  ), known as (
    insert into candidates (id, owner_id, first_name, last_name, email, created_at, updated_at)
    select candidate_id, $1, first, last, gen_random_uuid() || '@example.com', now(), now() from made
  )
  insert into invitations (owner_id, assessment_id, candidate_id, stage, invited_at)
  select $1, $2, candidate_id, 'Invited', now() + place * interval '1 second' from made`;

describe('people who are found while their name is typed', () => {
  let app: TestApp;
  let hr: SignedIn;
  beforeAll(async () => (app = await createTestApp()));
  beforeEach(async () => {
    await app.startAfresh();
    hr = await app.as.hr();
  });
  afterAll(() => app.close());

  const invite = async (by: SignedIn, ...people: [first: string, last: string, count?: number][]) => {
    const { id } = await aPublishedAssessment(app, by.user);
    const rows = people.map(([first, last, count = 1]) => ({ first, last, count }));
    await app.owner.query(PEOPLE, [by.user.id, id, JSON.stringify(rows)]);
  };
  const find = async (search: string, client: ApiClient = hr) =>
    (await client.data(FIND, { search })).findCandidates.map(({ name }) => name);

  it('come first whose name begins so, before a thousand newer ones who only have it somewhere', async () => {
    const somewhere = 'Elsabet Nasab';
    await invite(hr, ['Sabah', 'Mansour'], ['Elsabet', 'Nasab', 1_000], ['Omar', 'Sabbagh']);
    expect(await find('sab')).toEqual(['Sabah Mansour', 'Omar Sabbagh', somewhere, somewhere, somewhere]);
    expect(await find('SABAH m')).toEqual(['Sabah Mansour']);
    expect(await find('sa')).toEqual(['Sabah Mansour', 'Omar Sabbagh']);
  });

  it('are found in Arabic however it is spelled, and with or without the article', async () => {
    await invite(hr, ['أحمد', 'السالم'], ['سارة', 'إحمد'], ['منى', 'محمداحمد', 20], ['Lina', 'Al-Salem']);
    expect(await find('احمد')).toEqual(['أحمد السالم', 'سارة إحمد', 'منى محمداحمد', 'منى محمداحمد', 'منى محمداحمد']);
    expect(await find('أحمَد')).toContain('أحمد السالم');
    expect(await find('سالم')).toEqual(['أحمد السالم']);
    expect(await find('سار')).toEqual(['سارة إحمد']);
    expect(await find('salem')).toEqual(['Lina Al-Salem']);
  });

  it('are at most five, in the order of names where all begin so, and each once', async () => {
    await invite(hr, ['Sara', 'Zaki'], ['Sara', 'Adel'], ['Sami', 'Sabri', 8]);
    expect(await find('sa')).toEqual(Array.from({ length: 5 }, () => 'Sami Sabri'));
    expect(await find('sara')).toEqual(['Sara Adel', 'Sara Zaki']);
  });

  it('are found by address and number as in the list', async () => {
    await invite(hr, ['Noor', 'Haddad']);
    const { findCandidates } = await hr.data(FIND, { search: 'noor' });
    expect(await find(findCandidates[0]!.email.slice(0, 8))).toEqual(['Noor Haddad']);
  });

  it.each(['%', '_', '\\', '％'])('takes %s for itself', async (sign) => {
    await invite(hr, ['Noor', 'Haddad'], [`${sign}Noor`, 'Signed']);
    expect(await find(sign)).toEqual([`${sign}Noor Signed`]);
    expect(await find(`n${sign}r`)).toEqual([]);
  });

  it('are those of the viewer alone', async () => {
    await invite(hr, ['Sara', 'Mansour']);
    expect(await find('sara', await app.as.hr())).toEqual([]);
    expect(await find('sara', await app.as.admin())).toEqual(['Sara Mansour']);
    expect(await find('sara', await app.as.superAdmin())).toEqual(['Sara Mansour']);
    expect((await app.as.nobody().graphql(FIND, { search: 'sara' })).code).toBe('UNAUTHENTICATED');
  });

  it('are nobody for nothing, and refused for what no name can be', async () => {
    await invite(hr, ['Sara', 'Mansour']);
    expect(await find(' \t')).toEqual([]);
    expect((await hr.graphql(FIND, { search: 'a'.repeat(201) })).code).toBe('INVALID_INPUT');
  });

  describe('among very many', () => {
    /** How PostgreSQL answers every statement that names people. */
    async function plansOf(search: string, client: SignedIn): Promise<string> {
      const query = jest.spyOn(app.dataSource, 'query');
      await client.data(FIND, { search });
      const asked = query.mock.calls.filter(([text]) => text.includes('from candidates'));
      query.mockRestore();
      expect(asked).not.toEqual([]);
      const plans = [];
      for (const [text, values] of asked)
        plans.push(...(await app.owner.query<object[]>('explain '.concat(text), values)));
      return JSON.stringify(plans);
    }

    it.each([
      ['their own', 'hr', 'candidates_by_beginning'],
      ['everybody', 'superAdmin', 'candidates_of_all_by_beginning'],
    ] as const)('reads no table whole for whoever sees %s', async (_, role, index) => {
      const others = await app.as.hr();
      await invite(others, ['Person', 'Zayn', 12_000]);
      await invite(hr, ['Person', 'Zayd'], ['Zayd', 'Qureshi'], ['Omar', 'Zayani']);
      // What was just written lies beside the index of words until it is vacuumed.
      await app.owner.query('vacuum analyze');
      const viewer = role === 'hr' ? hr : await app.as.superAdmin();
      expect(await plansOf('person', viewer)).toContain(`using ${index} `);
      for (const search of ['person', 'qur', 'q', 'zayani'])
        expect(await plansOf(search, viewer)).not.toContain('Seq Scan');
      expect((await find('za', hr)).slice(0, 3)).toEqual(['Zayd Qureshi', 'Omar Zayani', 'Person Zayd']);
    });
  });
});
