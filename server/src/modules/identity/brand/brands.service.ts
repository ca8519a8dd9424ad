import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppConfig } from '../../../platform/config';
import { NamedQueries } from '../../../platform/database';
import type { NamedStatement } from '../../../platform/database';
import { LiveBus } from '../../../platform/live';
import { MailBrands } from '../../../platform/mail';
import type { Language, MailBrand } from '../../../platform/mail';
import { Log } from '../../../platform/observability';
import { ORGANIZATION_ID } from '../user';
import { BrandLogo } from './brand-logo.entity';
import { shownBrand } from './brand.policy';
import type { ChosenBrand, LogoFacts, ShownBrand } from './brand.policy';

const TOPIC = 'brands';
const REFRESH_MS = 60_000;

const all: NamedStatement = {
  name: 'brands-all',
  text: `select b.owner_id as "ownerId", b.name, b.name_ar as "nameAr", b.accent, b.support_address as "supportAddress",
      b.imprint, b.imprint_ar as "imprintAr",
      case when l.id is not null then json_build_object('id', l.id, 'width', l.width, 'height', l.height) end as logo,
      case when d.id is not null then json_build_object('id', d.id, 'width', d.width, 'height', d.height) end as "darkLogo"
    from brands b left join brand_logos l on l.id = b.logo_id left join brand_logos d on d.id = b.dark_logo_id`,
};

/**
 * Whose name stands on what. Everything but the pictures is kept in memory, so that no candidate waits for it: read at the start, when
 * somebody changes it anywhere, and once a minute in case that word was lost.
 */
@Injectable()
export class Brands extends MailBrands implements OnApplicationBootstrap, OnModuleDestroy {
  private byOwner = new Map<string, ChosenBrand>();
  private readonly shown = new Map<string, ShownBrand>();
  private timer: NodeJS.Timeout | undefined;
  private changes: AsyncIterableIterator<object> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: NamedQueries,
    private readonly live: LiveBus,
    private readonly config: AppConfig,
    private readonly log: Log,
  ) {
    super();
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.refresh();
    this.timer = setInterval(() => void this.refresh(), REFRESH_MS).unref();
    this.changes = this.live.iterate(TOPIC);
    void this.follow(this.changes);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.changes?.return?.();
  }

  /** What is shown of it where this person's records are; of nobody's, the installation's. */
  of(ownerId: string | null): ShownBrand {
    const key = ownerId ?? ORGANIZATION_ID;
    const known = this.shown.get(key);
    if (known) return known;
    const layers = [this.byOwner.get(key), this.byOwner.get(ORGANIZATION_ID)];
    const brand = shownBrand(layers, this.config.supportAddress);
    // Only who has chosen something is remembered: the rest all see the same.
    if (this.byOwner.has(key)) this.shown.set(key, brand);
    return brand;
  }

  /** What would be shown if this owner had chosen nothing. */
  without(ownerId: string): ShownBrand {
    if (ownerId !== ORGANIZATION_ID) return this.of(null);
    return shownBrand([], this.config.supportAddress);
  }

  mailBrand(ownerId: string | null, language: Language): MailBrand {
    const { name, logo, accent, supportAddress, imprint } = this.of(ownerId);
    const url = logo && `${this.config.publicUrl}${logo.path}`;
    return {
      name: name?.[language] ?? null,
      logo: logo && url ? { url, width: logo.width / 2, height: logo.height / 2 } : null,
      accent: accent?.light.brand ?? null,
      supportAddress: supportAddress === this.config.supportAddress ? null : supportAddress,
      imprint: imprint?.[language] ?? null,
    };
  }

  chosenBy(ownerId: string): ChosenBrand | undefined {
    return this.byOwner.get(ownerId);
  }

  /** By its id, or by the path that ends in it. */
  async picture(given: string): Promise<Buffer | null> {
    const id = /(?<id>[0-9a-f]{32})(?:\.png)?$/u.exec(given)?.groups?.id;
    if (id === undefined) return null;
    const found = await this.dataSource.manager.findOne(BrandLogo, { where: { id }, select: { id: true, png: true } });
    return found?.png ?? null;
  }

  /** After the commit of a change. */
  async changed(): Promise<void> {
    await this.load();
    await this.live.publish(TOPIC, {});
  }

  private async follow(changes: AsyncIterable<object>): Promise<void> {
    for await (const _ of changes) await this.refresh();
  }

  private async refresh(): Promise<void> {
    await this.load().catch((error: unknown) => this.log.warn({ reason: (error as Error).message }, 'brands not read'));
  }

  private async load(): Promise<void> {
    const rows = await this.queries.query<ChosenBrand & { logo: LogoFacts | null }>(all, []);
    this.byOwner = new Map(rows.map((row) => [row.ownerId, row]));
    this.shown.clear();
  }
}
