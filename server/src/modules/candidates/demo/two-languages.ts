import type { ContentLanguage } from '../../questions';
import type { Invitee } from '../invite.queries';

const english: Names = {
  first: ['Adam', 'Bella', 'Clara', 'Daniel', 'Elena', 'Felix', 'Grace', 'Henry'].map(own),
  last: ['Ashworth', 'Brandt', 'Costa', 'Dubois', 'Evans', 'Fischer', 'Grant'].map(own),
};

const arabic: Names = {
  first: [
    ['أمجد', 'amjad'],
    ['بدور', 'budoor'],
    ['جمانة', 'jumana'],
    ['حازم', 'hazem'],
    ['خلود', 'khulood'],
    ['راشد', 'rashed'],
    ['سمر', 'samar'],
    ['طارق', 'tareq'],
  ],
  last: [
    ['الأنصاري', 'ansari'],
    ['البكري', 'bakri'],
    ['الجابري', 'jabri'],
    ['الحربي', 'harbi'],
    ['الزعبي', 'zoubi'],
    ['الشريف', 'sharif'],
    ['العتيبي', 'otaibi'],
  ],
};

/** As it is written, and in an address. */
type Name = readonly [written: string, inAddress: string];
interface Names {
  first: readonly Name[];
  last: readonly Name[];
}

function own(name: string): Name {
  return [name, name.toLowerCase()];
}

/** Invented people, as many in either language as the check of both needs for a first sign. */
export const inTwoLanguages: readonly Invitee[] = [...peopleOf('en', english), ...peopleOf('ar', arabic)];

function peopleOf(language: ContentLanguage, { first, last }: Names): Invitee[] {
  return first.flatMap(([firstName, given], row) =>
    last.map(([lastName, family], column) => ({
      firstName,
      lastName,
      language,
      email: `${given}.${family}@example.net`,
      phone: `+97150555${language === 'en' ? 1 : 2}${row}${column}0`,
      externalId: null,
      extraTimePercent: null,
      callbackUrl: null,
      returnUrl: null,
    })),
  );
}
