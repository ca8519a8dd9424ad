import { createHash } from 'node:crypto';
import { Brands } from '../../src/modules/identity';
import { bare, textOfPdf } from '../../src/modules/reports/exports/testing/read-pdf';
import { createTestApp, graphql } from '../kit';
import type { ApiClient, SignedIn, TestApp, UploadFile } from '../kit';
import { anInvitation } from '../kit/builders/invitations';
import { aMarkedAttempt } from '../kit/builders/results';
import type { SatExam } from '../kit/builders/results';

graphql(`fragment Brands_shades on AccentShades { brand text contrast }`);
graphql(`
  fragment Brands_shown on Brand {
    name { en ar }
    logo { path darkPath width height }
    accent { light { ...Brands_shades } dark { ...Brands_shades } }
    supportAddress
    imprint { en ar }
  }
`);
const update = graphql(`
  mutation Brands_updateBrand($input: UpdateBrandInput!) {
    updateBrand(input: $input) { brand { name accent logoPath darkLogoPath shown { ...Brands_shown } } }
  }
`);
const settings = graphql(`
  query Brands_brandSettings($hrId: ID) {
    brandSettings(hrId: $hrId) { name accent logoPath shown { ...Brands_shown } }
  }
`);
const entry = graphql(`query Brands_examEntry { examEntry { brand { ...Brands_shown } } }`);

const SCRIPT = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

async function aLogo(width = 1200, height = 300): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp({ create: { width, height, channels: 4, background: '#0a7f5a' } })
    .png()
    .withExif({ IFD0: { Copyright: 'the place where it was taken' } })
    .toBuffer();
}
const png = (content: Buffer | string, name = 'logo.png'): UploadFile => ({ name, type: 'image/png', content });

let app: TestApp;
let admin: SignedIn;
let root: SignedIn;
let hr: SignedIn;
let sat: SatExam;
beforeAll(async () => {
  app = await createTestApp();
  [root, admin, hr] = [await app.as.superAdmin(), await app.as.admin(), await app.as.hr()];
  sat = await aMarkedAttempt(app, hr.user);
});
afterAll(() => app.close());

const save = (client: ApiClient, input: object) => client.graphql(update, { input });
const saveLogo = (client: ApiClient, input: object, file: UploadFile, field = 'logo') =>
  client.upload(update, { input: { ...input, [field]: null } }, { [`input.${field}`]: file });
const brandAtTheExam = async () => (await app.as.candidate(sat.examToken).data(entry)).examEntry.brand;
const fieldsOf = (errors: { extensions: { params: Record<string, unknown> } }[] | undefined) =>
  (errors?.[0]?.extensions.params.fields as { path: string; rule: string }[] | undefined)?.map(
    ({ path, rule }) => `${path}: ${rule}`,
  );

