import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { User, preferencesOf } from '../user';
import type { PreferencesInput } from './preferences.inputs';
import type { Preferences, StoredSettings } from '../user';

export interface StaffSettings extends Preferences {
  /** For modules that keep choices of their own beside these. */
  stored: StoredSettings;
}

/** What a user has chosen. Later modules keep their own choices beside the preferences, and know what these mean. */
@Injectable()
export class Settings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async of(userId: string): Promise<StaffSettings> {
    const { settings } = await this.dataSource.manager.findOneByOrFail(User, { id: userId });
    return nodeOf(settings);
  }

  /** What is left out stays as it is; `change` sees what is stored and adds to it. */
  update(
    userId: string,
    preferences: PreferencesInput,
    change: (stored: StoredSettings) => StoredSettings,
  ): Promise<StaffSettings> {
    return this.unitOfWork.run(async (tx) => {
      const stored = await lockSettings(tx, userId);
      const settings = { ...stored, ...chosen(preferences), ...change(stored) };
      await tx.manager.update(User, { id: userId }, { settings, updatedAt: this.clock.now() });
      return nodeOf(settings);
    });
  }
}

async function lockSettings(tx: Tx, userId: string): Promise<StoredSettings> {
  const lock = { mode: 'for_no_key_update' } as const;
  return (await tx.manager.findOneOrFail(User, { where: { id: userId }, lock })).settings;
}

/** Of all preferences only the time zone can be emptied. */
function chosen({ language, theme, timeZone, ...notify }: PreferencesInput): StoredSettings {
  const { notifyOnSubmission, notifyOnAccessRequest } = notify;
  const given = { language, theme, notifyOnSubmission, notifyOnAccessRequest };
  const named = Object.fromEntries(Object.entries(given).filter(([, value]) => value != null));
  return { ...named, ...(timeZone !== undefined && { timeZone }) };
}

function nodeOf(stored: StoredSettings): StaffSettings {
  return { ...preferencesOf(stored), stored };
}
