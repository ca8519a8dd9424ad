import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import { Stage } from '../../src/modules/candidates';
import { Invitation } from '../../src/modules/candidates/invitation.entity';
import { createTestApp } from '../kit';
import type { ApiClient, SignedIn, TestApp } from '../kit';
import { aPublishedAssessment } from '../kit/builders/assessments';
import { anInvitation } from '../kit/builders/invitations';
import { aMarkedAttempt } from '../kit/builders/results';
import type { SatExam } from '../kit/builders/results';

let app: TestApp;
let hr: SignedIn;
let sat: SatExam;
beforeAll(async () => {
  app = await createTestApp();
  hr = await app.as.hr();
  sat = await aMarkedAttempt(app, hr.user);
});
afterAll(() => app.close());

const ask = (client: ApiClient, path: string) => client.request({ method: 'GET', url: `/api/v1/${path}` });
const results = (rest: string) => `results/${sat.assessmentId}/list.${rest}`;
const rename = (firstName: string) =>
  app.dataSource.query('update candidates set first_name = $2 where id = $1', [sat.candidate.id, firstName]);
const show = (isShown: boolean) =>
  app.dataSource.query(`update assessments set report_options = report_options || $2::jsonb where id = $1`, [
    sat.assessmentId,
    { showCandidateInformation: isShown },
  ]);
const csvOf = async (path: string) => parse((await ask(hr, path)).rawPayload, { bom: true });
const sheetOf = async (path: string) => (await readXlsx((await ask(hr, path)).rawPayload)).sheets[0]!;

describe('exactly what is shown', () => {
  it('is exported: filtered, in its order, or only who is ticked', async () => {
    const other = await app.as.hr();
    const assessment = await aPublishedAssessment(app, other.user);
    const [noor, omar, hessa] = [
      await anInvitation(app, other.user, assessment.id, { firstName: 'Noor', lastName: 'Haddad' }),
      await anInvitation(app, other.user, assessment.id, { firstName: 'Omar', lastName: 'Rashid' }),
      await anInvitation(app, other.user, assessment.id, { firstName: 'Hessa', lastName: 'Falasi' }),
    ];
    await app.dataSource.query(`update invitations set tags = '{Riyadh}' where id = any($1)`, [
      [noor.invitation.id, hessa.invitation.id],
    ]);
    const namesOf = async (query: string) => {
      const { rawPayload } = await ask(other, `results/${assessment.id}/list.csv?columns=name${query}`);
      const [, ...rows] = parse(rawPayload, { bom: true });
      return rows.map(([name]) => name);
    };
    expect(await namesOf('')).toEqual(['Hessa Falasi', 'Noor Haddad', 'Omar Rashid']);
    expect(await namesOf('&sort=NAME&direction=DESC')).toEqual(['Omar Rashid', 'Noor Haddad', 'Hessa Falasi']);
    expect(await namesOf('&tags=Riyadh')).toEqual(['Hessa Falasi', 'Noor Haddad']);
    await app.dataSource.query(`update invitations set tags = $2 where id = $1`, [
      omar.invitation.id,
      ['Java, senior', '100%2C'],
    ]);
    expect(await namesOf(`&tags=${encodeURIComponent('Java%2C senior')}`)).toEqual(['Omar Rashid']);
    expect(await namesOf(`&tags=${encodeURIComponent('Riyadh,100%252C')}`)).toEqual([
      'Hessa Falasi',
      'Noor Haddad',
      'Omar Rashid',
    ]);
    expect(await namesOf('&search=omar')).toEqual(['Omar Rashid']);
    const both = `ids=${[omar.invitation.id, hessa.invitation.id].join(',')}&sort=NAME`;
    expect(await namesOf(`&${both}`)).toEqual(['Hessa Falasi', 'Omar Rashid']);
    expect(await namesOf(`&${both}&direction=DESC`)).toEqual(['Omar Rashid', 'Hessa Falasi']);
    const ticked = async (client: SignedIn, query: string) =>
      parse((await ask(client, `candidates/list.csv?columns=name&${query}`)).rawPayload, { bom: true })
        .flat()
        .slice(1);
    expect(await ticked(other, `${both}&direction=DESC`)).toEqual(['Omar Rashid', 'Hessa Falasi']);
    expect(await ticked(hr, both)).toEqual([]);
    const many = Array.from({ length: 301 }, () => omar.invitation.id).join(',');
    expect((await ask(other, `candidates/list.csv?ids=${many}`)).statusCode).toBe(400);
    const elsewhere = await aPublishedAssessment(app, other.user);
    const { invitation: stranger } = await anInvitation(app, other.user, elsewhere.id);
    expect(await namesOf(`&ids=${[omar.invitation.id, stranger.id].join(',')}`)).toEqual(['Omar Rashid']);
  });
});