describe('the name on the door', () => {
  beforeEach(async () => {
    await app.dataSource.query('delete from brands');
    await app.get(Brands).changed();
  });

  it('is Mizan’s own until somebody says otherwise', async () => {
    expect(await brandAtTheExam()).toEqual({
      name: null,
      logo: null,
      accent: null,
      imprint: null,
      supportAddress: 'support@mizan.local',
    });
  });

  it('is the installation’s, and a company’s where it has chosen, each field by itself', async () => {
    const own = { name: 'Oasis', nameAr: 'الواحة', accent: '#FFDD00', supportAddress: ' Help@Oasis.example ' };
    expect((await save(root, { ...own, imprint: 'Oasis Ltd\nRiyadh' })).errors).toEqual([]);
    expect(await brandAtTheExam()).toMatchObject({
      name: { en: 'Oasis', ar: 'الواحة' },
      supportAddress: 'help@oasis.example',
      imprint: { en: 'Oasis Ltd\nRiyadh', ar: 'Oasis Ltd\nRiyadh' },
    });
    await save(hr, { hrId: hr.user.id, name: 'Gulf Foods', accent: '#0a7f5a' });
    const brand = await brandAtTheExam();
    expect(brand).toMatchObject({ name: { en: 'Gulf Foods', ar: 'Gulf Foods' }, supportAddress: 'help@oasis.example' });
    // Readable in both themes, whatever was chosen.
    for (const theme of ['light', 'dark'] as const) expect(brand.accent?.[theme].contrast).toBeGreaterThanOrEqual(4.5);
  });

  it('keeps a logo as small pixels and nothing else, at an address that never shows another', async () => {
    const picture = await aLogo();
    const { body } = await saveLogo(hr, { hrId: hr.user.id, name: 'Gulf Foods' }, png(picture));
    const logo = body.data?.updateBrand.brand.shown.logo;
    expect(logo).toMatchObject({ width: 384, height: 96 });
    const served = await app.as.nobody().request({ method: 'GET', url: logo?.path ?? '' });
    expect([served.statusCode, served.headers['content-type'], served.headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=31536000, immutable',
    ]);
    expect(served.rawPayload.includes('the place where it was taken')).toBe(false);
    expect(served.rawPayload.length).toBeLessThanOrEqual(40_000);
    const id = createHash('sha256').update(served.rawPayload).digest('hex').slice(0, 32);
    expect(logo?.path).toBe(`/api/v1/brand/logos/${id}.png`);
    expect((await brandAtTheExam()).logo?.path).toBe(logo?.path);
    // Left out it stays; null takes it away, and its address leads nowhere.
    await save(hr, { hrId: hr.user.id, name: 'Gulf Foods Co' });
    expect((await brandAtTheExam()).logo?.path).toBe(logo?.path);
    await save(hr, { hrId: hr.user.id, logo: null });
    expect((await brandAtTheExam()).logo).toBeNull();
    expect((await app.as.nobody().request({ method: 'GET', url: logo?.path ?? '' })).statusCode).toBe(404);
  });

  it.each([
    ['a script', png(SCRIPT), 'logo: logo-script'],
    ['a script under another name', png(`<?xml version="1.0"?>${SCRIPT}`, 'logo.svg'), 'logo: logo-script'],
    ['no picture', png('GIF87a and then nothing'), 'logo: logo-picture'],
    ['an empty file', png(''), 'logo: logo-picture'],
  ])('refuses a logo that is %s, and changes nothing', async (_, file, problem) => {
    await save(hr, { hrId: hr.user.id, name: 'Gulf Foods' });
    const { body } = await saveLogo(hr, { hrId: hr.user.id, name: 'Other' }, file);
    expect(fieldsOf(body.errors)).toEqual([problem]);
    expect(await brandAtTheExam()).toMatchObject({ name: { en: 'Gulf Foods' }, logo: null });
  });

  it('refuses what is no colour, no address, too long or said in Arabic alone, each beside its field', async () => {
    const input = { accent: 'url(x)', supportAddress: 'nobody', name: 'x'.repeat(61), imprintAr: 'شركة' };
    expect(fieldsOf((await save(root, input)).errors)).toEqual([
      'name: max-length',
      'imprint: required',
      'accent: color',
      'supportAddress: email',
    ]);
  });

  it('is changed by the HR, an admin or a super-admin, and that of the installation by super-admins', async () => {
    const stranger = await app.as.hr();
    const name = 'Gulf Foods';
    for (const client of [hr, admin, root])
      expect((await save(client, { hrId: hr.user.id, name })).code).toBe(undefined);
    expect((await save(stranger, { hrId: hr.user.id, name })).code).toBe('STAFF_USER_NOT_FOUND');
    expect((await stranger.graphql(settings, { hrId: hr.user.id })).code).toBe('STAFF_USER_NOT_FOUND');
    for (const client of [hr, admin]) expect((await save(client, { name })).code).toBe('FORBIDDEN');
    // Left out is the installation, as null is.
    for (const which of [{}, { hrId: null }]) expect((await root.graphql(settings, which)).errors).toEqual([]);
    const told = `select actor_id as by, object_id as owner, object_label as label from audit_entries
      where action = 'brand.change' order by id desc limit 3`;
    const written = await app.dataSource.query<{ by: string; owner: string; label: string }[]>(told);
    expect(written.map(({ by }) => by)).toEqual([root.user.id, admin.user.id, hr.user.id]);
    expect(written.at(-1)).toMatchObject({ owner: hr.user.id, label: 'name' });
  });

  it('stands on emails as picture and words, on PDFs and behind shared links', async () => {
    await saveLogo(
      hr,
      { hrId: hr.user.id, name: 'Gulf Foods', imprint: 'CR 1010', accent: '#0a7f5a' },
      png(await aLogo()),
    );
    const { candidate } = await anInvitation(app, hr.user, sat.assessmentId);
    await app.runJobs();
    const [mail] = app.mailbox.to(candidate.email);
    expect(mail).toMatchObject({ fromName: 'Gulf Foods' });
    expect(mail?.html).toMatch(
      /<img src="http:\/\/mizan\.test\/api\/v1\/brand\/logos\/[0-9a-f]{32}\.png" width="192" height="48" alt="Gulf Foods"/,
    );
    expect(mail?.html).toContain('background:#0a7f5a');
    for (const written of [mail?.html, mail?.text]) expect(written).toContain('CR 1010');
    const url = `/api/v1/results/${sat.assessmentId}/${sat.candidate.id}.pdf?lang=en`;
    const { rawPayload } = await hr.request({ method: 'GET', url });
    const text = textOfPdf(rawPayload, 'ltr').flat().join('\n');
    expect(text).toContain(bare('CR 1010'));
    expect(text).not.toContain(bare('Mizan'));
  });
});
