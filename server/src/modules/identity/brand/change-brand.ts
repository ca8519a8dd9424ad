import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import { Audit } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { swept, UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { Forbidden } from '../../../platform/errors';
import type { UploadedFile } from '../../../platform/graphql';
import { BRAND_CHANGE, Organization, ORGANIZATION_ID } from '../user';
import { StaffUsers } from '../people';
import { BrandLogo } from './brand-logo.entity';
import { Brand } from './brand.entity';
import type { UpdateBrandInput } from './brand.inputs';
import { logoPath } from './brand.policy';
import type { BrandSettings } from './brand.policy';
import { Brands } from './brands.service';
import { checkBrand } from './check-brand';
import { encodeLogo } from './encode-logo';
import type { EncodedLogo } from './encode-logo';

/** What of nobody is left: no row needs to say so. */
const NOTHING = { name: null, nameAr: null, accent: null, supportAddress: null, imprint: null, imprintAr: null };
const unusedLogos = swept(
  'brand_logos',
  'not exists (select from brands b where b.logo_id = brand_logos.id or b.dark_logo_id = brand_logos.id)',
);

/** The name on the door: a super-admin's for the installation, and for an HR's company of whoever manages that HR, or the HR. */
@Injectable()
export class ChangeBrand {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly organization: Organization,
    private readonly staffUsers: StaffUsers,
    private readonly brands: Brands,
    private readonly audit: Audit,
  ) {}

  /** @throws Forbidden, StaffUserNotFound */
  async settings(viewer: Viewer, hrId: string | null): Promise<BrandSettings> {
    await this.assertMay(viewer, hrId);
    return this.settingsOf(hrId ?? ORGANIZATION_ID);
  }

  /** @throws Forbidden, StaffUserNotFound, InvalidInput, FileTooLarge; then nothing has changed. */
  async execute(viewer: Viewer, origin: RequestOrigin, input: UpdateBrandInput): Promise<BrandSettings> {
    const hrId = input.hrId ?? null;
    await this.assertMay(viewer, hrId);
    const words = checkBrand(input);
    const [logo, darkLogo] = [await pictureOf('logo', input.logo), await pictureOf('darkLogo', input.darkLogo)];
    await this.unitOfWork.run(async (tx) => {
      const ownerId = hrId ?? (await this.organization.ensure(tx));
      const before = await lockBrand(tx, ownerId);
      await keepPictures(tx, logo, darkLogo);
      const logoId = logo === undefined ? (before?.logoId ?? null) : (logo?.id ?? null);
      const darkLogoId = darkLogo === undefined ? (before?.darkLogoId ?? null) : (darkLogo?.id ?? null);
      const row = { ownerId, ...NOTHING, ...words, logoId, darkLogoId: logoId === null ? null : darkLogoId };
      await tx.manager.upsert(Brand, { ...row, changedAt: this.clock.now() }, ['ownerId']);
      await tx.manager.query(unusedLogos);
      const object = { type: 'brand', id: ownerId, label: changesOf(before, row).join(' · ') };
      await this.audit.record(tx, { by: viewer, origin, action: BRAND_CHANGE, object });
    });
    await this.brands.changed();
    return this.settingsOf(hrId ?? ORGANIZATION_ID);
  }

  private async assertMay(viewer: Viewer, hrId: string | null): Promise<void> {
    if (hrId === null && viewer.role !== 'super-admin') throw new Forbidden();
    if (hrId !== null) await this.staffUsers.find(viewer, hrId, 'Hr');
  }

  private settingsOf(ownerId: string): BrandSettings {
    const { name, nameAr, accent, supportAddress, imprint, imprintAr, logo, darkLogo } = this.brands.chosenBy(
      ownerId,
    ) ?? { ...NOTHING, logo: null, darkLogo: null };
    return {
      name,
      nameAr,
      accent,
      supportAddress,
      imprint,
      imprintAr,
      logoPath: logo && logoPath(logo.id),
      darkLogoPath: darkLogo && logoPath(darkLogo.id),
      shown: this.brands.of(ownerId),
      inherited: this.brands.without(ownerId),
    };
  }
}

/** Two who save at once come one after the other; the first has nothing to lock yet, and the unique key decides. */
function lockBrand({ manager }: Tx, ownerId: string): Promise<Brand | null> {
  return manager.findOne(Brand, { where: { ownerId }, lock: { mode: 'pessimistic_write' } });
}

async function pictureOf(path: string, file: UploadedFile | null | undefined): Promise<EncodedLogo | null | undefined> {
  return file ? encodeLogo(path, file) : file;
}

async function keepPictures({ manager }: Tx, ...pictures: (EncodedLogo | null | undefined)[]): Promise<void> {
  const given = pictures.filter((picture) => picture != null);
  if (given.length === 0) return;
  await manager.createQueryBuilder().insert().into(BrandLogo).values(given).orIgnore().execute();
}

/** Names of what is another now; the words themselves may be long, and stand on every page. */
function changesOf(before: Brand | null, after: Omit<Brand, 'changedAt'>): string[] {
  const fields = Object.keys(after) as (keyof typeof after)[];
  return fields.filter((field) => field !== 'ownerId' && (before?.[field] ?? null) !== after[field]);
}
