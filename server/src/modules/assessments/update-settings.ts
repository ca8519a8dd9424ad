import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access';
import { Settings } from '../identity';
import type { StaffSettings, StoredSettings } from '../identity';
import { FieldProblems } from '../questions';
import { readConfiguration, readReportOptions } from './assessment-draft.policy';
import { configurationOf, reportOptionsOf } from './default-settings';
import type { UpdateSettingsInput } from './settings.inputs';

/** The viewer's settings, with what their new assessments start with: only this module knows how such defaults are made. */
@Injectable()
export class UpdateSettings {
  constructor(private readonly settings: Settings) {}

  /** @throws InvalidInput */
  execute({ userId }: Pick<Viewer, 'userId'>, input: UpdateSettingsInput): Promise<StaffSettings> {
    const { defaultConfiguration, defaultReportOptions, ...preferences } = input;
    return this.settings.update(userId, preferences, (stored) => ({
      ...(defaultConfiguration && { defaultConfiguration: changedConfiguration(stored, defaultConfiguration) }),
      ...(defaultReportOptions && {
        defaultReportOptions: readReportOptions(reportOptionsOf(stored), defaultReportOptions),
      }),
    }));
  }
}

function changedConfiguration(
  stored: StoredSettings,
  { opensAt: _opensAt, closesAt: _closesAt, ...draft }: NonNullable<UpdateSettingsInput['defaultConfiguration']>,
): object {
  const problems = new FieldProblems();
  const changed = readConfiguration(configurationOf(stored), draft, problems, 'defaultConfiguration');
  problems.throwIfAny();
  return changed;
}
