export type { ShownBrand } from './brand';
export { BrandNode, Brands } from './brand';
export {
  Credits,
  NotEnoughRequests,
  Organization,
  ORGANIZATION_ID,
  Owners,
  User,
  Users,
  CreditsType,
  ViewerType,
} from './user';
export { FirstSuperAdmin, CreateStaffUser, StaffRecords, StaffUserNode, toStaffUser, StaffUsers } from './people';
export { DEMO_OWNER_ID, demoSignIn } from './demo';
export { IdentityModule } from './identity.module';
export { TellOwner } from './notices';
export { OpenSession, SESSION_COOKIE } from './session';
export type { Holdings, StaffUser } from './people';
export { Settings, PreferencesInput, StaffSettingsNode } from './settings';
export type { StaffSettings } from './settings';
export type { CreditsLeft, StoredSettings } from './user';
export { AskForHelpInput, SUPPORT_ANSWERS_WITHIN_HOURS, WriteFromOutside } from './support';
