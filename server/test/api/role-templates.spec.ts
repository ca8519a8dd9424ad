import { readyTemplates } from '../../src/modules/assessments/templates/ready-templates';
import { createTestApp, race, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aPublishedAssessment } from '../kit/builders/assessments';

const documents = {
  list: graphql(`
    query RoleTemplates_roleTemplates {
      roleTemplates {
        id isReady title jobRole level language type passMark
        gradeBands { name }
        tests { id title }
      }
    }
  `),
  save: graphql(`
    mutation RoleTemplates_saveRoleTemplate($input: SaveRoleTemplateInput!) {
      saveRoleTemplate(input: $input) { 
        roleTemplate { id title passMark tests { id } }
        replaced { title passMark tests { title } }
      }
    }
  `),
  delete: graphql(`
    mutation RoleTemplates_deleteRoleTemplate($input: RoleTemplateIdInput!) {
      deleteRoleTemplate(input: $input) { roleTemplateId }
    }
  `),
  start: graphql(`
    mutation RoleTemplates_startFromTemplate($input: RoleTemplateIdInput!) {
      startFromTemplate(input: $input) {
        assessment {
          id title jobRole level language type status publishedAt
          configuration { passMark extraTimePercent opensAt allowBack }
          gradeBands { name max }
          tests { id }
          ownQuestions { id }
        }
      }
    }
  `),
  update: graphql(`
    mutation RoleTemplates_updateAssessment($input: UpdateAssessmentInput!) {
      updateAssessment(input: $input) { assessment { id } }
    }
  `),
};

let app: TestApp;
let hr: SignedIn;
beforeAll(
  async () =>
    (app = await createTestApp({ MIZAN_ADMIN_EMAIL: 'head@example.com', MIZAN_ADMIN_PASSWORD: 'long enough for all' })),
);
afterAll(() => app.close());
beforeEach(async () => {
  hr = await app.as.hr();
});

const listOf = async (who: SignedIn) => (await who.data(documents.list)).roleTemplates;
const start = async (id: string) => (await hr.data(documents.start, { input: { id } })).startFromTemplate.assessment;
const readyTest = async (title: string) => {
  const rows = await app.dataSource.query<{ id: string }[]>('select id from tests where title = $1', [title]);
  return rows[0]?.id ?? '';
};

/** An assessment with settings of its own, as somebody has written it. */
async function written(): Promise<string> {
  const { id } = await aPublishedAssessment(app, hr.user);
  await hr.data(documents.update, {
    input: {
      id,
      title: 'Accountant, Riyadh',
      jobRole: 'Accountant',
      level: 'ADVANCED',
      configuration: { passMark: 71, extraTimePercent: 25, allowBack: true, opensAt: '2030-01-01T00:00:00Z' },
      gradeBands: [
        { name: 'No', min: 0, max: 70, color: '#C8423C' },
        { name: 'Yes', min: 71, max: 100, color: '#1F7A6B' },
      ],
      testIds: [await readyTest('SQL in practice')],
    },
  });
  return id;
}

async function saved(title = 'Our accountant'): Promise<string> {
  const input = { assessmentId: await written(), title };
  const { saveRoleTemplate } = await hr.data(documents.save, {
    input,
  });
  return saveRoleTemplate.roleTemplate.id;
}

