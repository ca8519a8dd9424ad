export { Settings } from './settings.service';
export { PreferencesInput, StaffSettingsNode } from './staff-settings.type';
export { SettingsModule } from './settings.module';
