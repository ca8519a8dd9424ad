import { randomBytes } from 'node:crypto';
import { writeXlsx } from 'hucre/xlsx';
import { createTestApp, graphql } from '../kit';
import type { ApiClient, SignedIn, TestApp } from '../kit';
import { anAssessment, aPublishedAssessment } from '../kit/builders/assessments';
import { aPerson, people } from '../kit/builders/candidates';
import { anInvitation } from '../kit/builders/invitations';

graphql(`
  fragment CandidatesPreview_PREVIEW on CandidateListPreview {
    hasHeader recognisedColumns readyCount problemCount duplicateCount
    rows { line firstName lastName email phone problems { field problem } duplicate firstLine invitedAt }
  }
`);
const TEXT = graphql(`
  mutation CandidatesPreview_preview($input: PreviewCandidateTextInput!) {
    preview: previewCandidateText(input: $input) { preview { ...CandidatesPreview_PREVIEW } }
  }
`);
const ROWS = graphql(`
  mutation CandidatesPreview_preview2($input: PreviewCandidateRowsInput!) {
    preview: previewCandidateRows(input: $input) { preview { ...CandidatesPreview_PREVIEW } }
  }
`);
const FILE = graphql(`
  mutation CandidatesPreview_preview3($assessmentId: ID!, $file: Upload!) {
    preview: previewCandidateFile(input: { assessmentId: $assessmentId, file: $file }) {
      preview { ...CandidatesPreview_PREVIEW }
    }
  }
`);
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

