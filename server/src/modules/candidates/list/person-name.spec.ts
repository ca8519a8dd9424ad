import { splitName } from './person-name';

describe('splitName', () => {
  it.each([
    ['Lina Haddad', 'Lina', 'Haddad'],
    ['Haddad, Lina', 'Lina', 'Haddad'],
    ['حداد، لينا', 'لينا', 'حداد'],
    ['Mohammed bin Salman', 'Mohammed', 'bin Salman'],
    ['عبد الله القحطاني', 'عبد الله', 'القحطاني'],
    ['أبو بكر الصديق', 'أبو بكر', 'الصديق'],
    ['عبدالله القحطاني', 'عبدالله', 'القحطاني'],
    ['Abdul Rahman Al-Sayed', 'Abdul Rahman', 'Al-Sayed'],
    ['  Lina   Haddad ', 'Lina', 'Haddad'],
    ['Lina,', 'Lina', ''],
    ['Cher', 'Cher', ''],
    ['عبد الله', 'عبد الله', ''],
    ['', '', ''],
  ])('splits %s', (whole, firstName, lastName) => expect(splitName(whole)).toEqual({ firstName, lastName }));
});
