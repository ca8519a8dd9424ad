import type { Role } from '../../../platform/access';
import { creditsOf } from '../user';
import type { CreditsLeft, User } from '../user';

/** Somebody who signs in, as others see them: what the schema and the bodies of REST calls are made of. */
export interface StaffUser {
  id: string;
  role: Role;
  name: string;
  email: string;
  phone: string | null;
  companyName: string | null;
  companySize: number | null;
  isVerified: boolean;
  credits: CreditsLeft;
  lastSignInAt: Date | null;
  createdAt: Date;
  hasPassword: boolean;
}

export function toStaffUser(user: User): StaffUser {
  const { id, role, name, email, phone, companyName, companySize, isVerified, lastSignInAt, createdAt } = user;
  return {
    id,
    role,
    name,
    email,
    phone,
    companyName,
    companySize,
    isVerified,
    lastSignInAt,
    createdAt,
    credits: creditsOf(user),
    hasPassword: user.passwordHash !== null,
  };
}