describe('a template that is made of an assessment', () => {
  it('begins an assessment with its role, level, bands, pass mark, time and tests, and without its dates', async () => {
    const id = await saved();
    expect(await start(id)).toMatchObject({
      title: 'Our accountant',
      jobRole: 'Accountant',
      level: 'ADVANCED',
      publishedAt: null,
      status: 'INACTIVE',
      configuration: { passMark: 71, extraTimePercent: 25, allowBack: true, opensAt: null },
      gradeBands: [{ name: 'No' }, { name: 'Yes' }],
      tests: [{ id: await readyTest('SQL in practice') }],
      ownQuestions: [],
    });
  });

  it('stands first in the list of who made it, and in nobody else’s', async () => {
    const id = await saved();
    expect((await listOf(hr))[0]).toMatchObject({ id, isReady: false, title: 'Our accountant' });
    const other = await app.as.hr();
    expect((await listOf(other)).filter(({ isReady }) => !isReady)).toEqual([]);
    expect((await other.graphql(documents.start, { input: { id } })).code).toBe('ROLE_TEMPLATE_NOT_FOUND');
    expect((await other.graphql(documents.delete, { input: { id } })).code).toBe('ROLE_TEMPLATE_NOT_FOUND');
  });

  race('is replaced by another of the same title, also when both are saved at once', async () => {
    const first = await saved();
    expect(await Promise.all([saved(), saved()])).toEqual([first, first]);
    expect((await listOf(hr)).filter(({ title }) => title === 'Our accountant')).toHaveLength(1);
  });

  it('says what stood under its title until now', async () => {
    const save = (assessmentId: string) =>
      hr
        .data(documents.save, { input: { assessmentId, title: 'Our accountant' } })
        .then((data) => data.saveRoleTemplate);
    const assessmentId = await written();
    expect((await save(assessmentId)).replaced).toBeNull();
    await hr.data(documents.update, { input: { id: assessmentId, configuration: { passMark: 40 }, testIds: [] } });
    const { roleTemplate, replaced } = await save(assessmentId);
    expect(roleTemplate).toMatchObject({ passMark: 40, tests: [] });
    expect(replaced).toEqual({ title: 'Our accountant', passMark: 71, tests: [{ title: 'SQL in practice' }] });
  });

  it('leaves out a test that cannot be chosen any more', async () => {
    const id = await saved();
    const sql = await readyTest('SQL in practice');
    await app.dataSource.query(`update tests set status = 'InActive' where id = $1`, [sql]);
    try {
      expect((await start(id)).tests).toEqual([]);
    } finally {
      await app.dataSource.query(`update tests set status = 'Active' where id = $1`, [sql]);
    }
  });

  race(
    'is one of a hundred at the most, also when two are the last at once; one that is there can be replaced',
    async () => {
      const id = await saved();
      const rows = `insert into role_templates select (jsonb_populate_record(template, jsonb_build_object(
        'id', gen_random_uuid(), 'title', 'Template ' || number))).*
      from role_templates template, generate_series(1, 98) number where template.id = $1`;
      await app.dataSource.query(rows, [id]);
      const assessmentId = await written();
      const save = (title: string) => hr.graphql(documents.save, { input: { assessmentId, title } });
      const codes = (await Promise.all([save('One more'), save('Another')])).map(({ code }) => code);
      expect(codes.toSorted()).toEqual(['TOO_MANY_ROLE_TEMPLATES', undefined]);
      expect((await save('Template 7')).code).toBeUndefined();
      expect((await listOf(hr)).filter(({ isReady }) => !isReady)).toHaveLength(100);
    },
  );

  it('can be deleted', async () => {
    const id = await saved();
    await hr.data(documents.delete, { input: { id } });
    expect((await listOf(hr)).every(({ isReady }) => isReady)).toBe(true);
  });
});

describe('the templates that come with Mizan', () => {
  it('are listed with their tests, each of which can be chosen', async () => {
    const listed = await listOf(hr);
    expect(listed.map(({ id, tests }) => [id, tests.map((test) => test.id)])).toEqual(
      readyTemplates.map(({ id, testIds }) => [id, testIds]),
    );
  });

  it.each(readyTemplates.map(({ id }) => id))('%s begins an assessment that can be published at once', async (id) => {
    const assessment = await start(id);
    const { publishAssessment } = await hr.data(
      graphql(`
        mutation RoleTemplates_publishAssessment($input: AssessmentIdInput!) {
          publishAssessment(input: $input) { assessment { status } }
        }
      `),
      { input: { id: assessment.id } },
    );
    expect(publishAssessment.assessment.status).toBe('ACTIVE');
  });

  it('cannot be deleted', async () => {
    const [ready] = await listOf(hr);
    const refused = await hr.graphql(documents.delete, { input: { id: ready!.id } });
    expect(refused.code).toBe('ROLE_TEMPLATE_NOT_FOUND');
  });
});
