export { Settings } from './settings.service';
export type { StaffSettings } from './settings.service';
export { StaffSettingsNode } from './staff-settings.type';
export { SettingsModule } from './settings.module';
export { PreferencesInput } from './preferences.inputs';