describe('previews of candidates', () => {
  let app: TestApp;
  let hr: SignedIn;
  let assessmentId: string;
  beforeAll(async () => {
    app = await createTestApp();
    hr = await app.as.hr();
    assessmentId = (await aPublishedAssessment(app, hr.user)).id;
  });
  afterAll(() => app.close());

  const text = (content: string, viewer = hr) => viewer.graphql(TEXT, { input: { assessmentId, text: content } });
  const file = (name: string, content: Buffer | string, viewer = hr) =>
    viewer.upload(FILE, { assessmentId, file: null }, { file: { name, type: XLSX, content } });
  const count = async () => (await app.dataSource.query<object[]>('select id from candidates')).length;

  describe('previewCandidateText', () => {
    it('works: every line comes back, with what is wrong with it', async () => {
      const known = await anInvitation(app, hr.user, assessmentId, { email: 'known@example.com' });
      const { data } = await text(
        [
          'Lukas Brandt, lukas@example.org, +49 160 555 0143',
          '',
          'Faisal Al-Harbi, faisal.harbi@example, +966 53 555 0921',
          'بدر العنزي، LUKAS@example.org، ٩٩٥٥٠١٩٠',
          'Known Person, Known@Example.com, 12345678',
          'Cher, cher@example.com, 123',
          'nothing at all',
        ].join('\n'),
      );
      const nothing = { duplicate: null, firstLine: null, invitedAt: null, problems: [] };
      expect(data?.preview.preview).toEqual({
        hasHeader: false,
        recognisedColumns: ['NAME', 'EMAIL', 'PHONE'],
        readyCount: 1,
        problemCount: 3,
        duplicateCount: 2,
        rows: [
          {
            ...nothing,
            line: 1,
            firstName: 'Lukas',
            lastName: 'Brandt',
            email: 'lukas@example.org',
            phone: '+491605550143',
          },
          {
            ...nothing,
            line: 3,
            firstName: 'Faisal',
            lastName: 'Al-Harbi',
            email: 'faisal.harbi@example',
            phone: '+966535550921',
            problems: [{ field: 'EMAIL', problem: 'INVALID_EMAIL' }],
          },
          {
            ...nothing,
            line: 4,
            firstName: 'بدر',
            lastName: 'العنزي',
            email: 'lukas@example.org',
            phone: '99550190',
            duplicate: 'IN_LIST',
            firstLine: 1,
          },
          {
            ...nothing,
            line: 5,
            firstName: 'Known',
            lastName: 'Person',
            email: 'known@example.com',
            phone: '12345678',
            duplicate: 'ALREADY_INVITED',
            invitedAt: known.invitation.invitedAt.toISOString(),
          },
          {
            ...nothing,
            line: 6,
            firstName: 'Cher',
            lastName: '',
            email: 'cher@example.com',
            phone: '123',
            problems: [{ field: 'PHONE', problem: 'INVALID_PHONE' }],
          },
          {
            ...nothing,
            line: 7,
            firstName: 'nothing',
            lastName: 'at all',
            email: '',
            phone: '',
            problems: [
              { field: 'EMAIL', problem: 'REQUIRED' },
              { field: 'PHONE', problem: 'REQUIRED' },
            ],
          },
        ],
      });
    });

    it('works: keeps nothing, and takes no requests', async () => {
      const before = await count();
      await text('Lina Haddad, lina@example.com, +97150555014');
      expect(await count()).toBe(before);
    });

    it('works: on a draft too, so that a list can be made ready', async () => {
      const draft = await anAssessment(app, hr.user);
      const { errors } = await hr.graphql(TEXT, { input: { assessmentId: draft.id, text: 'Lina' } });
      expect(errors).toEqual([]);
    });

    it('works: nothing is an empty list', async () => {
      expect((await text(' \n ')).data?.preview.preview).toMatchObject({ rows: [], readyCount: 0 });
    });

    it('refuses more than 5,000 lines', async () => {
      const { code, errors } = await text('Lina\n'.repeat(5_001));
      expect([code, errors[0]?.extensions.params]).toEqual(['TOO_MANY_CANDIDATES', { limit: 5_000 }]);
    });

    it('refuses more than five thousand people can be', async () => {
      expect((await text('x'.repeat(750_001))).errors[0]?.extensions.params.fields).toEqual([
        { path: 'text', rule: 'max-bytes', params: { max: 750_000 } },
      ]);
    });
  });

  describe('previewCandidateFile', () => {
    it('works: an .xlsx with Arabic names and numbers typed as numbers', async () => {
      const rows = [
        ['الاسم', 'البريد الإلكتروني', 'رقم الجوال'],
        ['لينا حداد', 'lina@example.com', 966501234567],
        ['عمر سعيد', 'omar@example.com', '٠٥٠٧٦٥٤٣٢١'],
      ];
      const { status, body } = await file(
        'المرشحون.xlsx',
        Buffer.from(await writeXlsx({ sheets: [{ name: 'ورقة1', rows }] })),
      );
      expect(status).toBe(200);
      expect(body.data?.preview.preview).toMatchObject({
        hasHeader: true,
        recognisedColumns: ['NAME', 'EMAIL', 'PHONE'],
        readyCount: 2,
        rows: [
          { line: 2, firstName: 'لينا', lastName: 'حداد', email: 'lina@example.com', phone: '966501234567' },
          { line: 3, firstName: 'عمر', lastName: 'سعيد', email: 'omar@example.com', phone: '0507654321' },
        ],
      });
    });

    it('works: a .csv as Excel writes it where semicolons separate', async () => {
      const { body } = await file(
        'list.CSV',
        '\ufeffName;Email;Phone\r\nHaddad, Lina;lina@example.com;+97150555014\r\n',
      );
      expect(body.data?.preview.preview.rows).toMatchObject([
        { line: 2, firstName: 'Lina', lastName: 'Haddad', phone: '+97150555014' },
      ]);
    });

    it('works: 5,000 rows, and the last of them', async () => {
      const list = people(5_000).map(({ email, phone }) => ['Noor', 'Ali', email, phone].join(','));
      const csv = `first,last,email,phone\n${list.join('\n')}`;
      expect(csv.length).toBeLessThan(256_000);
      const { body } = await file('list.csv', csv);
      expect(body.data?.preview.preview.readyCount).toBe(5_000);
      expect(body.data?.preview.preview.rows.at(-1)?.line).toBe(5_001);
    });

    it('refuses 5,001 rows, in either kind of file', async () => {
      const rows = Array.from({ length: 5_001 }, (_, at) => [`a${at}@b.co`]);
      const workbook = Buffer.from(await writeXlsx({ sheets: [{ name: 'a', rows }] }));
      for (const [name, content] of [
        ['a.csv', rows.join('\n')],
        ['a.xlsx', workbook],
      ] as const) {
        const { body } = await file(name, content);
        expect(body.errors?.[0]?.extensions).toEqual({ code: 'TOO_MANY_CANDIDATES', params: { limit: 5_000 } });
      }
    });

    it('refuses one byte more than 250 KB in the words of the specification', async () => {
      const within = await file('list.csv', 'x'.repeat(256_000));
      const beyond = await file('list.csv', 'x'.repeat(256_001));
      expect(within.body.errors).toBeUndefined();
      expect(beyond.body.errors?.[0]).toMatchObject({
        message: 'File size exceeds the maximum limit of 250 KB.',
        extensions: { code: 'FILE_TOO_LARGE' },
      });
    });

    it.each([
      ['a name that does not fit', 'list.pdf', Buffer.from('Lina')],
      ['content that does not fit the name', 'list.xlsx', Buffer.from('Name,Email\nLina,lina@example.com')],
      ['a picture by the name of a list', 'list.csv', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')],
      ['a damaged workbook', 'list.xlsx', Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), randomBytes(500)])],
    ])('refuses %s in the words of the specification', async (_, name, content) => {
      const { body } = await file(name, content);
      expect(body.errors?.[0]).toMatchObject({
        message: 'Not allowed file type for upload.',
        extensions: { code: 'FILE_TYPE_NOT_ALLOWED' },
      });
    });

    it('says of a table of another program what to do with it', async () => {
      const { body } = await file('list.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]));
      expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'TABLE_TO_CONVERT', params: { kind: 'xls' } });
    });
  });

  describe('previewCandidateRows', () => {
    it('works: judges edited rows as an invitation would', async () => {
      const person = aPerson();
      const input = { assessmentId, candidates: [person, { ...person, firstName: 'Other' }, aPerson({ phone: '' })] };
      const { data } = await hr.graphql(ROWS, { input });
      expect(data?.preview.preview).toMatchObject({
        readyCount: 1,
        problemCount: 1,
        duplicateCount: 1,
        rows: [
          { line: 1, email: person.email, problems: [], duplicate: null },
          { line: 2, duplicate: 'IN_LIST', firstLine: 1 },
          { line: 3, problems: [{ field: 'PHONE', problem: 'REQUIRED' }] },
        ],
      });
    });
  });

  describe.each([
    {
      name: 'previewCandidateText',
      ask: (by: ApiClient, id: string) => by.graphql(TEXT, { input: { assessmentId: id, text: 'Lina' } }),
    },
    {
      name: 'previewCandidateRows',
      ask: (by: ApiClient, id: string) => by.graphql(ROWS, { input: { assessmentId: id, candidates: [] } }),
    },
  ])('$name', ({ ask }) => {
    it("refuses another HR's assessment exactly like one that does not exist", async () => {
      const other = await app.as.hr();
      const foreign = await ask(other, assessmentId);
      const absent = await ask(other, '00000000-0000-4000-8000-000000000000');
      expect(foreign.code).toBe('ASSESSMENT_NOT_FOUND');
      expect(foreign.errors).toEqual(absent.errors);
    });

    it('refuses whoever is not signed in', async () => {
      expect((await ask(app.as.nobody(), assessmentId)).code).toBe('UNAUTHENTICATED');
    });
  });

  it("previewCandidateFile refuses another HR's assessment, and whoever is not signed in", async () => {
    const other = await file('list.csv', 'Lina', await app.as.hr());
    expect(other.body.errors?.[0]?.extensions.code).toBe('ASSESSMENT_NOT_FOUND');
    const nobody = await app.as
      .nobody()
      .upload(FILE, { assessmentId, file: null }, { file: { name: 'a.csv', type: '', content: 'x' } });
    expect(nobody.body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