describe('what the list shows of an invitation', () => {
  const told = async (viewer: SignedIn, assessmentId: string, lang: string) => {
    const { rawPayload } = await ask(
      viewer,
      `results/${assessmentId}/list.csv?columns=name,stage,decision,tags&lang=${lang}`,
    );
    return parse(rawPayload, { bom: true });
  };

  it('is in the file in either language: why a link opens no exam, the decision and the tags', async () => {
    const other = await app.as.hr();
    const assessment = await aPublishedAssessment(app, other.user);
    const one = async (firstName: string, change: Partial<Invitation>) => {
      const { invitation } = await anInvitation(app, other.user, assessment.id, { firstName, lastName: 'A' });
      await app.dataSource.getRepository(Invitation).update(invitation.id, change);
    };
    const past = new Date(app.clock.now().getTime() - 1_000);
    const soon = new Date(app.clock.now().getTime() + 60_000);
    await one('Amal', { revokedAt: past, cancelledAt: past });
    await one('Basma', { revokedAt: past });
    await one('Celine', { expiresAt: past, decisionStage: 'shortlist' });
    await one('Dana', { expiresAt: soon, tags: ['Riyadh', 'Night shift'] });
    await one('Eman', { stage: Stage.ENROLLED, enrolledAt: past, expiresAt: past, decisionStage: 'own' });
    await app.dataSource.query('insert into decision_stage_lists (assessment_id, stages) values ($1, $2)', [
      assessment.id,
      JSON.stringify([
        { id: 'shortlist', name: null },
        { id: 'own', name: 'Second talk' },
      ]),
    ]);
    expect(await told(other, assessment.id, 'en')).toEqual([
      ['Name', 'Stage', 'Decision', 'Tags'],
      ['Amal A', 'Cancelled', '', ''],
      ['Basma A', 'Revoked', '', ''],
      ['Celine A', 'Expired', 'Shortlist', ''],
      ['Dana A', 'Invited', '', 'Riyadh, Night shift'],
      ['Eman A', 'Enrolled', 'Second talk', ''],
    ]);
    expect((await told(other, assessment.id, 'ar')).slice(0, 4)).toEqual([
      ['الاسم', 'المرحلة', 'القرار', 'الوسوم'],
      ['Amal A', 'مسحوبة', '', ''],
      ['Basma A', 'ملغاة', '', ''],
      ['Celine A', 'انتهت صلاحيتها', 'القائمة القصيرة', ''],
    ]);
    await app.dataSource.query(
      `update assessments set configuration = configuration || jsonb_build_object('closesAt', $2::text) where id = $1`,
      [assessment.id, past.toISOString()],
    );
    expect((await told(other, assessment.id, 'en'))[4]?.[1]).toBe('Expired');
    await app.dataSource.query(`update assessments set report_options = report_options || $2::jsonb where id = $1`, [
      assessment.id,
      { showCandidateInformation: false },
    ]);
    const everybody = await ask(other, 'candidates/list.csv?columns=name,decision,tags&sort=NAME');
    expect(parse(everybody.rawPayload, { bom: true })[3]).toEqual(['Celine A', '', '']);
  });
});

