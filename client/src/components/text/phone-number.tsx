import { LtrText } from './ltr-text';
import { Missing } from './missing';

/** Whom a program has invited may have none. */
export function PhoneNumber({ phone }: { phone: string | null }) {
  return phone === null ? <Missing /> : <LtrText>{phone}</LtrText>;
}
