import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppConfig } from '../config';
import { UnitOfWork } from '../database';
import { ProviderCatalogue } from '../discovery';
import { DemoSeed, ReadyExamLink } from './demo-seed.port';

@Injectable()
export class DemoData {
  constructor(
    private readonly config: AppConfig,
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly catalogue: ProviderCatalogue,
  ) {}

  /** Plants every module's seeds if this is a demo and nobody has an account yet; all of them or none. */
  async plantOnce(): Promise<void> {
    if (!this.config.demoData || (await this.hasUsers())) return;
    const seeds = [...this.catalogue.instancesOf(DemoSeed)].sort((a, b) => a.order - b.order);
    await this.unitOfWork.run(async (tx) => {
      for (const seed of seeds) await seed.seed(tx);
    });
  }

  async readyExamLink(): Promise<string | null> {
    if (!this.config.demoData) return null;
    const [source] = this.catalogue.instancesOf(ReadyExamLink);
    return source ? source.find() : null;
  }

  private async hasUsers(): Promise<boolean> {
    const rows = await this.dataSource.query<{ found: boolean }[]>('select exists (select from users) as found');
    return rows[0]?.found === true;
  }
}
