export { CreateStaffUser } from './create-staff-user';
export { FirstSuperAdmin } from './first-super-admin';
export { StaffRecords } from './staff-records.port';
export type { Holdings } from './staff-records.port';
export { StaffUserNode, toStaffUserNode } from './staff-user.type';
export { StaffUsers } from './staff-users.service';
export { PeopleModule } from './people.module';
