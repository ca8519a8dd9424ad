export { CreateStaffUser } from './create-staff-user';
export { FirstSuperAdmin } from './first-super-admin';
export { StaffRecords } from './staff-records.port';
export type { Holdings } from './staff-records.port';
export { toStaffUser } from './staff-user';
export type { StaffUser } from './staff-user';
export { StaffUserNode } from './staff-user.type';
export { StaffUsers } from './staff-users.service';
export { PeopleModule } from './people.module';
