import { DemoExamLink } from '../../src/modules/candidates/demo-exam-link';
import { UnitOfWork } from '../../src/platform/database';
import { DemoSeed } from '../../src/platform/demo';
import { ProviderCatalogue } from '../../src/platform/discovery';
import { createTestApp } from '../kit';
import type { TestApp } from '../kit';

const WEEK_MS = 7 * 86_400_000;

interface Planted {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  invitedAt: Date;
  createdAt: Date;
}

describe('the demo candidates', () => {
  let app: TestApp;
  let planted: Planted[];
  beforeAll(async () => {
    app = await createTestApp();
    const seeds = app
      .get(ProviderCatalogue)
      .instancesOf(DemoSeed)
      .filter(({ order }) => order <= 40);
    await app.get(UnitOfWork).run(async (tx) => {
      for (const seed of seeds.sort((a, b) => a.order - b.order)) await seed.seed(tx);
    });
    planted = await app.dataSource.query<Planted[]>(
      `select email, first_name as "firstName", last_name as "lastName", phone, invited_at as "invitedAt", assessments.created_at as "createdAt"
       from invitations join candidates on candidates.id = candidate_id join assessments on assessments.id = assessment_id`,
    );
  });
  afterAll(() => app.close());

  it('are about sixty people with both names, at addresses that belong to nobody', () => {
    expect(new Set(planted.map(({ email }) => email)).size).toBeGreaterThanOrEqual(60);
    for (const { email, firstName, lastName, phone } of planted) {
      expect(email).toMatch(/^[a-z.]+@example\.(com|org|net)$/);
      expect([firstName, lastName]).not.toContain('');
      expect(phone).toMatch(/^\+?\d{8,15}$/);
    }
  });

  it('were invited in each of the last twelve weeks, none before there was something to be invited to', () => {
    const now = app.clock.now().getTime();
    const weeks = new Set(planted.map(({ invitedAt }) => Math.floor((now - invitedAt.getTime()) / WEEK_MS)));
    expect(weeks.size).toBeGreaterThanOrEqual(11);
    expect(planted.every(({ invitedAt, createdAt }) => invitedAt >= createdAt)).toBe(true);
  });

  it('cost requests like everybody else, and no mail leaves', async () => {
    const [owner] = await app.dataSource.query<{ used: number }[]>(
      'select number_of_requests as used from users where role = $1',
      ['super-admin'],
    );
    expect(owner?.used).toBe(planted.length);
    await app.runJobs();
    expect(app.mailbox.sent).toEqual([]);
  });

  it('leave an exam link in each language that nobody has used to all types of questions', async () => {
    const found = await app.dataSource.query<{ stage: string }[]>(
      `select stage from invitations join assessments on assessments.id = assessment_id where title = any($1)`,
      [['All question types', 'جميع أنواع الأسئلة']],
    );
    expect(found).toEqual([{ stage: 'Invited' }, { stage: 'Invited' }]);
  });

  it('leave one exam link ready for a visitor, and another one when that has been used', async () => {
    const link = await app.get(DemoExamLink).find();
    expect(link).toMatch(/^http:\/\/mizan\.test\/Exam\/[\w-]{56}\?lng=en$/);
    expect(await app.get(DemoExamLink).find()).toBe(link);
    await app.dataSource.query(
      `update invitations set stage = 'Completed' from candidates where candidates.id = candidate_id and email = 'sara.khoury@example.org'`,
    );
    expect(await app.get(DemoExamLink).find()).not.toBe(link);
    await app.dataSource.query(`update invitations set stage = 'Completed'`);
    expect(await app.get(DemoExamLink).find()).toBeNull();
  });
});