describe("an assessment's results as a list", () => {
  it('has the columns that were chosen, in their order, in both kinds of file', async () => {
    const columns = 'columns=phone,name,percentage,status,stage&lang=en';
    const rows = [
      ['Phone', 'Name', 'Percent', 'Status', 'Stage'],
      [sat.candidate.phone, 'Noor Al-Hashimi', 100, 'Passed', 'Completed'],
    ];
    const sheet = await sheetOf(results(`xlsx?${columns}`));
    expect(sheet.rows).toEqual(rows);
    expect(sheet.view?.rightToLeft ?? false).toBe(false);
    const [head, [phone, ...rest] = []] = await csvOf(results(`csv?${columns}`));
    expect(head).toEqual(rows[0]);
    expect(rest).toEqual(['Noor Al-Hashimi', '100', 'Passed', 'Completed']);
    expect(phone).toBe(`'${sat.candidate.phone}`);
  });

  it('names a grade once every answer is marked', async () => {
    const graded = async () => (await csvOf(results('csv?columns=band,status,percentage')))[1];
    const set = (status: string) =>
      app.dataSource.query('update results set status = $2 where assessment_id = $1', [sat.assessmentId, status]);
    expect(await graded()).toEqual(['Outstanding', 'Passed', '100']);
    await set('Under review');
    expect(await graded()).toEqual(['', 'Under review', '100']);
    await set('Passed');
  });

  it.each(['plain-csv', 'tsv'])(
    'gives programs the values as they are in %s, under names that stay',
    async (format) => {
      const { rawPayload, headers } = await ask(hr, results(`${format}?columns=phone,completedAt,percentage&lang=ar`));
      const [head, [phone, completedAt, percentage] = []] = parse(rawPayload, {
        delimiter: format === 'tsv' ? '\t' : ',',
      });
      expect([head, phone, percentage]).toEqual([['phone', 'completedAt', 'percentage'], sat.candidate.phone, '100']);
      expect(new Date(completedAt ?? '').toISOString()).toBe(completedAt);
      expect(headers['content-disposition']).toMatch(/filename="mizan - results - [A-Za-z0-9 ,_-]+\.(csv|tsv)"/);
    },
  );

  it('is Arabic from right to left when that is asked for', async () => {
    const sheet = await sheetOf(results('xlsx?columns=name,stage&lang=ar'));
    expect(sheet.rows[0]).toEqual(['الاسم', 'المرحلة']);
    expect(sheet.view?.rightToLeft).toBe(true);
    const { rawPayload } = await ask(hr, results('csv?columns=name&lang=ar'));
    expect([...rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it.each(['=1+1', '+1', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', "=cmd|' /C calc'!A0"])(
    'holds no formula when somebody is called %j',
    async (name) => {
      await rename(name);
      const sheet = await sheetOf(results('xlsx?columns=name'));
      expect([...(sheet.cells?.values() ?? [])].filter((cell) => cell.formula !== undefined)).toEqual([]);
      const [, [cell = ''] = []] = await csvOf(results('csv?columns=name'));
      expect(cell.startsWith("'")).toBe(true);
      await rename('Noor');
    },
  );

  it('keeps the figures and names nobody where the report hides who it was', async () => {
    await show(false);
    const [, row] = await csvOf(results('csv?columns=name,email,phone,percentage'));
    const [, listed] = await csvOf('candidates/list.csv?columns=email,percentage');
    await show(true);
    expect(row).toEqual(['', '', '', '100']);
    expect(listed).toEqual([sat.candidate.email, '']);
  });

  it('has the external id where somebody has one, for programs always', async () => {
    const call = async (id: string | null): Promise<void> => {
      await app.dataSource.query('update invitations set external_id = $2 where candidate_id = $1', [
        sat.candidate.id,
        id,
      ]);
    };
    expect(await csvOf(results('csv?columns=name,externalId&lang=en'))).toEqual([['Name'], ['Noor Al-Hashimi']]);
    const plain = async () => (await ask(hr, results('plain-csv?columns=externalId'))).body.trim();
    expect(await plain()).toMatch(/^externalId\s*$/);
    await call('application-17');
    const [head, row] = await csvOf(results('csv?columns=name,externalId&lang=en'));
    expect([head, row]).toEqual([
      ['Name', 'External ID'],
      ['Noor Al-Hashimi', 'application-17'],
    ]);
    expect(await plain()).toMatch(/^externalId\s+application-17$/);
    await show(false);
    expect((await csvOf(results('csv?columns=percentage,externalId')))[1]).toEqual(['100']);
    await show(true);
    await call(null);
  });

  it.each(['csv?columns=name,password', 'pdf', 'csv?lang=fr'])('refuses list.%s', async (rest) => {
    expect((await ask(hr, results(rest))).statusCode).toBe(400);
  });

  it('is not there for somebody else', async () => {
    expect((await ask(await app.as.hr(), results('csv'))).statusCode).toBe(404);
  });
});

describe('the candidates as a list', () => {
  it('is that of the filter and of the scope', async () => {
    const [head, ...rows] = await csvOf('candidates/list.csv?columns=email,assessment&search=noor&stages=COMPLETED');
    expect(head).toHaveLength(2);
    expect(rows).toEqual([[sat.candidate.email, 'Senior Accountant, Gulf']]);
    expect(await csvOf('candidates/list.csv?columns=email&stages=INVITED')).toHaveLength(1);
    const theirs = await ask(await app.as.hr(), 'candidates/list.csv?columns=email');
    expect(theirs.body.trim().split('\n')).toHaveLength(1);
  });

  it('refuses a stage that there is not', async () => {
    expect((await ask(hr, 'candidates/list.csv?stages=constructor')).statusCode).toBe(400);
  });
});
