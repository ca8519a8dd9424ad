import { useEffect, useState } from 'react';
import { LtrText } from './ltr-text';
import { Missing } from './missing';
import styles from './text.module.css';

/** Whom a program has invited may have none. */
export function PhoneNumber({ phone }: { phone: string | null }) {
  const grouped = useGrouped();
  return phone === null ? <Missing /> : <LtrText className={styles.phone ?? ''}>{grouped(phone)}</LtrText>;
}

type Group = (phone: string) => string;

const asGiven: Group = (phone) => phone;
let known: Group = asGiven;

/** The plans of all countries weigh more than a page: they come after it, and until then a number stands as it was given. */
function useGrouped(): Group {
  const [grouped, setGrouped] = useState(() => known);
  useEffect(() => {
    if (known !== asGiven) return;
    let isGone = false;
    void import('../../lib/format/group-phone').then(
      ({ groupPhone }) => {
        known = groupPhone;
        if (!isGone) setGrouped(() => groupPhone);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return grouped;
}
